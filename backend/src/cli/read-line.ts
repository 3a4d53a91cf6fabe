import { addDays, localDate, localTime } from '../domain/local-day.js';
import { mealAtTime } from '../domain/meal-type.js';
import { addNutrients } from '../domain/nutrients.js';
import { readText, type ReadAs, type Reading, type ReadingContext, type ReadItem, type ReadMeal } from '../reading/index.js';

export interface ReadLineOptions {
  as: ReadAs;
  now: Date;
  /** IANA zone. */
  zone: string;
}

const round = (value: number | undefined): number | null => (value === undefined ? null : Math.round(value * 10) / 10);

/** What the `read` command prints of one text. Never throws for odd text. */
export function readLine(text: string, options: ReadLineOptions): Record<string, unknown> {
  const context: ReadingContext = { now: options.now, zone: options.zone, country: 'US', meal: null, weightKg: null, memory: [] };
  const reading = hear(text, context, options.as);
  const today = localDate(options.now, options.zone);
  const clock = localTime(options.now, options.zone);
  return {
    text,
    intents: intentsOf(reading),
    meals: reading.meals.map((meal) => presentMeal(meal, today, clock)),
    workouts: reading.workouts.map(({ activity, minutes, calories, distance, day }) => ({
      activity,
      minutes,
      calories,
      distance,
      day,
      date: addDays(today, day),
    })),
  };
}

/** How a text is heard. The one place where what the conversation makes of a text comes in. */
function hear(text: string, context: ReadingContext, as: ReadAs): Reading {
  return readText(text, context, undefined, as);
}

function intentsOf(reading: Reading): string[] {
  const intents: string[] = [];
  if (reading.meals.length) intents.push('log_meal');
  if (reading.workouts.length) intents.push('log_workout');
  if (intents.length === 0 && reading.asides.some(({ stance }) => stance === 'plan')) intents.push('plan');
  if (intents.length === 0 && reading.asides.some(({ stance, meal }) => stance === 'not' && meal.meal !== null && meal.items.length === 0))
    intents.push('skip_meal');
  return intents.length ? intents : ['none'];
}

function presentMeal(meal: ReadMeal, today: string, clock: string): Record<string, unknown> {
  const totals = addNutrients(meal.items.map((item) => item.nutrients));
  return {
    meal: meal.meal ?? mealAtTime(meal.time ?? clock),
    day: meal.day,
    date: addDays(today, meal.day),
    time: meal.time,
    items: meal.items.map(presentItem),
    totals: {
      calories: round(totals.calories),
      protein: round(totals.protein),
      carbs: round(totals.carbs),
      fat: round(totals.fat),
      sugar: round(totals.sugar),
    },
  };
}

function presentItem(item: ReadItem): Record<string, unknown> {
  const n = item.nutrients;
  return {
    name: item.name,
    quantity: item.quantity,
    unit: item.unit,
    size: item.size,
    grams: item.grams === null ? null : Math.round(item.grams * 10) / 10,
    calories: round(n?.calories),
    protein: round(n?.protein),
    carbs: round(n?.carbs),
    fat: round(n?.fat),
    sugar: round(n?.sugar),
    source: item.source,
    food: item.food,
    assumed: item.assumed,
    mods: item.mods,
  };
}
