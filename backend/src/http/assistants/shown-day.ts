import { z } from 'zod';
import { dayLog, extendedGoals } from '../../domain/day-log.js';
import type { Entry } from '../../domain/entry.js';
import { GOAL_NAMES, type Goals, NO_GOALS } from '../../domain/goals.js';
import { kcal } from '../presenters/round.js';
import { FIGURES, showEntry, showFigures, SHOWN_ENTRY } from './shown-entry.js';

const GOALS = z.object({
  calories: z.number().nullable(),
  protein: z.number().nullable(),
  carbs: z.number().nullable(),
  fat: z.number().nullable(),
  sugar: z.number().nullable(),
});

export const SHOWN_DAY = z.object({
  date: z.string().describe('the local day, YYYY-MM-DD'),
  meals: z.array(SHOWN_ENTRY),
  workouts: z.array(SHOWN_ENTRY),
  eaten: FIGURES.describe('all meals together'),
  burned: z.number().describe('kcal by workouts'),
  goals: GOALS.describe('of this day, with what workouts add; null: no such goal'),
  left: GOALS.describe('goal less what was eaten; below zero: over it; null: no such goal'),
});

/** A day in figures, by the sums that replies go by. */
export function showDay(entries: readonly Entry[], goals: Goals | null, date: string): z.infer<typeof SHOWN_DAY> {
  const { meals, workouts, eaten, burned } = dayLog(entries, date);
  const sums = showFigures(eaten);
  const wanted = extendedGoals(goals ?? NO_GOALS, burned);
  const left = { ...wanted };
  for (const name of GOAL_NAMES) left[name] = wanted[name] === null ? null : Math.round((wanted[name] - sums[name]) * 10) / 10;
  return { date, meals: meals.map(showEntry), workouts: workouts.map(showEntry), eaten: sums, burned: kcal(burned), goals: wanted, left };
}
