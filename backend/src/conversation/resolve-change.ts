import type { Entry, Item, MealEntry } from '../domain/entry.js';
import { addDays } from '../domain/local-day.js';
import { builtInTable, groundItem } from '../food/index.js';
import { carried, NO_AMOUNT, withAmount, withOwnFigure } from './carry-amount.js';
import { changeAmount } from './change-amount.js';
import { scaleItem } from './edit.js';
import type { Change } from './intents/edit-words.js';
import { indexOf, read } from './matching-items.js';
import { removeItem } from './remove-item.js';
import { oneOf, withMacros } from './resolve-parts.js';
import { items, NONE, type Resolved } from './resolved.js';
import { resolveForWorkout } from './resolve-workout.js';
import type { TurnContext } from './turn-context.js';
import { joinedTo, toldOf, toldWith } from './own-name.js';
import { toldOver } from './frames/told-together.js';
import { sayAgain, tellsKind } from './say-again.js';
import { stems, wordsMatch } from './targets.js';
import { fold } from '../language/fold.js';
import { kindOf } from '../reading/index.js';
import type { ReadItem } from '../reading/reading.js';
import { toItem } from './to-item.js';
import { unsay } from './unsay.js';

/** What a correction makes of an entry. */
export function resolveChange(change: Change, entry: Entry, context: TurnContext): Resolved {
  if (change.is === 'day') {
    const localDate = addDays(context.today, change.day);
    return { type: 'edit', edit: { type: 'when', localDate, localTime: entry.localTime, ...(change.meal ? { meal: change.meal } : {}) } };
  }
  if (change.is === 'time') return { type: 'edit', edit: { type: 'when', localDate: entry.localDate, localTime: change.time } };
  if (change.is === 'scale' && change.of === null) {
    const { factor, share } = change;
    return { type: 'edit', edit: { type: 'scale', factor, ...(share === undefined ? {} : { share }) } };
  }
  return entry.kind === 'meal' ? resolveForMeal(change, entry, context) : resolveForWorkout(change, entry, context);
}

function resolveForMeal(change: Change, meal: MealEntry, context: TurnContext): Resolved {
  switch (change.is) {
    case 'say':
      return sayAgain(change.words, meal, context);
    case 'number':
      // A bare number of a quick add is its calories.
      if (meal.items.length === 1 && isQuick(meal.items[0]!))
        return resolveForMeal({ is: 'calories', value: change.value, of: null }, meal, context);
      return changeAmount({ ...NO_AMOUNT, quantity: change.value }, change, meal, context);
    case 'amount':
      return changeAmount(change.amount, change, meal, context);
    case 'by': {
      const at = change.of === null ? (meal.items.length === 1 ? 0 : -1) : indexOf(change.of, meal, context);
      const item = meal.items[at];
      if (!item) return change.of === null ? { type: 'which-item', change } : NONE;
      const quantity = item.quantity + change.count;
      if (quantity < 0) return NONE;
      return items(
        quantity === 0 ? meal.items.toSpliced(at, 1) : meal.items.with(at, withAmount(item, { ...NO_AMOUNT, quantity }, context)),
      );
    }
    case 'replace': {
      const at = indexOf(change.of, meal, context);
      if (at < 0) return change.loose ? sayAgain(change.words, meal, context) : NONE;
      // "the eggs were scrambled" says how, not what.
      const kind = kindTold(change.words, meal.items[at]!, context);
      const alone = read(change.words, context);
      const [only, ...others] = alone;
      const closer =
        only && others.length === 0 && !only.assumed && !change.outright
          ? kindOf(meal.items[at]!, only, context.table ?? builtInTable())
          : null;
      if (closer) return items(meal.items.with(at, toItem(closer)));
      const fresh =
        alone.some((item) => item.nutrients !== null) &&
        (change.outright || !tellsKind(change.words) || namesHead(change.words, meal.items[at]!))
          ? alone
          : kind.length === 1 && kind[0]!.nutrients !== null
            ? kind
            : alone;
      if (fresh.length === 0 || fresh.every((item) => item.nutrients === null)) return NONE;
      return items(
        replaced(
          meal.items,
          at,
          fresh.map((item) =>
            withOwnFigure(
              carried(called(item, meal.items[at]!, context), meal.items[at]!, context),
              meal.items[at]!,
              fresh.length,
              context,
            ),
          ),
        ),
      );
    }
    case 'note': {
      const at = indexOf(change.of, meal, context);
      const item = meal.items[at];
      return item ? items(meal.items.with(at, { ...item, mods: [...new Set([...item.mods, change.words])] })) : NONE;
    }
    case 'replace-all': {
      const fresh = read(change.words, context);
      return fresh.length > 0 ? items(fresh.map(toItem)) : NONE;
    }
    case 'unsay':
      return unsay(change, meal, context);
    case 'remove':
      return removeItem(change, meal, context);
    case 'one-of':
    case 'macros': {
      const list = change.is === 'macros' ? withMacros(meal, change) : oneOf(change, meal, context);
      return list ? items(list) : NONE;
    }
    case 'add': {
      return addItems(change, meal, context);
    }
    case 'put-back': {
      const item = takenOut(change.of, meal, context);
      return item ? items([...meal.items, item]) : NONE;
    }
    case 'scale': {
      const at = indexOf(change.of ?? '', meal, context);
      return at < 0 ? NONE : items(meal.items.with(at, scaleItem(meal.items[at]!, change.factor)));
    }
    case 'size':
      return changeAmount({ ...NO_AMOUNT, size: change.size }, change, meal, context);
    case 'calories': {
      if (change.of !== null) return changeAmount({ ...NO_AMOUNT, calories: change.value }, change, meal, context);
      const total = meal.items.reduce((sum, item) => sum + (item.nutrients?.calories ?? 0), 0);
      const share = (item: Item) => (total > 0 ? (item.nutrients?.calories ?? 0) / total : 1 / meal.items.length);
      return items(meal.items.map((item) => groundItem(item, { calories: change.value * share(item) }, context.table)));
    }
    case 'meal': {
      if (change.of === null) return { type: 'edit', edit: { type: 'meal', meal: change.meal } };
      const at = indexOf(change.of, meal, context);
      return at < 0 ? NONE : { type: 'edit', edit: { type: 'split', indexes: [at], meal: change.meal } };
    }
    default:
      return NONE;
  }
}

/** What is put on or into a food is read together with it: milk in coffee is a splash, a burger with cheese a cheeseburger. */
function addItems({ words, on }: Extract<Change, { is: 'add' }>, meal: MealEntry, context: TurnContext): Resolved {
  const at = on === undefined ? -1 : on === '' ? meal.items.length - 1 : indexOf(on, meal, context);
  const host = meal.items[at];
  for (const whole of host && host.food !== null ? toldWith(host, words, context) : []) {
    const [first, ...others] = read(whole, context);
    if (first === undefined || [first, ...others].some((item) => item.nutrients === null)) continue;
    if (others.length > 0 && first.food === host!.food) return items([...meal.items, ...others.map(toItem)]);
    // A word that only stands beside the food's name was not counted.
    const counted = !stems(words).some((word) => stems(first.mods.join(' ')).includes(word));
    if (counted && others.length === 0 && first.food !== host!.food && first.sureness >= 0.5) {
      const dish = carried(
        { ...first, words: context.lang === 'en' ? first.name : joinedTo(host!, words, context.lang, context) },
        host!,
        context,
      );
      // With more on it, it is no less.
      if ((dish.nutrients?.calories ?? 0) >= (host!.nutrients?.calories ?? 0)) return items(meal.items.with(at, dish));
    }
  }
  const fresh = read(words, context).filter((item) => item.quantity > 0 && item.nutrients !== null);
  return fresh.length > 0 ? items(fresh.reduce<Item[]>((list, item) => withMore(list, toItem(item), context), meal.items)) : NONE;
}

/** "Two eggs more" of two are four; any other food stands beside those that are there. */
function withMore(list: Item[], more: Item, context: TurnContext): Item[] {
  const same = ({ food, unit, size, mods, assumed }: Item) =>
    food !== null && food === more.food && unit === more.unit && size === more.size && mods.length === 0 && !assumed;
  const at = more.assumed || more.mods.length > 0 ? -1 : list.findIndex(same);
  const quantity = (list[at]?.quantity ?? 0) + more.quantity;
  return at < 0 ? [...list, more] : list.with(at, withAmount(list[at]!, { ...NO_AMOUNT, quantity }, context));
}

/** The food with what is told of it; where no food is both, as white rice that was brown, with that in place of what it was called. */
function kindTold(words: string, item: Item, context: TurnContext): readonly ReadItem[] {
  const both = read(toldOf(words, item, context), context);
  const untold = both.length === 1 && stems(words).some((word) => stems(both[0]!.mods.join(' ')).includes(word));
  const over = untold ? toldOver(item, words, () => true, context) : null;
  return over ? read(over.words, context) : both;
}

/** Words that nobody said so ("brown white rice", of white rice that was brown) give way to the food's name, where it says all that is new. */
function called(fresh: ReadItem, old: Item, context: TurnContext): ReadItem {
  const news = stems(fresh.words).filter((word) => !stems(old.name).includes(word));
  const own = context.lang !== 'en' || fold(context.text).includes(fold(fresh.words)) || fresh.mods.length > 0;
  return own || !news.every((word) => stems(fresh.name).includes(word)) ? fresh : { ...fresh, words: fresh.name };
}

/** "Whole milk" of almond milk is another milk and no kind of it. */
const namesHead = (words: string, { name }: Item): boolean => stems(words).length > 1 && stems(words).at(-1) === stems(name).at(-1);

const isQuick = (item: Item): boolean => item.source === 'user' && item.food === null && item.grams === null && item.quantity === 1;

/** The food of this name that a correction of the last hours took out of the meal. */
function takenOut(words: string, meal: MealEntry, context: TurnContext): Item | undefined {
  const before = context.snapshot.changes.flatMap((change) =>
    change.undone
      ? []
      : change.events.flatMap((event) => (event.type === 'entry-corrected' && event.after.id === meal.id ? [event.before] : [])),
  );
  return before
    .toReversed()
    .flatMap((entry) => (entry.kind === 'meal' ? entry.items : []))
    .find((item) => wordsMatch(item.name, words) && !meal.items.some((one) => one.name === item.name));
}

const replaced = (list: readonly Item[], at: number, fresh: Item[]): Item[] => [...list.slice(0, at), ...fresh, ...list.slice(at + 1)];
