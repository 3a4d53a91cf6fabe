import type { GoalsView, SaveGoals } from '@mealtext/backend/contract';
import { GOAL_FORM_DEFAULTS, GOAL_NAMES, type GoalName } from '@mealtext/backend/domain';
import { say } from './say';

/** Bounds of the editor's inputs, inclusive. */
export const EDITOR_BOUNDS: Readonly<Record<GoalName, readonly [min: number, max: number]>> = {
  calories: [1000, 5000],
  protein: [20, 300],
  carbs: [50, 500],
  fat: [20, 200],
  sugar: [10, 150],
};

/** The five inputs, as typed. */
export type GoalInputs = Record<GoalName, string>;

/** Saved goals as inputs, no goal as 0; the form's defaults before anything is saved. */
export function inputsOf(saved: GoalsView | null): GoalInputs {
  const shown = (name: GoalName) => String(saved ? (saved[`${name}Goal`] ?? 0) : GOAL_FORM_DEFAULTS[name]);
  return Object.fromEntries(GOAL_NAMES.map((name) => [name, shown(name)])) as GoalInputs;
}

/** What is typed as a number; anything else is 0, which is "no goal". */
export function numberOf(typed: string): number {
  const value = Number(typed);
  return Number.isFinite(value) ? value : 0;
}

/** What is wrong with a goal, in words. 0 is no goal; a saved one may stay as it is. */
export function goalFault(name: GoalName, typed: string, saved: GoalsView | null): string | null {
  const value = numberOf(typed);
  const [min, max] = EDITOR_BOUNDS[name];
  if (value === 0 || value === saved?.[`${name}Goal`] || (value >= min && value <= max)) return null;
  return say('bounds', { min, max });
}

/** The goals that differ from what is saved; all of them where nothing is, or nothing differs. */
export function goalChanges(inputs: GoalInputs, saved: GoalsView | null): SaveGoals {
  const all = GOAL_NAMES.map((name) => [`${name}Goal`, numberOf(inputs[name])] as const);
  const changed = all.filter(([field, value]) => !saved || value !== (saved[field] ?? 0));
  return Object.fromEntries(changed.length > 0 ? changed : all);
}
