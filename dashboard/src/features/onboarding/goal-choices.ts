import { GOAL_FORM_DEFAULTS, GOAL_NAMES, type GoalName } from '@mealtext/backend/domain';
import type { SaveGoals } from '@mealtext/backend/contract';
import { say } from './say';
import { sayShell } from '../../lib/say-shell';

/** One row of the goals step. */
export interface GoalSlider {
  label: string;
  unit: 'kcal' | 'g';
  min: number;
  max: number;
  step: number;
}

export const SLIDERS: Readonly<Record<GoalName, GoalSlider>> = {
  calories: {
    get label() {
      return say('dailyCalories');
    },
    unit: 'kcal',
    min: 1200,
    max: 4000,
    step: 50,
  },
  protein: {
    get label() {
      return sayShell('protein');
    },
    unit: 'g',
    min: 30,
    max: 250,
    step: 5,
  },
  carbs: {
    get label() {
      return say('carbohydrates');
    },
    unit: 'g',
    min: 50,
    max: 400,
    step: 10,
  },
  fat: {
    get label() {
      return sayShell('fat');
    },
    unit: 'g',
    min: 20,
    max: 150,
    step: 5,
  },
  sugar: {
    get label() {
      return sayShell('sugar');
    },
    unit: 'g',
    min: 0,
    max: 100,
    step: 5,
  },
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

/** All on, at these values, each within its slider. */
export const valueChoices = (values: Readonly<Record<GoalName, number>>): GoalChoices =>
  choices(
    Object.fromEntries(GOAL_NAMES.map((name) => [name, Math.min(SLIDERS[name].max, Math.max(SLIDERS[name].min, values[name]))])) as Record<
      GoalName,
      number
    >,
    true,
  );

/** Whether the choices are those of a preset, untouched. */
export const isPreset = (chosen: GoalChoices, preset: keyof typeof PRESETS): boolean =>
  GOAL_NAMES.every((name) => chosen[name].on && chosen[name].value === PRESETS[preset][name]);

/** Only what is switched on. */
export function chosenGoals(chosen: GoalChoices): SaveGoals {
  return Object.fromEntries(GOAL_NAMES.filter((name) => chosen[name].on).map((name) => [`${name}Goal`, chosen[name].value]));
}
