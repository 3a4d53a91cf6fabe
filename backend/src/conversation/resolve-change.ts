import type { Entry, Item, MealEntry } from '../domain/entry.js';
import { addDays } from '../domain/local-day.js';
import { groundItem } from '../food/index.js';
import { readAmount } from '../reading/index.js';
import type { Amount, ReadItem } from '../reading/reading.js';
import { scaleItem, type Edit } from './edit.js';
import type { Change } from './intents/edit-words.js';
import { fold } from './language.js';
import { bestMatch, indexOf, read } from './matching-items.js';
import { plainNumber } from './numbers.js';
import { oneOf, withMacros } from './resolve-parts.js';
import { resolveForWorkout } from './resolve-workout.js';
import type { Scene } from './scene.js';
import { stems, wordsMatch } from './targets.js';
import { toItem } from './to-item.js';

/** A correction matched with an entry: settled, in need of one answer, or not about this entry at all. */
export type Resolved = { type: 'edit'; edit: Edit } | { type: 'which-item'; change: Change } | { type: 'none' };

const NONE: Resolved = { type: 'none' };
const items = (list: Item[]): Resolved => ({ type: 'edit', edit: { type: 'items', items: list } });

export function resolveChange(change: Change, entry: Entry, scene: Scene): Resolved {
  if (change.is === 'day') {
    const localDate = addDays(scene.today, change.day);
    return { type: 'edit', edit: { type: 'when', localDate, localTime: entry.localTime, ...(change.meal ? { meal: change.meal } : {}) } };
  }
  if (change.is === 'time') return { type: 'edit', edit: { type: 'when', localDate: entry.localDate, localTime: change.time } };
  if (change.is === 'scale' && change.of === null) {
    const { factor, share } = change;
    return { type: 'edit', edit: { type: 'scale', factor, ...(share === undefined ? {} : { share }) } };
  }
  return entry.kind === 'meal' ? resolveForMeal(change, entry, scene) : resolveForWorkout(change, entry, scene);
}

function resolveForMeal(change: Change, meal: MealEntry, scene: Scene): Resolved {
  switch (change.is) {
    case 'say':
      return sayAgain(change.words, meal, scene);
    case 'number':
      // A bare number of a quick add is its calories.
      if (meal.items.length === 1 && isQuick(meal.items[0]!))
        return resolveForMeal({ is: 'calories', value: change.value, of: null }, meal, scene);
      return changeAmount({ ...NO_AMOUNT, quantity: change.value }, change, meal, scene);
    case 'replace': {
      const at = indexOf(change.of, meal, scene);
      if (at < 0) return change.loose ? sayAgain(change.words, meal, scene) : NONE;
      // "the eggs were scrambled" says how, not what.
      const kind = read(`${change.words} ${meal.items[at]!.name}`, scene);
      const alone = read(change.words, scene);
      const fresh =
        alone.some((item) => item.nutrients !== null) && !QUALIFIER.test(fold(change.words))
          ? alone
          : kind.length === 1 && kind[0]!.nutrients !== null
            ? kind
            : alone;
      if (fresh.length === 0 || fresh.every((item) => item.nutrients === null)) return NONE;
      return items(
        replaced(
          meal.items,
          at,
          fresh.map((item) => carried(item, meal.items[at]!, scene)),
        ),
      );
    }
    case 'replace-all': {
      const fresh = read(change.words, scene);
      return fresh.length > 0 ? items(fresh.map(toItem)) : NONE;
    }
    case 'remove':
      return removeItem(change, meal, scene);
    case 'one-of':
    case 'macros': {
      const list = change.is === 'macros' ? withMacros(meal, change.grams) : oneOf(change, meal, scene);
      return list ? items(list) : NONE;
    }
    case 'add': {
      return addItems(change, meal, scene);
    }
    case 'put-back': {
      const item = takenOut(change.of, meal, scene);
      return item ? items([...meal.items, item]) : NONE;
    }
    case 'scale': {
      const at = indexOf(change.of ?? '', meal, scene);
      return at < 0 ? NONE : items(meal.items.with(at, scaleItem(meal.items[at]!, change.factor)));
    }
    case 'size':
      return changeAmount({ ...NO_AMOUNT, size: change.size }, change, meal, scene);
    case 'calories': {
      if (change.of !== null) return changeAmount({ ...NO_AMOUNT, calories: change.value }, change, meal, scene);
      const total = meal.items.reduce((sum, item) => sum + (item.nutrients?.calories ?? 0), 0);
      const share = (item: Item) => (total > 0 ? (item.nutrients?.calories ?? 0) / total : 1 / meal.items.length);
      return items(meal.items.map((item) => groundItem(item, { calories: change.value * share(item) }, scene.table)));
    }
    case 'meal': {
      if (change.of === null) return { type: 'edit', edit: { type: 'meal', meal: change.meal } };
      const at = indexOf(change.of, meal, scene);
      return at < 0 ? NONE : { type: 'edit', edit: { type: 'split', indexes: [at], meal: change.meal } };
    }
    default:
      return NONE;
  }
}

const NO_AMOUNT: Amount = { quantity: null, unit: null, size: null, each: null, share: false, calories: null, vague: false };

/** What is put on or into a food is read together with it: milk in coffee is a splash, a burger with cheese a cheeseburger. */
function addItems({ words, on }: Extract<Change, { is: 'add' }>, meal: MealEntry, scene: Scene): Resolved {
  const at = on === undefined ? -1 : on === '' ? meal.items.length - 1 : indexOf(on, meal, scene);
  const host = meal.items[at];
  const [first, ...others] = host && host.food !== null ? read(`${host.name} with ${words}`, scene) : [];
  const both = first !== undefined && [first, ...others].every((item) => item.nutrients !== null);
  if (both && others.length > 0 && first.food === host!.food) return items([...meal.items, ...others.map(toItem)]);
  if (both && others.length === 0 && first.food !== host!.food && first.sureness >= 0.5)
    return items(meal.items.with(at, carried({ ...first, words: first.name }, host!, scene)));
  const fresh = read(words, scene).filter((item) => item.quantity > 0 && item.nutrients !== null);
  return fresh.length > 0 ? items([...meal.items, ...fresh.map(toItem)]) : NONE;
}

const isQuick = (item: Item): boolean => item.source === 'user' && item.food === null && item.grams === null && item.quantity === 1;

/** The food of this name that a correction of the last hours took out of the meal. */
function takenOut(words: string, meal: MealEntry, scene: Scene): Item | undefined {
  const before = scene.snapshot.changes.flatMap((change) =>
    change.undone
      ? []
      : change.events.flatMap((event) => (event.type === 'entry-corrected' && event.after.id === meal.id ? [event.before] : [])),
  );
  return before
    .toReversed()
    .flatMap((entry) => (entry.kind === 'meal' ? entry.items : []))
    .find((item) => wordsMatch(item.name, words) && !meal.items.some((one) => one.name === item.name));
}

/** "actually 3 eggs", "diet coke", "decaf", "2": an amount, or food words that stand for one of the items. */
function sayAgain(words: string, meal: MealEntry, scene: Scene): Resolved {
  const change: Change = { is: 'say', words };
  const amount = readAmount(words);
  if (amount) return changeAmount(amount, change, meal, scene);
  const qualified = QUALIFIER.test(fold(words)) ? qualifiedItem(words, meal, scene) : null;
  if (qualified) return qualified;
  // Noise beside a food is no food.
  const fresh = read(words, scene).filter((item, _, all) => item.nutrients !== null || all.every((one) => one.nutrients === null));
  if (fresh.length === 0 || fresh.every((item) => item.nutrients === null)) return qualifiedItem(words, meal, scene) ?? NONE;
  let list = meal.items;
  const homeless: ReadItem[] = [];
  for (const item of fresh) {
    const at = bestMatch(item, list);
    if (at >= 0) list = list.with(at, carried(item, list[at]!, scene));
    else homeless.push(item);
  }
  if (homeless.length === 0) return items(list);
  if (list.length === 1 && homeless.length === fresh.length) return items(homeless.map((item) => carried(item, list[0]!, scene)));
  if (homeless.length < fresh.length) return items([...list, ...homeless.map(toItem)]);
  return { type: 'which-item', change };
}

/** Words that only say what kind of a food it was; they are read together with the food. */
export const QUALIFIER =
  /^(an? |the )?(decaf|diet|zero|skim|whole( wheat| milk)?|low ?fat|non ?fat|fat free|sugar ?free|un?sweetened|sweetened|plain|black|red|iced|hot|grilled|fried|baked|roasted|raw|steamed|crispy|wheat|white|brown|rye|sourdough|multigrain|gluten free|oat( milk)?|almond( milk)?|soy( milk)?|coconut( milk)?|2%|1%|light|lite|regular|veggie|vegan|turkey|chicken|beef|spicy|homemade|restaurant|frozen|canned|mild)( one)?$/;

function qualifiedItem(words: string, meal: MealEntry, scene: Scene): Resolved | null {
  const bare = words.replace(/^(an?|the) /i, '').replace(/ one$/i, '');
  // "Oat milk" is about what has milk, where something has.
  const host = /\bmilk$/.test(bare)
    ? meal.items.filter((item) => /\b(?:milk|latte|cappuccino|creamer)\b/.test(`${item.name} ${item.words ?? ''} ${item.mods.join(' ')}`))
    : [];
  const tries = meal.items.flatMap((item, at) => {
    if (host.length > 0 && !host.includes(item)) return [];
    const found = read(`${bare} ${item.name}`, scene);
    // The words must have made it another food; else they said nothing that the table knows.
    const other =
      found.length === 1 &&
      found[0]!.nutrients !== null &&
      found[0]!.sureness >= 0.5 &&
      (QUALIFIER.test(fold(words)) || (found[0]!.food !== item.food && stems(bare).length <= 2));
    return other ? [{ at, item: found[0]! }] : [];
  });
  const best = tries.toSorted((a, b) => b.item.sureness - a.item.sureness)[0];
  if (best) return items(meal.items.with(best.at, carried(best.item, meal.items[best.at]!, scene, bare)));
  if (meal.items.length === 1 && QUALIFIER.test(fold(words))) return items([{ ...meal.items[0]!, mods: [...meal.items[0]!.mods, bare] }]);
  return null;
}

function changeAmount(amount: Amount, change: Change, meal: MealEntry, scene: Scene): Resolved {
  const of = 'of' in change ? change.of : null;
  if (amount.share && amount.quantity !== null && of === null) return { type: 'edit', edit: { type: 'scale', factor: amount.quantity } };
  const at = of !== null ? indexOf(of, meal, scene) : whichItem(amount, meal);
  if (of !== null && at < 0) return NONE;
  if (at < 0) return { type: 'which-item', change };
  return items(meal.items.with(at, withAmount(meal.items[at]!, amount, scene)));
}

/** The item an amount alone must mean: the only one, the only one with this unit, or the only one that has sizes. */
function whichItem(amount: Amount, meal: MealEntry): number {
  if (meal.items.length === 1) return 0;
  const fits = meal.items
    .map((item, i) => ({ item, i }))
    .filter(({ item }) =>
      amount.unit !== null
        ? item.unit === amount.unit || item.assumption?.endsWith(` ${amount.unit}`) === true
        : amount.size !== null && item.size !== null,
    );
  return fits.length === 1 ? fits[0]!.i : -1;
}

export function withAmount(item: Item, amount: Amount, scene: Scene): Item {
  if (amount.share && amount.quantity !== null) return scaleItem(item, amount.quantity);
  const quantity = amount.quantity ?? undefined;
  const sameUnit = amount.unit === null || amount.unit === item.unit;
  if (quantity !== undefined && sameUnit && amount.size === null && item.quantity > 0) {
    return { ...scaleItem(item, quantity / item.quantity), quantity, assumed: false, assumption: null };
  }
  if (amount.unit !== null || amount.size !== null) {
    const words = [quantity ?? (amount.unit ? 1 : ''), amount.size ?? '', amount.unit === 'count' ? '' : (amount.unit ?? ''), item.name]
      .filter((part) => part !== '')
      .join(' ');
    const again = read(words, scene);
    if (again.length === 1 && again[0]!.nutrients !== null)
      return { ...toItem(again[0]!), size: again[0]!.size ?? amount.size, mods: item.mods, assumed: false, assumption: null };
  }
  const change = { quantity, unit: amount.unit ?? undefined, size: amount.size ?? undefined, calories: amount.calories ?? undefined };
  return { ...groundItem(item, change, scene.table), assumed: false, assumption: null };
}

/** A food said again in place of one that is there: what is not said anew (amount, size) stays. */
function carried(fresh: ReadItem, old: Item, scene: Scene, qualifier?: string): Item {
  const item = toItem(fresh);
  const mods = [...new Set([...old.mods, ...item.mods, ...(qualifier && !item.name.includes(qualifier) ? [qualifier] : [])])];
  const sameFood = item.food !== null && item.food === old.food;
  if (!fresh.assumed && fresh.quantity !== old.quantity && sameFood) {
    return { ...withAmount(old, { ...NO_AMOUNT, quantity: fresh.quantity, unit: fresh.unit, size: fresh.size }, scene), mods };
  }
  const saidAmount = readAmount(fresh.words) !== null || /^\d|^(an?|one|two|three|four|five|half|some)\b/i.test(fresh.words);
  if (saidAmount || (fresh.quantity !== 1 && !fresh.assumed)) return { ...item, mods };
  // The amount that was there, read together with the new words: two scrambled eggs are not two helpings of them.
  const words = [old.quantity, old.size ?? '', old.unit === 'count' ? '' : old.unit, fresh.words || fresh.name]
    .filter((part) => part !== '')
    .join(' ');
  const again = read(words, scene);
  if (again.length === 1 && again[0]!.nutrients !== null && again[0]!.food === fresh.food)
    return { ...toItem(again[0]!), mods: [...new Set([...mods, ...again[0]!.mods])], assumed: old.assumed };
  return {
    ...withAmount(item, { ...NO_AMOUNT, quantity: old.quantity, unit: old.unit, size: old.size }, scene),
    name: item.name,
    mods,
    assumed: old.assumed,
  };
}

const SO_MANY = /^(an?|one|une?|una?|two|deux|dos|three|trois|tres|\d{1,2})(?: of (?:the|my|those))? (.+)$/;

/** "Take off one toast" of two leaves the other. */
function oneFewer({ of }: Extract<Change, { is: 'remove' }>, meal: MealEntry, scene: Scene): Resolved | null {
  const [, word = '', name = ''] = SO_MANY.exec(of) ?? [];
  const at = name === '' ? -1 : indexOf(name, meal, scene);
  const count = /^(?:an?|un|une|una)$/.test(word) ? 1 : plainNumber(word);
  const item = meal.items[at];
  if (!item || count === null || item.quantity <= count) return null;
  return items(meal.items.with(at, withAmount(item, { ...NO_AMOUNT, quantity: item.quantity - count }, scene)));
}

/** Parts of a food or drink that are no foods of their own. */
const PART =
  /^(?:the )?(?:ice|salt|skin|crust|whip|whipped|foam|sweetener|gluten|dairy|lactose|bun|buns|shell|sauce|dressing|toppings?|seasoning|syrup|glace|sel|peau|hielo|sal|piel|salsa)$/;

function removeItem(change: Extract<Change, { is: 'remove' }>, meal: MealEntry, scene: Scene): Resolved {
  const fewer = oneFewer(change, meal, scene);
  if (fewer) return fewer;
  const { of, only = false, from } = change;
  const named = of
    .split(/,| and | or | et | y /)
    .map((words) => indexOf(words.trim(), meal, scene))
    .filter((at) => at >= 0);
  if (named.length > 0) return items(meal.items.filter((_, i) => !named.includes(i)));
  // "no cheese" of a burger: the food is read again without it.
  const bearer = from ? indexOf(from, meal, scene) : -1;
  const host = bearer >= 0 ? bearer : meal.items.length === 1 && !only ? 0 : -1;
  if (stems(of).length === 0 || stems(of).length > 2) return NONE;
  if (host < 0)
    return !only && read(of, scene).some((item) => item.nutrients !== null && item.sureness >= 0.5) ? { type: 'which-item', change } : NONE;
  if (!PART.test(fold(of)) && !read(of, scene).some((item) => item.nutrients !== null && item.sureness >= 0.5)) return NONE;
  const old = meal.items[host]!;
  const again = read(`${old.name} no ${of}`, scene)[0];
  const base = again && again.nutrients !== null && wordsMatch(again.name, old.name) ? carried(again, old, scene) : old;
  return items(meal.items.with(host, { ...base, mods: [...new Set([...base.mods, `no ${of}`])] }));
}

const replaced = (list: readonly Item[], at: number, fresh: Item[]): Item[] => [...list.slice(0, at), ...fresh, ...list.slice(at + 1)];
