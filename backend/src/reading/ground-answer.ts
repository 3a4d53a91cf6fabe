import { builtInTable, type FoodTable } from '../food/index.js';
import { formWords } from '../food/form-words.js';
import { userNutrients } from '../food/ground-food.js';
import { absurd } from './item-changes.js';
import { findMarks } from './marks.js';
import type { ModelAnswer, ModelItem, ModelWorkout } from './model-answer.js';
import { normaliseText } from './normalise.js';
import { readText } from './read.js';
import { readItems } from './read-items.js';
import type { Reading, ReadingContext, ReadItem, ReadMeal } from './reading.js';
import { localNow, resolveMarks } from './when.js';

/** Below this the built-in reader only guesses at the food, and the model's estimate is better. */
const KNOWN = 0.55;
const MOST_ITEMS = 20;
const MOST_CALORIES = 10_000;

/**
 * Puts a model's answer on the product's own bones: spans that the text does not hold are dropped, foods the table knows take the
 * table's figures, days and times are computed here, and only a dish that no table knows keeps the model's bounded, flagged estimate.
 * Pure: the same answer, text, context and table give the same reading.
 */
export function groundAnswer(answer: ModelAnswer, text: string, context: ReadingContext, table: FoodTable = builtInTable()): Reading {
  const plain = normaliseText(text);
  const said = (span: string): boolean => {
    const words = normaliseText(span);
    return words !== '' && plain.includes(words);
  };
  const reading: Reading = { language: answer.language, meals: [], workouts: [], asides: [], leftover: [], reader: 'model' };
  let room = MOST_ITEMS;
  for (const meal of answer.meals) {
    const items = meal.items
      .filter(({ span }) => said(span))
      .slice(0, room)
      .map((item) => groundItem(item, context, table));
    room -= items.length;
    const own: ReadMeal = { ...whenOf(meal.when, said, context), items, continues: false };
    if (meal.stance === 'ate') {
      if (items.length) reading.meals.push({ ...own, meal: own.meal ?? context.meal });
    } else if (said(meal.span)) reading.asides.push({ stance: meal.stance, meal: own, words: meal.span });
  }
  reading.workouts = answer.workouts.filter(({ span }) => said(span)).flatMap((workout) => groundWorkout(workout, said, context, table));
  if (reading.meals[0]) reading.meals[0].continues = readText(text, context, table).meals[0]?.continues ?? false;
  if (reading.meals.length === 0 && reading.workouts.length === 0 && reading.asides.length === 0) reading.leftover.push(plain);
  return reading;
}

function whenOf(when: string | null, said: (span: string) => boolean, context: ReadingContext): Pick<ReadMeal, 'meal' | 'day' | 'time'> {
  if (when === null || !said(when)) return { meal: null, day: 0, time: null };
  const { meal, day, time } = resolveMarks(
    findMarks(normaliseText(when), () => false),
    localNow(context.now, context.zone),
  );
  return { meal, day, time };
}

function groundItem(item: ModelItem, context: ReadingContext, table: FoodTable): ReadItem {
  const amount =
    item.grams !== null
      ? `${item.grams} g of`
      : [item.quantity, item.size, item.unit === 'count' ? null : item.unit].filter((word) => word !== null).join(' ');
  const phrase = `${amount} ${item.food}${item.calories !== null ? ` ${item.calories} cal` : ''}`.trim();
  // Two foods for one item are the reader's split of a dish that the table does not have whole.
  const read = readItems(phrase, context, table);
  const own = read.length === 1 && read[0]!.nutrients !== null && read[0]!.sureness >= KNOWN ? read[0]! : null;
  // Where the model has a guess of its own, our food must be the very one it names, not just another stew.
  if (own && (item.estimate === null || isNamed(item.food, own, table))) return { ...own, words: item.span };
  return estimated(item, read[0]?.mods ?? []);
}

/** Whether our food explains every word of a name, by its own name, an alias or what is kept beside it. */
function isNamed(name: string, own: ReadItem, table: FoodTable): boolean {
  const food = table.byName.get(own.name);
  const known = new Set([own.name, own.size ?? '', ...own.mods, ...(food?.aliases ?? [])].flatMap((words) => formWords(words).stems));
  return formWords(name).stems.every((stem) => known.has(stem));
}

function estimated(item: ModelItem, mods: string[]): ReadItem {
  const guess = item.estimate && sane(item.estimate) ? item.estimate : null;
  const figures = item.calories !== null ? { calories: item.calories } : null;
  const nutrients = figures ? userNutrients(figures) : guess && userNutrients(guess);
  const made: ReadItem = {
    name: item.food.toLowerCase().trim(),
    quantity: item.quantity ?? 1,
    unit: item.unit ?? 'count',
    size: item.size,
    grams: item.grams ?? guess?.grams ?? null,
    nutrients,
    source: figures ? 'user' : nutrients ? 'model' : 'user',
    food: null,
    assumed: !figures && nutrients !== null,
    assumption: !figures && nutrients !== null ? 'estimate' : null,
    mods,
    words: item.span,
    choices: [],
    sureness: nutrients ? 0.5 : 0,
  };
  const said = { quantity: item.quantity, unit: item.unit, size: item.size, grams: item.grams, calories: item.calories };
  return absurd(made, said) ? { ...made, nutrients: null, source: 'user', assumed: false, assumption: null, sureness: 0 } : made;
}

/** Energy must agree with 4/4/9 within 20 % or 50 kcal, sugar must be among the carbs, and nothing may be beyond a meal. */
function sane({ grams, calories, protein, carbs, fat, sugar }: NonNullable<ModelItem['estimate']>): boolean {
  if (![grams, calories, protein, carbs, fat, sugar].every((value) => Number.isFinite(value) && value >= 0)) return false;
  if (calories > MOST_CALORIES || grams > 3000 || protein + carbs + fat > grams * 1.01 || sugar > carbs) return false;
  const energy = 4 * protein + 4 * carbs + 9 * fat;
  return Math.abs(energy - calories) <= Math.max(50, 0.2 * calories);
}

function groundWorkout(
  workout: ModelWorkout,
  said: (span: string) => boolean,
  context: ReadingContext,
  table: FoodTable,
): Reading['workouts'] {
  const phrase = [
    workout.activity,
    workout.distance,
    workout.minutes !== null && `${workout.minutes} min`,
    workout.calories !== null && `burned ${workout.calories} cal`,
  ]
    .filter(Boolean)
    .join(' ');
  const found = readText(phrase, context, table, 'workout').workouts[0];
  if (!found) return [];
  const { day, time } = whenOf(workout.when, said, context);
  return [{ ...found, day, time }];
}
