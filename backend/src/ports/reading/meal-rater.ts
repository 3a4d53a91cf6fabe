import type { Item } from '../../domain/entry.js';
import type { Language } from '../../reading/reading.js';

/** What a model says of a meal, checked: 1 to 10 and one sentence without figures. */
export interface RatedByModel {
  rating: number;
  comment: string;
}

/** What came of asking: null where there is no answer that may be shown; and what it took. */
export interface AskedRating {
  health: RatedByModel | null;
  tokensIn: number;
  tokensOut: number;
}

/** Rates what was eaten, by its stored foods, weights and figures. Promises: never fails and answers within its deadline. */
export abstract class MealRater {
  abstract rate(items: readonly Item[], language: Language): Promise<AskedRating>;
  /** By an answer that it has; null: it would have to be asked. */
  abstract rateKept(items: readonly Item[], language: Language): Promise<AskedRating | null>;
}
