import type { GoalName } from '../../domain/goals.js';
import type { Topic } from '../intents/topics.js';
import type { Scene } from '../scene.js';

/** A question, folded and without its mark, with the day and nutrient it names. */
export interface Ask {
  words: string;
  scene: Scene;
  day: number | null;
  nutrient: GoalName | null;
}

/** What a question is about; null when it is about something else. */
export type Finder = (ask: Ask) => Topic | null;

export function match(pattern: RegExp, topic: Topic): Finder {
  return ({ words }) => (pattern.test(words) ? topic : null);
}

/** Energy and nutrients by their everyday names, in the three languages. */
export const N = String.raw`(?:calories?|cals?|kcals?|energy|protein|proteins?|carbs?|carbohydrates?|fat|fats|sugars?|macros?|fiber|fibre|sodium|salt|proteines?|glucides|lipides|sucres?|calorias?|proteinas?|carbohidratos|grasas?|azucar)`;
