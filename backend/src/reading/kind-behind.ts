import type { Item } from '../domain/entry.js';
import { type Food, foodOfItem, type FoodTable } from '../food/index.js';
import { formWords } from '../food/form-words.js';
import { groundItem } from '../food/ground-item.js';
import { isDigit } from '../language/letters.js';
import { readFoodPhrase } from './food-phrase.js';
import { ARTICLES } from './number-words.js';
import type { ReadItem } from './reading.js';

/**
 * "2 burritos, chicken", "pizza, pepperoni", "3 tacos, pork no cheese, 1 beer": a dish named in general, and behind a comma which of its
 * kinds it was, where nothing else is told, or the dish alone was counted.
 */
export function kindBehind(items: ReadItem[], table: FoodTable, alone: boolean): ReadItem[] {
  const [dish, kind, ...more] = items;
  if (!dish || !kind || kind.lead?.joint !== 'comma' || !kind.assumed || !kind.mods.every((mod) => mod.startsWith('no '))) return items;
  const counted = isCounted(dish) && dish.quantity >= 2 && more.every(({ words }) => isDigit(words[0]) || isArticle(words));
  if (!counted && (!alone || more.length > 0)) return items;
  const full = kindOf(dish, kind, table) ?? brandOf(dish, kind, table);
  const mods = [...(full?.mods ?? []), ...kind.mods, ...dish.mods];
  return full ? [{ ...full, words: `${dish.words}, ${kind.words}`, mods, lead: dish.lead }, ...more] : items;
}

/** "A whole frozen pizza, red baron": a food in general, and of which maker it was. */
function brandOf(dish: ReadItem, kind: ReadItem, table: FoodTable): ReadItem | null {
  const [general, made] = [foodOfItem(dish, table), foodOfItem(kind, table)];
  if (!general || !made?.tags.has('brand') || general.tags.has('brand') || general.category !== made.category) return null;
  const amount = dish.assumed ? {} : { quantity: dish.quantity, unit: dish.unit, size: dish.size };
  return { ...kind, ...groundItem(kind, amount, table) };
}

/** "Yogurt, half a cup of blueberries", "yogurt, 1 tsp honey": measured by itself, it is beside it; a cup of tomato is of the soup. */
export const isMeasuredApart = ({ tags, category }: Food, kind: ReadItem): boolean =>
  !kind.assumed && (SPOONS.has(kind.unit) || (MEASURES.has(kind.unit) && !tags.has('drink') && !category.toLowerCase().includes('soup')));
const SPOONS: ReadonlySet<string> = new Set(['tbsp', 'tsp']);
const MEASURES: ReadonlySet<string> = new Set(['cup', 'g', 'oz', 'ml', 'floz']);

/** The kind of a dish that was named in general, as a food of its own with the amount that either was told with: "3 chicken" of a taco. Null: it is none. */
export function kindOf(dish: Item, kind: ReadItem, table: FoodTable): ReadItem | null {
  const general = foodOfItem(dish, table);
  if (!general?.tags.has('generic') || !kind.nutrients || isMeasuredApart(general, kind)) return null;
  const called = bare(kind);
  // "ham and cheese"
  const pair = formWords(called).and >= 0;
  const named = [general.name, dish.name].find((name) => isName(`${called} ${name}`, pair, table));
  if (named === undefined) return null;
  const [full, other] = readFoodPhrase(`${called} ${named}`, { table, unknowns: 'never', memory: [] }).items;
  if (!full || other || full.food === general.code || (!pair && joins(full.name))) return null;
  const told = [kind, dish].find(({ assumed, unit, quantity }) => !assumed && !(unit === 'count' && quantity === 1));
  const amount = told ? { quantity: told.quantity, unit: told.unit, size: told.size } : {};
  return { ...full, ...groundItem(full, amount, table) };
}

/** "2 chicken tacos and 1 beef": counted of what is no piece by itself is another of the kind before it. */
export function othersOfKind(items: readonly ReadItem[], table: FoodTable): ReadItem[] {
  const out: ReadItem[] = [];
  for (const item of items) out.push(otherOf(out.at(-1), item, table) ?? item);
  return out;
}

const isArticle = (words: string): boolean => ARTICLES.has(words.split(' ', 1)[0]!);
const isCounted = ({ assumed, unit, size }: ReadItem): boolean => !assumed && unit === 'count' && (size === null || size === 'mini');

function otherOf(dish: ReadItem | undefined, part: ReadItem, table: FoodTable): ReadItem | null {
  if (!dish || !isCounted(dish) || dish.quantity < 2 || !isCounted(part) || !JOINTS.has(part.lead?.joint ?? '')) return null;
  const [many, one] = [foodOfItem(dish, table), foodOfItem(part, table)];
  if (!many?.tags.has('count') || !one || PIECES.some((tag) => one.tags.has(tag))) return null;
  const named = `${part.name} ${formWords(many.name).stems.at(-1)!}`;
  if (!isName(named, false, table)) return null;
  const [full] = readFoodPhrase(named, { table, unknowns: 'never', memory: [] }).items;
  return full ? { ...part, ...full, ...groundItem(full, { quantity: part.quantity }, table), words: part.words, lead: part.lead } : null;
}
const JOINTS: ReadonlySet<string> = new Set(['and', 'comma']);
const PIECES = ['count', 'dish', 'drink'] as const;

/** The user's words where they are the name alone, else the row's. */
const bare = ({ assumed, words, name, mods }: ReadItem): string => (assumed && mods.length === 0 ? words : name);

const isName = (words: string, pair: boolean, table: FoodTable): boolean => {
  const form = table.forms.exact.get(formWords(words).stems.join(' '));
  return form !== undefined && (pair || !table.forms.words[form]!.some(({ joined }) => joined));
};

/** "Chicken and rice": two foods that are a dish together. */
function joins(name: string): boolean {
  const { and, with: withAt } = formWords(name);
  return and >= 0 || withAt >= 0;
}
