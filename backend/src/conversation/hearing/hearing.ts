import type { MealType } from '../../domain/meal-type.js';
import type { ReadingContext } from '../../reading/reading.js';
import type { Intent } from '../intents/intent.js';
import type { TurnContext } from '../turn-context.js';

/** What a text turned out to be, before anything slow. */
export type Hearing =
  | { type: 'decided'; intents: Intent[] }
  /**
   * Free text: have `text` read with `context`, then decide. `as` is what a command said it is; `before` and `after` are what
   * other parts of the same text ask for.
   */
  | { type: 'needs-reading'; text: string; context: ReadingContext; as: MealType | null; before?: Intent[]; after?: Intent[] };

/** One way of hearing; null when the text is not of its kind. Tried in the order of route.ts. */
export type Rule = (context: TurnContext) => Hearing | null;

export const decided = (...intents: Intent[]): Hearing => ({ type: 'decided', intents });
