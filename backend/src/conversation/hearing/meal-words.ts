import type { MealType } from '../../domain/meal-type.js';

/** Meal words in folded text. French words are Canada's: dejeuner, diner, souper are breakfast, lunch, dinner. */
export const MEAL_WORD = String.raw`(?:breakfast|bfast|brekkie|brunch|lunch(?:time)?|dinner|supper|din din|snacks?|dessert|petit[- ]dejeuner|dejeuner|diner|souper|collation|desayuno|almuerzo|comida|cena|merienda|botana)`;

const MEALS: readonly (readonly [RegExp, MealType])[] = [
  [/breakfast|bfast|brekkie|dejeuner|desayuno/, 'breakfast'],
  [/brunch|lunch|diner(?!r)|almuerzo|comida/, 'lunch'],
  [/dinner|supper|souper|din din|cena/, 'dinner'],
  [/snack|dessert|collation|merienda|botana/, 'snack'],
];

/** The meal that a folded text names; the first where it names several. */
export function mealIn(folded: string): MealType | null {
  const found = MEALS.flatMap(([pattern, meal]) => {
    const at = folded.search(pattern);
    return at < 0 ? [] : [{ at, meal }];
  });
  return found.toSorted((a, b) => a.at - b.at)[0]?.meal ?? null;
}

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const WEEKDAY = new RegExp(String.raw`\b(?:${WEEKDAYS.join('|')})(?:'s)?\b`, 'g');

/** The past day that a folded text names, as an offset; null for none. `weekday` is today's, 0 Sunday. */
export function dayIn(folded: string, weekday: number): number | null {
  if (/\b(?:day before yesterday|avant-hier|anteayer|antier)\b/.test(folded)) return -2;
  if (/\b(?:yesterday'?s?|last night|hier|ayer|anoche)\b/.test(folded)) return -1;
  if (/\b(?:today'?s?|tonight|this (?:morning|afternoon|evening)|aujourd'?hui|hoy|ce (?:matin|soir|midi))\b/.test(folded)) return 0;
  const ago = /\b(\d{1,2}|two|three) days? ago\b/.exec(folded);
  if (ago) return -({ two: 2, three: 3 }[ago[1]!] ?? Number(ago[1]));
  const named = folded.match(WEEKDAY)?.map((name) => WEEKDAYS.indexOf(name.replace("'s", '')));
  // Of several the first of the week is meant.
  return named ? -(((weekday - Math.min(...named) + 6) % 7) + 1) : null;
}
