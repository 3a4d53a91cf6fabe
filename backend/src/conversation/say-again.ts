import type { MealEntry } from '../domain/entry.js';
import { builtInTable } from '../food/index.js';
import { kindOf, readAmount } from '../reading/index.js';
import type { ReadItem } from '../reading/reading.js';
import { carried, withOwnFigure } from './carry-amount.js';
import { changeAmount } from './change-amount.js';
import type { Change } from './intents/edit-words.js';
import { fold } from '../language/fold.js';
import { holds, said, withoutFirst, withoutLast, wordsIn } from '../language/said.js';
import { nearestKin } from './kinship.js';
import { bestMatch, read } from './matching-items.js';
import { toldOf } from './own-name.js';
import { items, NONE, type Resolved } from './resolved.js';
import type { TurnContext } from './turn-context.js';
import { stems } from './targets.js';
import { toItem } from './to-item.js';

/** "actually 3 eggs", "diet coke", "decaf", "2": an amount, or food words that stand for one of the items. */
export function sayAgain(words: string, meal: MealEntry, context: TurnContext): Resolved {
  const change: Change = { is: 'say', words };
  const amount = readAmount(words);
  if (amount) return changeAmount(amount, change, meal, context);
  const qualified = tellsKind(words) ? qualifiedItem(words, meal, context) : null;
  if (qualified) return qualified;
  // Noise beside a food is no food.
  const fresh = read(words, context).filter((item, _, all) => item.nutrients !== null || all.every((one) => one.nutrients === null));
  if (fresh.length === 0 || fresh.every((item) => item.nutrients === null)) return qualifiedItem(words, meal, context) ?? NONE;
  const kinds = fresh.length === 1 ? meal.items.map((item) => kindOf(item, fresh[0]!, context.table ?? builtInTable())) : [];
  const dish = kinds.findIndex((kind) => kind !== null);
  if (dish >= 0 && kinds.every((kind, at) => kind === null || at === dish)) return items(meal.items.with(dish, toItem(kinds[dish]!)));
  let list = meal.items;
  const homeless: ReadItem[] = [];
  for (const item of fresh) {
    const at = bestMatch(item, list);
    const old = list[at];
    // "A quest bar" is as much as there was.
    const asMuch = item.assumed || item.quantity === old?.quantity;
    if (old) list = list.with(at, withOwnFigure(carried(item, old, context), old, asMuch ? fresh.length : 0, context));
    else homeless.push(item);
  }
  if (homeless.length === 0) return items(list);
  if (list.length === 1 && homeless.length === fresh.length)
    return items(homeless.map((item) => withOwnFigure(carried(item, list[0]!, context), list[0]!, homeless.length, context)));
  // "It was pork" of chicken and rice is the chicken.
  const [only, ...others] = homeless;
  const at = only && others.length === 0 && fresh.length === 1 ? nearestKin(only, list) : -1;
  if (at >= 0) return items(list.with(at, withOwnFigure(carried(only!, list[at]!, context), list[at]!, 1, context)));
  // "Eggs and bacon" of eggs and toast, "a chicken sandwich and fries" of a burger and rings: all of it told anew.
  const rest = meal.items.filter((old, i) => old === list[i]);
  if (fresh.length > 1 && homeless.length === rest.length && rest.length < MOST_ANEW)
    return items([...list.filter((item) => !rest.includes(item)), ...homeless.map(toItem)]);
  if (homeless.length < fresh.length) return items([...list, ...homeless.map(toItem)]);
  return { type: 'which-item', change };
}

/** So many foods at once are a meal of their own. */
const MOST_ANEW = 5;

const KIND = said('kind-of-food');
const ARTICLE: ReadonlySet<string> = new Set(['a', 'an', 'the']);
const ONE: ReadonlySet<string> = new Set(['one']);
const MILKY = said('holds-milk');
const bareKind = (words: string): string => withoutLast(ONE, withoutFirst(ARTICLE, words));

/** Whether words only say what kind of a food it was; they are read together with the food. */
export const tellsKind = (words: string): boolean => KIND.has(bareKind(fold(words)));

function qualifiedItem(words: string, meal: MealEntry, context: TurnContext): Resolved | null {
  const bare = bareKind(words);
  // "Oat milk" is about what has milk, where something has.
  const host =
    wordsIn(fold(bare)).at(-1) === 'milk'
      ? meal.items.filter((item) => holds(MILKY, `${item.name} ${item.words ?? ''} ${item.mods.join(' ')}`))
      : [];
  const tries = meal.items.flatMap((item, at) => {
    if (host.length > 0 && !host.includes(item)) return [];
    // "Oat milk" of whole milk is another milk, and no kind of it.
    const named = stems(bare).length > 1 && stems(bare).at(-1) === stems(item.name).at(-1);
    const found = read(named ? bare : toldOf(bare, item, context), context);
    // The words must have made it another food; else they said nothing that the table knows.
    const other =
      found.length === 1 &&
      found[0]!.nutrients !== null &&
      found[0]!.sureness >= 0.5 &&
      (tellsKind(words) || (found[0]!.food !== item.food && stems(bare).length <= 2));
    return other ? [{ at, item: found[0]! }] : [];
  });
  const best = tries.toSorted((a, b) => b.item.sureness - a.item.sureness)[0];
  if (best) return items(meal.items.with(best.at, carried(best.item, meal.items[best.at]!, context, bare)));
  if (meal.items.length === 1 && tellsKind(words)) return items([{ ...meal.items[0]!, mods: [...meal.items[0]!.mods, bare] }]);
  return null;
}
