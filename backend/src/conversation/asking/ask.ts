import type { GoalName } from '../../domain/goals.js';
import type { MealType } from '../../domain/meal-type.js';
import type { Topic } from '../intents/topics.js';
import type { TurnContext } from '../turn-context.js';
import type { Said } from './said.js';

/** What a question has: its words by kind, the day, meal, nutrient and period it names, and what it names besides. */
export interface Ask {
  said: Said;
  context: TurnContext;
  day: number | null;
  meal: MealType | null;
  nutrient: GoalName | 'fiber' | 'sodium' | null;
  days: number | null;
  /** How it asks: the first of its asking words. */
  lead: string | null;
  /** Words of no other kind, a food perhaps; empty for none. */
  rest: string;
}

/** Finds what a question is about; null: something else. */
export type Finder = (ask: Ask) => Topic | null;

export const goalOf = (nutrient: Ask['nutrient']): GoalName | null => (nutrient === 'fiber' || nutrient === 'sodium' ? null : nutrient);
