import { builtInTable, type FoodTable } from '../food/index.js';
import { foodByText } from './named.js';
import { splitClauses, type Clause } from './clauses.js';
import { detectLanguage } from './language.js';
import { findMarks } from './marks.js';
import { normaliseText } from './normalise.js';
import { readMealClause, type MealClause } from './meal-clause.js';
import { bareEnergy, quickItem } from './quick-add.js';
import { shareOut, takeShares } from './shares.js';
import type { Aside, Reading, ReadingContext, ReadMeal, ReadWorkout } from './reading.js';
import { localNow, resolveMarks, type LocalNow } from './when.js';
import { readWorkoutPieces } from './workout-pieces.js';

/** What the words are known to be about: `auto` is a text as it comes. */
export type ReadAs = 'auto' | 'meal' | 'workout';

/** "can you log", "ended up": words to us, in which "can" is no tin and nothing ended. */
const ASKING =
  /\b(?:can|could|would|will) (?:you|u|ya|we|i) (?:please |pls |plz |just |also )*(?=(?:log|add|put|track|record|count|note)\b)|\bended up\b/g;

/**
 * Reads a free text with no model and no network. Pure: the same text, context and table always give the same reading.
 * @param as `meal`: everything is food that was eaten; `workout`: everything was done as training
 */
export function readText(text: string, context: ReadingContext, table: FoodTable = builtInTable(), as: ReadAs = 'auto'): Reading {
  const plain = normaliseText(text).replace(ASKING, ' ').trim();
  const reading: Reading = { language: detectLanguage(plain), meals: [], workouts: [], asides: [], leftover: [], reader: 'builtin' };
  if (plain === '') return reading;
  const local = localNow(context.now, context.zone);
  const { rest, share, perServing } = takeShares(plain);
  const energy = bareEnergy(rest);
  if (energy !== null && as !== 'workout') {
    reading.meals.push({
      meal: context.meal,
      day: 0,
      time: null,
      items: [quickItem({ calories: energy, protein: null, carbs: null, fat: null, sugar: null }, context.meal, rest)],
      continues: false,
    });
    return reading;
  }
  const marks = findMarks(rest, foodByText(rest, table));
  const meals: { clause: Clause; read: MealClause }[] = [];
  for (const clause of splitClauses(rest, marks)) {
    if (as === 'meal') clause.stance = 'ate';
    const { workouts, food } = as === 'meal' ? { workouts: [], food: clause.text } : readWorkoutPieces(clause, context, table, as);
    for (const workout of workouts) reading.workouts.push(placeWorkout(workout, clause, local));
    if (as === 'workout') {
      if (workouts.length === 0 && food.trim()) reading.leftover.push(food.trim());
      continue;
    }
    if (food.trim() === '' && (workouts.length > 0 || clause.stance === 'ate')) continue;
    meals.push({
      clause,
      read: readMealClause(
        food,
        clause,
        meals.map(({ read }) => read),
        { context, table, as },
      ),
    });
  }
  shareOut(
    share,
    perServing,
    meals.map(({ read }) => read),
  );
  for (const { clause, read } of meals) place(clause, read, reading, local, context);
  if (reading.meals[0])
    reading.meals[0].continues =
      /^(?:(?:oh|ok|ah|um|and|y|et|&|\+)[ ,]*){0,2}(?:and|plus|also|oh|with|along with|\+|&|et|aussi|plus|y|tambien)\b/.test(plain) ||
      /^[+&]/.test(plain);
  return reading;
}

function place(clause: Clause, read: MealClause, reading: Reading, local: LocalNow, context: ReadingContext): void {
  const { meal, day, time } = resolveMarks(clause.marks, local);
  reading.leftover.push(...read.leftover);
  if (clause.stance === 'ate' && read.items.length === 0) return;
  const zero = read.items.filter((item) => !(item.quantity > 0));
  const eaten = read.items.filter((item) => item.quantity > 0);
  const own: ReadMeal = { meal: meal ?? context.meal, day, time, items: clause.stance === 'ate' ? eaten : read.items, continues: false };
  if (clause.stance !== 'ate') {
    const aside: Aside = { stance: clause.stance, meal: { ...own, meal }, words: clause.words.trim() };
    if (read.items.length > 0 || meal !== null || clause.stance !== 'plan') reading.asides.push(aside);
    return;
  }
  if (zero.length > 0) reading.asides.push({ stance: 'not', meal: { ...own, items: zero }, words: clause.words.trim() });
  if (eaten.length === 0) return;
  const before = reading.meals.find((other) => other.meal === own.meal && other.day === own.day && other.time === own.time);
  if (before) before.items.push(...own.items);
  else reading.meals.push(own);
}

function placeWorkout(workout: Omit<ReadWorkout, 'day' | 'time'>, clause: Clause, local: LocalNow): ReadWorkout {
  const { day, time } = resolveMarks(clause.marks, local);
  return { ...workout, day, time };
}
