/**
 * A day is within its calorie goal from 80 % of it to 110 %. What is logged by text is about as exact as 10 %, and below 80 % a day is either not
 * logged whole or eaten well under the goal: neither is what a goal is for.
 */
export const GOAL_BAND = { from: 0.8, to: 1.1 } as const;

/** @param goal kcal of that day, with what was burned in it */
export const withinGoal = (calories: number, goal: number): boolean =>
  goal > 0 && calories >= GOAL_BAND.from * goal && calories <= GOAL_BAND.to * goal;
