import type { FoodPortion, FoundFood, Meal, MealItem, MealItemChange } from '@mealtext/backend/contract';
import { sayLater } from './say-later';

/** One line of the meal editor, as typed. */
export interface ItemDraft {
  key: string;
  name: string;
  quantity: string;
  unit: string;
  size: string | null;
  /** The food of the table that was chosen; null: none was, and the name is looked up when it is saved. */
  food: FoundFood | null;
  /** kcal of the user's own; empty: looked up. */
  calories: string;
  /** What it was; null for a line that was added. */
  was: MealItem | null;
}

export function draftOf(meal: Meal): ItemDraft[] {
  return meal.items.map((item, at) => ({
    key: `was-${at}`,
    name: item.name,
    quantity: String(item.quantity),
    unit: item.unit === 'count' ? '' : item.unit,
    size: item.size,
    food: null,
    calories: '',
    was: item,
  }));
}

/** "1.5", "1,5" and "1/2" as numbers; NaN for anything else. */
export function readQuantity(typed: string): number {
  const fraction = /^\s*(\d+)\s*\/\s*(\d+)\s*$/.exec(typed);
  if (fraction) return Number(fraction[1]) / Number(fraction[2]);
  return typed.trim() === '' ? NaN : Number(typed.replace(',', '.'));
}

const unitOf = (line: ItemDraft) => line.unit.trim() || 'count';
/** Whether it is the food that stood there, whatever its measure. */
export const isNamedAsWas = (line: ItemDraft): boolean => line.was !== null && line.name.trim() === line.was.name;
const sameFood = (line: ItemDraft): boolean =>
  isNamedAsWas(line) && line.was !== null && unitOf(line) === line.was.unit && line.size === line.was.size;

/** The measure of the chosen food that stands in the line. */
export const portionOf = (line: ItemDraft): FoodPortion | null =>
  line.food?.portions.find(({ unit, size }) => unit === unitOf(line) && size === line.size) ?? null;

/** A food as it is chosen: in its usual measure, and as much of it as is usual. */
export function chosen(food: FoundFood): Partial<ItemDraft> {
  const [first] = food.portions;
  const measure = first
    ? { quantity: String(first.usual), unit: first.unit === 'count' ? '' : first.unit, size: first.size }
    : { size: null };
  return { name: food.name, food, calories: '', ...measure };
}

/** What a line counts for now: the user's figure, else what it was in proportion; null until the server looks it up. */
export function figureOf(line: ItemDraft, nutrient: 'calories' | 'protein' | 'carbs' | 'fat' | 'sugar'): number | null {
  const quantity = readQuantity(line.quantity);
  if (nutrient === 'calories' && line.calories.trim() !== '') return Number(line.calories);
  const portion = sameFood(line) ? null : portionOf(line);
  if (portion) return quantity > 0 ? portion[nutrient] * quantity : null;
  if (!line.was || !sameFood(line) || line.was[nutrient] === null || !(line.was.quantity > 0) || !(quantity > 0)) return null;
  return (line.was[nutrient] / line.was.quantity) * quantity;
}

/** Whether it is a food of the meal that nobody knew, as it was: looking it up again finds nothing. */
export const isUncounted = (line: ItemDraft): boolean => line.was?.calories === null && sameFood(line) && line.calories.trim() === '';

/** What is wrong with a line, in words; null when nothing is. */
export function faultOf(line: ItemDraft): string | null {
  if (!line.name.trim()) return sayLater('sayFood');
  if ([...line.name].length > 200) return sayLater('longName');
  const quantity = readQuantity(line.quantity);
  if (!(quantity >= 0.01 && quantity <= 10_000)) return sayLater('giveAmount');
  if ([...line.unit].length > 40) return sayLater('longUnit');
  const calories = line.calories.trim() === '' ? 0 : Number(line.calories);
  if (!(calories >= 0 && calories <= 10_000)) return sayLater('giveCalories');
  return null;
}

/** The line as the API takes it. A figure that was the user's own stays the user's own. */
export function changeOf(line: ItemDraft): MealItemChange {
  const own = line.calories.trim() !== '' || line.was?.source === 'user' ? figureOf(line, 'calories') : null;
  return {
    name: line.name.trim(),
    quantity: readQuantity(line.quantity),
    unit: unitOf(line),
    size: line.size,
    ...(own === null ? {} : { calories: own }),
  };
}

/** Whether the list of items differs from the meal's. */
export function itemsChanged(lines: readonly ItemDraft[], meal: Meal): boolean {
  return (
    lines.length !== meal.items.length ||
    lines.some(
      (line, at) =>
        line.was !== meal.items[at] || !sameFood(line) || readQuantity(line.quantity) !== line.was?.quantity || line.calories.trim() !== '',
    )
  );
}
