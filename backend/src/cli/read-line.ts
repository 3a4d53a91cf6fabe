import { blankSnapshot } from '../conversation/blank-snapshot.js';
import { hear, settle } from '../conversation/turn.js';
import type { Item } from '../domain/entry.js';
import { addDays, daysBetween, localDate, localTime } from '../domain/local-day.js';
import { mealAtTime } from '../domain/meal-type.js';
import { addNutrients } from '../domain/nutrients.js';
import type { FoodTable } from '../food/index.js';
import { readText, type ReadAs, type Reading, type ReadingContext, type ReadMeal } from '../reading/index.js';

export interface ReadLineOptions {
  as: ReadAs;
  now: Date;
  /** IANA zone. */
  zone: string;
  /** The foods to look in; the built-in ones when left out. */
  table?: FoodTable;
}

const round = (value: number | undefined): number | null => (value === undefined ? null : Math.round(value * 10) / 10);

/** What was made of a text: what the `read` command prints of it. */
export interface Heard {
  intents: readonly string[];
  meals: readonly (Pick<ReadMeal, 'meal' | 'day' | 'time'> & { items: readonly Item[] })[];
  workouts: readonly { activity: string; minutes: number | null; calories: number | null; distance: string | null; day: number }[];
}

/** Long enough ago that nothing is a first text. */
const BEFORE = '2020-01-01T00:00:00.000Z';

/** One line of the `read` command. */
export function presentLine(text: string, { intents, meals, workouts }: Heard, { now, zone }: ReadLineOptions): Record<string, unknown> {
  const today = localDate(now, zone);
  const clock = localTime(now, zone);
  return {
    text,
    intents,
    meals: meals.map((meal) => presentMeal(meal, today, clock)),
    workouts: workouts.map(({ activity, minutes, calories, distance, day }) => ({
      activity,
      minutes,
      calories,
      distance,
      day,
      date: dayFrom(today, day),
    })),
  };
}

/** What the `read` command prints of one text with the built-in reader. Never throws for odd text. */
export const readLine = (text: string, options: ReadLineOptions): Record<string, unknown> =>
  presentLine(text, hearLine(text, options), options);

/** A text of a user of whom nothing is known, as the conversation hears it; `meal` and `workout` are read without it. */
export function hearLine(text: string, { as, now, zone, table }: ReadLineOptions): Heard {
  const context: ReadingContext = { now, zone, country: 'US', meal: null, weightKg: null, memory: [] };
  if (as !== 'auto') return ofReading(readText(text, context, table, as));
  const heard = { id: 'line', text, source: 'sms' as const, receivedAt: now, media: { count: 0, type: null } };
  const snapshot = blankSnapshot({ id: 'reader', timezone: zone, plan: 'pro', createdAt: BEFORE });
  const hearing = hear(heard, snapshot, now, table);
  if (hearing.type === 'needs-reading') {
    const reading = readText(hearing.text, hearing.context, table, hearing.as ? 'meal' : 'auto');
    return ofReading({ ...reading, meals: reading.meals.map((meal) => ({ ...meal, meal: hearing.as ?? meal.meal })) });
  }
  const { intents, events } = settle(hearing, heard, null, snapshot, now, table);
  const today = localDate(now, zone);
  return {
    intents,
    meals: events.flatMap((event) =>
      event.type === 'meal-logged' ? [{ ...event.entry, day: daysBetween(today, event.entry.localDate), time: null }] : [],
    ),
    workouts: events.flatMap((event) =>
      event.type === 'workout-logged' ? [{ ...event.entry, day: daysBetween(today, event.entry.localDate) }] : [],
    ),
  };
}

export const ofReading = (reading: Reading): Heard => ({ intents: intentsOf(reading), meals: reading.meals, workouts: reading.workouts });

function intentsOf(reading: Reading): string[] {
  const intents: string[] = [];
  if (reading.meals.length) intents.push('log_meal');
  if (reading.workouts.length) intents.push('log_workout');
  if (intents.length === 0 && reading.asides.some(({ stance }) => stance === 'plan')) intents.push('plan');
  if (intents.length === 0 && reading.asides.some(({ stance, meal }) => stance === 'not' && meal.meal !== null && meal.items.length === 0))
    intents.push('skip_meal');
  return intents.length ? intents : ['none'];
}

const dayFrom = (today: string, days: number): string => (days === 0 ? today : addDays(today, days));

function presentMeal(meal: Heard['meals'][number], today: string, clock: string): Record<string, unknown> {
  const totals = addNutrients(meal.items.map((item) => item.nutrients));
  return {
    meal: meal.meal ?? mealAtTime(meal.time ?? clock),
    day: meal.day,
    date: dayFrom(today, meal.day),
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

function presentItem(item: Item): Record<string, unknown> {
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
