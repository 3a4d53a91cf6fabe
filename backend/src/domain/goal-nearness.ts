import { GOAL_BAND, withinGoal } from './within-goal.js';

/** How near a day came to its calorie goal: 3 within the band, 2 up to as far again outside it, 1 further off. */
export type Nearness = 1 | 2 | 3;

/** @param goal kcal of that day, with what was burned in it; @returns null where there was no goal to come near to */
export function goalNearness(calories: number, goal: number | null): Nearness | null {
  if (!goal || goal <= 0) return null;
  if (withinGoal(calories, goal)) return 3;
  const percent = Math.round((100 * calories) / goal);
  return percent >= Math.round(200 * GOAL_BAND.from - 100) && percent <= Math.round(200 * GOAL_BAND.to - 100) ? 2 : 1;
}
