import type { Nutrients } from '../domain/nutrients.js';

/** How much one household measure of a food weighs. */
export interface Portion {
  /** Canonical unit word (`cup`, `slice`, `piece`, `bottle`); `piece` is one of a countable food. */
  unit: string;
  /** `small`, `large`, `thick`, `single serving` …; null: no size said. */
  size: string | null;
  /** State or kind that the measure is for: "diced", "cooked"; null: none. */
  detail: string | null;
  grams: number;
}

export type FoodTag = 'drink' | 'count' | 'dish' | 'top' | 'generic' | 'raw' | 'brand' | 'common' | 'alcohol' | 'whole';

/** One food. Figures are per 100 g. */
export interface Food {
  /** Lower case, English, as shown to people: "scrambled eggs". Unique in a table. */
  name: string;
  aliases: readonly string[];
  /** Aliases in French (Canada) and Spanish. */
  fr: readonly string[];
  es: readonly string[];
  per100g: Readonly<Nutrients>;
  portions: readonly Portion[];
  /** What "I had X" means when no amount is said. */
  standard: { quantity: number; portion: Portion };
  /** USDA code. */
  code: string;
  source: 'builtin' | 'usda';
  tags: ReadonlySet<FoodTag>;
}
