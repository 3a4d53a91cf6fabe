import type { Item, MealEntry } from '../domain/entry.js';
import { scaleItem } from './edit.js';
import type { Change } from './intents/edit-words.js';
import { read } from './matching-items.js';
import type { TurnContext } from './turn-context.js';
import { toItem } from './to-item.js';

/** "The second one was diet": one of two cokes becomes a diet coke; without two of anything, the food that stands second. Null: no such food. */
export function oneOf(
  { nth, words: told, count = 1 }: Extract<Change, { is: 'one-of' }>,
  meal: MealEntry,
  context: TurnContext,
): Item[] | null {
  const [first = '', ...rest] = told.split(' ');
  const words = ARTICLES.has(first) && rest.length > 0 ? rest.join(' ') : told;
  const several = meal.items.findLastIndex((item) => item.quantity >= 2 && Number.isInteger(item.quantity));
  const at = several >= 0 ? several : nth - 1;
  const old = meal.items[at];
  if (!old || (several >= 0 && nth > old.quantity)) return null;
  const unit = old.unit === 'count' ? '' : `${old.unit} `;
  const head = old.name.split(' ').at(-1)!;
  const foods = [`${count} ${unit}${words} ${old.name}`, `${count} ${unit}${words} ${head}`, `${count} ${unit}${words}`]
    .map((one) => read(one, context))
    .flatMap(([item, ...more]) => (item && more.length === 0 && item.nutrients !== null && item.sureness >= 0.5 ? [item] : []));
  // "A stout" of two beers is one of them, whatever the table has of it.
  const found = foods.find(({ food }) => food !== old.food) ?? foods.findLast(({ name, mods }) => name !== old.name && mods.length === 0);
  if (!found) return null;
  const fresh = toItem(found);
  return several >= 0
    ? [...meal.items.slice(0, at), scaleItem(old, (old.quantity - count) / old.quantity), fresh, ...meal.items.slice(at + 1)]
    : meal.items.with(at, fresh);
}

const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'un', 'une', 'una']);

const KCAL = { protein: 4, carbs: 4, fat: 9, sugar: 0 } as const;

/** "It had 30g of protein": the grams of the only food, or of the one that has most of it; its calories follow by the difference. */
export function withMacros(meal: MealEntry, { grams, of: named }: Extract<Change, { is: 'macros' }>): Item[] | null {
  const names = Object.keys(grams) as (keyof typeof KCAL)[];
  const known = meal.items.filter((item) => item.nutrients !== null && (named === undefined || item.name === named));
  const of = known.toSorted((a, b) => b.nutrients![names[0]!] - a.nutrients![names[0]!])[0];
  if (!of?.nutrients) return null;
  const old = of.nutrients;
  const more = names.reduce((sum, name) => sum + KCAL[name] * (grams[name]! - old[name]), 0);
  // The user's own calories stand.
  const calories = of.source === 'user' ? old.calories : Math.max(0, old.calories + more);
  const item: Item = { ...of, nutrients: { ...old, ...grams, calories }, source: 'user', assumed: false, assumption: null };
  return meal.items.with(meal.items.indexOf(of), item);
}
