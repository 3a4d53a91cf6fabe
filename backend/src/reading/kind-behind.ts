import type { Item } from '../domain/entry.js';
import { foodOfItem, type FoodTable } from '../food/index.js';
import { formWords } from '../food/form-words.js';
import { groundItem } from '../food/ground-item.js';
import { readFoodPhrase } from './food-phrase.js';
import type { ReadItem } from './reading.js';

/**
 * "2 burritos, chicken", "pizza, pepperoni", "sandwich, turkey": a dish named in general, and behind a comma which of its kinds it was,
 * where nothing else is told. Null: two foods.
 */
export function kindBehind([dish, kind, more]: readonly ReadItem[], table: FoodTable): ReadItem | null {
  if (!dish || !kind || more || kind.lead?.joint !== 'comma' || !kind.assumed || kind.mods.length > 0) return null;
  const full = kindOf(dish, kind, table) ?? brandOf(dish, kind, table);
  return full && { ...full, words: `${dish.words}, ${kind.words}`, mods: [...full.mods, ...dish.mods], lead: dish.lead };
}

/** "A whole frozen pizza, red baron": a food in general, and of which maker it was. */
function brandOf(dish: ReadItem, kind: ReadItem, table: FoodTable): ReadItem | null {
  const [general, made] = [foodOfItem(dish, table), foodOfItem(kind, table)];
  if (!general || !made?.tags.has('brand') || general.tags.has('brand') || general.category !== made.category) return null;
  const amount = dish.assumed ? {} : { quantity: dish.quantity, unit: dish.unit, size: dish.size };
  return { ...kind, ...groundItem(kind, amount, table) };
}

/** The kind of a dish that was named in general, as a food of its own with the amount that either was told with: "3 chicken" of a taco. Null: it is none. */
export function kindOf(dish: Item, kind: ReadItem, table: FoodTable): ReadItem | null {
  const general = foodOfItem(dish, table);
  if (!general?.tags.has('generic') || !kind.nutrients) return null;
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

/** The user's words where they are the name alone, else the row's. */
const bare = ({ assumed, words, name }: ReadItem): string => (assumed ? words : name);

const isName = (words: string, pair: boolean, table: FoodTable): boolean => {
  const form = table.forms.exact.get(formWords(words).stems.join(' '));
  return form !== undefined && (pair || !table.forms.words[form]!.some(({ joined }) => joined));
};

/** "Chicken and rice": two foods that are a dish together. */
function joins(name: string): boolean {
  const { and, with: withAt } = formWords(name);
  return and >= 0 || withAt >= 0;
}
