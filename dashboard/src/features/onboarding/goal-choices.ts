import { GOAL_FORM_DEFAULTS, GOAL_NAMES, type GoalName } from '@mealtext/backend/domain';
import type { SaveGoals } from '@mealtext/backend/contract';

/** One row of the goals step. */
export interface GoalSlider {
  label: string;
  unit: 'kcal' | 'g';
  min: number;
  max: number;
  step: number;
}

export const SLIDERS: Readonly<Record<GoalName, GoalSlider>> = {
  calories: { label: 'Daily Calories', unit: 'kcal', min: 1200, max: 4000, step: 50 },
  protein: { label: 'Protein', unit: 'g', min: 30, max: 250, step: 5 },
  carbs: { label: 'Carbohydrates', unit: 'g', min: 50, max: 400, step: 10 },
  fat: { label: 'Fat', unit: 'g', min: 20, max: 150, step: 5 },
  sugar: { label: 'Sugar', unit: 'g', min: 0, max: 100, step: 5 },
};

export const PRESETS: Readonly<Record<'men' | 'women', Readonly<Record<GoalName, number>>>> = {
  men: { calories: 2500, protein: 160, carbs: 275, fat: 80, sugar: 35 },
  women: { calories: 2000, protein: 120, carbs: 225, fat: 65, sugar: 25 },
};

export type GoalChoices = Readonly<Record<GoalName, { on: boolean; value: number }>>;

const choices = (values: Readonly<Record<GoalName, number>>, on: boolean): GoalChoices =>
  Object.fromEntries(GOAL_NAMES.map((name) => [name, { on, value: values[name] }])) as GoalChoices;

/** All off, at the values of the goals form. */
export const NO_CHOICES = choices(GOAL_FORM_DEFAULTS, false);

/** All on, at the values of a preset. */
export const presetChoices = (preset: keyof typeof PRESETS): GoalChoices => choices(PRESETS[preset], true);

/** Only what is switched on. */
export function chosenGoals(chosen: GoalChoices): SaveGoals {
  return Object.fromEntries(GOAL_NAMES.filter((name) => chosen[name].on).map((name) => [`${name}Goal`, chosen[name].value]));
}
