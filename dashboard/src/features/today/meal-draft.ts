import type { Meal, MealItem, MealItemChange } from '@mealtext/backend/contract';

/** One line of the meal editor, as typed. */
export interface ItemDraft {
  key: string;
  name: string;
  quantity: string;
  unit: string;
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
const sameFood = (line: ItemDraft): boolean => line.was !== null && line.name.trim() === line.was.name && unitOf(line) === line.was.unit;

/** What a line counts for now: the user's figure, else what it was in proportion; null until the server looks it up. */
export function figureOf(line: ItemDraft, nutrient: 'calories' | 'protein' | 'carbs' | 'fat' | 'sugar'): number | null {
  const quantity = readQuantity(line.quantity);
  if (nutrient === 'calories' && line.calories.trim() !== '') return Number(line.calories);
  if (!line.was || !sameFood(line) || line.was[nutrient] === null || !(line.was.quantity > 0) || !(quantity > 0)) return null;
  return (line.was[nutrient] / line.was.quantity) * quantity;
}

/** What is wrong with a line, in words; null when nothing is. */
export function faultOf(line: ItemDraft): string | null {
  if (!line.name.trim()) return 'Say which food.';
  if ([...line.name].length > 200) return 'Keep the name under 200 characters.';
  const quantity = readQuantity(line.quantity);
  if (!(quantity >= 0.01 && quantity <= 10_000)) return 'Give an amount, such as 2 or 1/2.';
  if ([...line.unit].length > 40) return 'Keep the unit under 40 characters.';
  const calories = line.calories.trim() === '' ? 0 : Number(line.calories);
  if (!(calories >= 0 && calories <= 10_000)) return 'Give calories from 0 to 10,000, or leave them empty.';
  return null;
}

/** The line as the API takes it. A figure that was the user's own stays the user's own. */
export function changeOf(line: ItemDraft): MealItemChange {
  const own = line.calories.trim() !== '' || line.was?.source === 'user' ? figureOf(line, 'calories') : null;
  return {
    name: line.name.trim(),
    quantity: readQuantity(line.quantity),
    unit: unitOf(line),
    size: sameFood(line) ? (line.was?.size ?? null) : null,
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
