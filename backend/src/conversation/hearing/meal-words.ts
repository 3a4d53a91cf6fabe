import type { MealType } from '../../domain/meal-type.js';
import { wordsIn } from '../../language/said.js';
import { shape } from '../../language/shape.js';
import { plainNumber } from '../numbers.js';

/** Parts of words that name meals, in folded text. French words are Canada's: dejeuner, diner, souper are breakfast, lunch, dinner. */
const MEALS: readonly (readonly [part: string, MealType])[] = [
  ...'breakfast bfast brekkie dejeuner desayuno'.split(' ').map((part) => [part, 'breakfast'] as const),
  ...'brunch lunch diner almuerzo comida'.split(' ').map((part) => [part, 'lunch'] as const),
  ...['dinner', 'supper', 'souper', 'din din', 'cena'].map((part) => [part, 'dinner'] as const),
  ...'snack dessert collation merienda botana'.split(' ').map((part) => [part, 'snack'] as const),
];

/** The meal that a folded text names; the first where it names several. */
export function mealIn(folded: string): MealType | null {
  const found = MEALS.map(([part, meal]) => ({ at: folded.indexOf(part), meal })).filter(({ at }) => at >= 0);
  return found.toSorted((a, b) => a.at - b.at)[0]?.meal ?? null;
}

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const DAYS = [
  [shape('day-before-yesterday'), -2],
  [shape('yesterday'), -1],
  [shape('today'), 0],
] as const;
const DAYS_AGO = shape('days-ago');

/** The past day that a folded text names, as an offset; null for none. `weekday` is today's, 0 Sunday. */
export function dayIn(folded: string, weekday: number): number | null {
  const told = DAYS.find(([day]) => day.find(folded));
  if (told) return told[1];
  const ago = DAYS_AGO.find(folded)?.held['days'];
  if (ago) return -(plainNumber(ago) ?? 1);
  const named = wordsIn(folded).flatMap((word) => (WEEKDAYS.includes(word) ? [WEEKDAYS.indexOf(word)] : []));
  // Of several the first of the week is meant.
  return named.length > 0 ? -(((weekday - Math.min(...named) + 6) % 7) + 1) : null;
}
