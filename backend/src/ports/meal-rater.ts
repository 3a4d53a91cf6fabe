import type { Item } from '../domain/entry.js';
import type { Language } from '../reading/reading.js';

/** What a model says of a meal, checked: 1 to 10 and one sentence without figures. */
export interface RatedByModel {
  rating: number;
  comment: string;
}

/**
 * Rates what was eaten, by its stored foods, weights and figures.
 * Promises: never fails and answers within its deadline; null where there is no answer that may be shown.
 */
export abstract class MealRater {
  abstract rate(items: readonly Item[], language: Language): Promise<RatedByModel | null>;
}
