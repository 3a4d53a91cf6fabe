import type { GoalName } from '../../domain/goals.js';
import type { MealType } from '../../domain/meal-type.js';
import type { Topic } from '../intents/topics.js';
import { mealOf, type Said } from './said.js';

/** Fewer calories than these are no meal's, more of nobody's. */
const [LEAST, MOST] = [50, 2000];

/** "High protein lunch ideas under 400 cal": for which meal, within what, with much or little of what. */
export function ideasIn(said: Said): Topic {
  const calories = said.value<number>('kcal') ?? (said.has('energy') || !said.has('nutrient') ? said.value<number>('number') : null);
  const nutrient = said.value<GoalName>('nutrient') ?? said.value<{ nutrient: GoalName }>('figure')?.nutrient ?? null;
  const little = said.has('kind-little');
  const much = nutrient !== null && !little;
  return {
    about: 'ideas',
    meal: mealOf<MealType>(said),
    calories: calories !== null && calories >= LEAST && calories <= MOST ? calories : null,
    much: much ? nutrient : null,
    little: little ? (nutrient ?? 'calories') : null,
  };
}
