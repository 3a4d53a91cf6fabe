import { foodOfItem, type FoodTable } from '../food/index.js';
import { formWords } from '../food/form-words.js';
import { groundItem } from '../food/ground-item.js';
import { readFoodPhrase } from './food-phrase.js';
import type { MealClause } from './meal-clause.js';
import type { ReadItem } from './reading.js';

/** "Spaghetti with half a cup of meat sauce": a dish that holds a sauce is the plain food beside one that is told with an amount of its own. */
export function plainBesideSauce(clauses: readonly MealClause[], table: FoodTable): void {
  const sauced = clauses.some(({ items }) => items.some((item) => !item.assumed && isSauce(item, table)));
  if (!sauced) return;
  for (const clause of clauses) clause.items = clause.items.map((item) => plainOf(item, table) ?? item);
}

const isSauce = (item: ReadItem, table: FoodTable): boolean =>
  (foodOfItem(item, table)?.category.includes('sauce') ?? false) || formWords(item.name).stems.at(-1) === 'sauce';

function plainOf(item: ReadItem, table: FoodTable): ReadItem | null {
  const food = foodOfItem(item, table);
  const name = formWords(item.name).stems.join(' ');
  if (!food?.tags.has('dish') || !food.holds.includes('sauce') || !table.forms.exact.has(`plain ${name}`)) return null;
  const [plain, more] = readFoodPhrase(`plain ${item.name}`, { table, unknowns: 'never', memory: [] }).items;
  if (!plain || more || plain.food === item.food) return null;
  const amount = item.assumed ? {} : { quantity: item.quantity, unit: item.unit, size: item.size };
  return { ...plain, ...groundItem(plain, amount, table), words: item.words, lead: item.lead };
}
