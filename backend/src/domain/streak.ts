import { addDays } from './calendar.js';
import type { MealType } from './meal-type.js';

/** When a meal was eaten. */
export interface MealTime {
  /** Local day: YYYY-MM-DD */
  date: string;
  /** HH:MM */
  time: string;
  meal: MealType;
}

/** How steadily somebody logs. A day counts with two eating occasions: one text a day is a reminder answered, two are a day told. */
export interface Streak {
  /** Days in a row that count, up to today; up to yesterday while today does not count yet. */
  days: number;
  /** The most there ever were in a row, of the days that are known. */
  longest: number;
  /** Days that count among the last 30, today with them. */
  lately: number;
  /** Eating occasions of today. */
  today: number;
}

const OCCASIONS_A_DAY = 2;
/** Days that `lately` looks back, and that have to be known for it. */
const LATELY = 30;
/** What is eaten sooner after the one before belongs to it (Leech et al., Am J Clin Nutr 2015; 102: 1229–1237). */
const APART_MINUTES = 15;

/**
 * Days in a row with two eating occasions. The day that goes on never breaks it, for it may still count.
 * @param meals of any order, none from after today
 */
export function streak(meals: readonly MealTime[], today: string): Streak {
  const byDay = new Map<string, MealTime[]>();
  for (const meal of meals) byDay.set(meal.date, [...(byDay.get(meal.date) ?? []), meal]);
  const occasionsOn = (date: string) => occasions(byDay.get(date) ?? []);
  const counting = new Set([...byDay.keys()].filter((date) => occasionsOn(date) >= OCCASIONS_A_DAY));
  const upTo = (date: string): number => {
    let days = 0;
    while (counting.has(addDays(date, -days))) days++;
    return days;
  };
  const lastDays = [...counting].filter((date) => !counting.has(addDays(date, 1)));
  return {
    days: upTo(counting.has(today) ? today : addDays(today, -1)),
    longest: Math.max(0, ...lastDays.map(upTo)),
    lately: [...counting].filter((date) => date > addDays(today, -LATELY)).length,
    today: occasionsOn(today),
  };
}

/** Times of one day at which something was eaten; another kind of meal is another time, even when all were told at once. */
function occasions(meals: readonly MealTime[]): number {
  const sorted = meals.toSorted((a, b) => a.time.localeCompare(b.time));
  return sorted.filter((meal, at) => {
    const before = sorted[at - 1];
    return !before || before.meal !== meal.meal || minutes(meal.time) - minutes(before.time) >= APART_MINUTES;
  }).length;
}

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
