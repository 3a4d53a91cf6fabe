import type { Item, MealEntry } from '../../domain/entry.js';
import { builtInTable, foodOfItem } from '../../food/index.js';
import type { ReadItem } from '../../reading/reading.js';
import { partCalled, withAmounts } from '../frames/acts/parts.js';
import { editIntent } from '../frames/binding.js';
import { chartOf, understand } from '../frames/understand.js';
import type { TurnContext } from '../turn-context.js';
import { sameStem, stems } from '../targets.js';
import type { Intent, IntentOf } from './intent.js';

type LogMeal = IntentOf<'log-meal'>;

/**
 * Foods that are told with their amounts right behind what is made of them: "2 longganisa 1 egg" of longganisa with rice and egg, "4 wings 2
 * thighs" of chicken. Parts that it is called by take their amounts, and kinds of it its place. Null where they are none.
 */
export function partsTold(meal: LogMeal, last: MealEntry, context: TurnContext): Intent[] | null {
  if (!areCounted(meal)) return null;
  for (const [index, host] of last.items.entries()) {
    const named = partsNamed(meal.items, host);
    const split = named && withAmounts({ entry: last, index, item: host }, named, understand(context).talk);
    if (split) return [...split.intents];
    const kinds = meal.items.every(({ food, name }) => food?.slice(0, KIND) === host.food?.slice(0, KIND) && name !== host.name);
    if (kinds && host.assumed && meal.items.length > 1) return [editIntent(last, { is: 'replace', of: host.name, words: context.text })];
  }
  return null;
}
/** So many signs of a code tell foods of one kind. */
const KIND = 5;

/** The same of what may lie in the only dish of a meal: whether they are it or were had besides is asked. */
export function partsAsked(meal: LogMeal, last: MealEntry, host: Item, context: TurnContext): Intent[] | null {
  if (!areCounted(meal) || meal.items.length < 2 || !host.assumed || !mayBeOf(meal.items, host, context)) return null;
  return [{ type: 'check', choices: [[editIntent(last, { is: 'replace-all', words: context.text })], [meal]] }];
}

const areCounted = ({ items }: LogMeal): boolean =>
  items.every(({ assumed, nutrients, source }) => !assumed && nutrients !== null && source !== 'user');

/** The amount of each part that the dish is called by; null where one of the foods is none. */
function partsNamed(items: readonly ReadItem[], host: Item): ReadonlyMap<number, string> | null {
  const parts = items.map((item) => partCalled(item.name, host) ?? partCalled(item.words, host));
  if (parts.includes(null) || new Set(parts).size < items.length) return null;
  return new Map(items.map((item, i) => [parts[i]!, amountOf(item)]));
}

const amountOf = ({ quantity, size, unit }: ReadItem): string =>
  [quantity, size ?? '', unit === 'count' ? '' : unit].filter((word) => word !== '').join(' ');

/** They are all of its category, or lie in a whole plate; what some plates hold nobody wrote down. */
function mayBeOf(items: readonly ReadItem[], host: Item, context: TurnContext): boolean {
  const table = context.table ?? builtInTable();
  const food = foodOfItem(host, table);
  if (!food) return false;
  if (items.every((item) => foodOfItem(item, table)?.category === food.category && item.name !== host.name)) return true;
  const own = [...food.holds, host.name].flatMap(stems);
  const lies = ({ name }: ReadItem) => stems(name).some((word) => own.some((one) => sameStem(one, word)));
  // "Half of 2 tamales and 300 ml of milk" goes on with other food.
  const joined = chartOf(context).at.some((spans) => spans.some(({ kind }) => kind === 'and'));
  return food.tags.has('dish') && (joined ? items.every(lies) : food.holds.length === 0 || items.some(lies));
}
