import type { CorrectMeal, MealItem } from '@mealtext/backend/contract';

/** A food as it is being corrected. */
export interface MealLine {
  key: string;
  name: string;
  quantity: string;
  unit: string;
  size: string | null;
  /** A figure that is the user's own stays theirs. */
  calories?: number;
}

export const linesOf = (items: readonly MealItem[]): MealLine[] =>
  items.map(({ name, quantity, unit, size, calories, source }, at) => ({
    key: `was-${at}`,
    name,
    quantity: String(quantity),
    unit,
    size,
    ...(source === 'user' && calories !== null ? { calories } : {}),
  }));

export const emptyLine = (key: string): MealLine => ({ key, name: '', quantity: '1', unit: 'count', size: null });

/** What is wrong with the lines, in words; null for nothing. */
export function faultOf(lines: readonly MealLine[]): string | null {
  if (!lines.length) return 'Nothing is left. Delete the meal instead.';
  if (lines.some(({ name, quantity }) => !name.trim() || !(Number(quantity) > 0))) return 'Each food needs a name and an amount above 0.';
  return null;
}

/** The foods to send, or undefined while they are as they were. */
export function itemsToSend(lines: readonly MealLine[], items: readonly MealItem[]): CorrectMeal['items'] {
  if (JSON.stringify(lines) === JSON.stringify(linesOf(items))) return undefined;
  return lines.map(({ name, quantity, unit, size, calories }) => ({
    name: name.trim(),
    quantity: Number(quantity),
    unit: unit.trim() || 'count',
    size,
    ...(calories === undefined ? {} : { calories }),
  }));
}
