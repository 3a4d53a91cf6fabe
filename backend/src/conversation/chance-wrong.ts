import { splitAtBlanks } from '../language/letters.js';
import { addNutrients } from '../domain/nutrients.js';
import type { Reading } from '../reading/reading.js';

/*
 * Logistic regression over meal texts with known truth: how often the built-in reader is wrong in calories by more than a fifth or in
 * carbohydrate by 7.5 g. Round figures rank the texts as well as the fitted ones.
 */
const BASE = -4.8;
const AT_STAKE = 0.24;
const ENERGY = 0.41;
const WORD = 0.018;
const LEFT_OUT = 0.062;
const ASSUMED = 0.13;
/** Something was said of a food that its row may not know: "no bun", "extra sauce". */
const BESIDES = 0.5;
/** What was not read at all, or has two readings, is put to a better ear whatever the rest. */
const PLAIN = 0.9;

/** Energy of so many kcal weighs like one gram of carbohydrate. */
const KCAL_A_GRAM = 20;

/** How likely the built-in reading of a text is wrong, 0 to 1: by words no food explains, doubtful rows and what hangs on them, assumed amounts. */
export function chanceWrong({ meals, workouts, asides, leftover }: Reading, text: string): number {
  const items = meals.flatMap((meal) => meal.items);
  if (leftover.length > 0 || meals.length + workouts.length + asides.length === 0) return PLAIN;
  if (items.some(({ nutrients, choices }) => nutrients === null || choices.length > 0)) return PLAIN;
  if (workouts.some(({ sureness }) => sureness < 0.8)) return PLAIN;
  if (items.length === 0) return 0;
  const words = wordsIn(text);
  const read = items.reduce((sum, item) => sum + wordsIn(item.words), 0);
  const stakes = items.reduce(
    (sum, { sureness, nutrients }) => sum + (1 - sureness) * Math.min(80, nutrients!.carbs + nutrients!.calories / KCAL_A_GRAM),
    0,
  );
  const assumed = items.reduce((sum, item) => sum + (item.assumed ? Math.min(60, item.nutrients!.carbs) : 0), 0);
  const score =
    BASE +
    AT_STAKE * Math.sqrt(Math.max(0, stakes)) +
    ENERGY * Math.log1p(addNutrients(items.map(({ nutrients }) => nutrients)).calories) +
    WORD * words +
    LEFT_OUT * (words - read) +
    ASSUMED * Math.log1p(assumed) +
    (items.some(({ mods }) => mods.length > 0) ? BESIDES : 0);
  return 1 / (1 + Math.exp(-score));
}

const wordsIn = (text: string): number => splitAtBlanks(text).filter(Boolean).length;
