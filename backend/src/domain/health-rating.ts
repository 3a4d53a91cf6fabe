import type { Nutrients } from './nutrients.js';

/** What a rating is made from: one meal's sums. */
export interface RatedMeal {
  nutrients: Readonly<Nutrients>;
  /** Weight of all that was eaten, without drinks that hold no energy. */
  grams: number;
  /** How much of `grams` is fruit, vegetables, legumes or nuts. */
  produceGrams: number;
  /** Nothing but drinks. */
  drink: boolean;
}

export const RATING_REASONS = ['produce', 'fiber', 'protein', 'energy', 'saturatedFat', 'sugar', 'sodium', 'alcohol'] as const;
export type RatingReason = (typeof RATING_REASONS)[number];

export interface HealthRating {
  /** 1 to 10. */
  rating: number;
  /** What speaks for the meal, strongest first. */
  good: RatingReason[];
  /** What speaks against it, strongest first. */
  watch: RatingReason[];
}

/*
 * The UK Food Standards Agency / Ofcom nutrient profiling model 2004-05 (Rayner M, Scarborough P, Lobstein T,
 * "The UK Ofcom Nutrient Profiling Model", 2009; Department of Health technical guidance, 2011): up to ten points each
 * for energy, saturated fat, sugar and sodium per 100 g, less up to five each for fruit, vegetables and nuts, fibre and
 * protein. A food of 4 points or more, a drink of 1 or more, is "less healthy". Our 1-10 scale puts that line between
 * 6 and 5. Sums of all that was eaten are profiled as one food, and of all that was drunk as one
 * drink; amounts do not matter, what it is made of does.
 */
const KJ_PER_KCAL = 4.184;
const ENERGY_KJ = [335, 670, 1005, 1340, 1675, 2010, 2345, 2680, 3015, 3350];
const SATURATED_G = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const SUGAR_G = [4.5, 9, 13.5, 18, 22.5, 27, 31, 36, 40, 45];
const SODIUM_MG = [90, 180, 270, 360, 450, 540, 630, 720, 810, 900];
const FIBER_G = [0.9, 1.9, 2.8, 3.7, 4.7];
const PROTEIN_G = [1.6, 3.2, 4.8, 6.4, 8.0];

/** Highest profile score for each rating from 10 down to 2; beyond the last it is 1. */
const FOOD_SCALE = [-6, -4, -2, 0, 3, 6, 10, 14, 19];
/** The same for drinks. Ten is kept for drinks without energy. */
const DRINK_SCALE = [-Infinity, -Infinity, 0, 0, 0, 1, 1, 2, 4];

const points = (value: number, steps: readonly number[]): number => steps.filter((step) => value > step).length;

function producePoints(share: number): number {
  if (share > 0.8) return 5;
  if (share > 0.6) return 2;
  return share > 0.4 ? 1 : 0;
}

/** Rates a meal by what it is made of; null when nothing is known of it. Same meal, same rating. */
export function rateMeal({ nutrients, grams, produceGrams, drink }: RatedMeal): HealthRating | null {
  if (!(grams > 0)) return null;
  const per100 = (value: number) => (value / grams) * 100;
  if (drink && per100(nutrients.calories) < 5) return { rating: 10, good: [], watch: [] };
  const against = {
    energy: points(per100(nutrients.calories) * KJ_PER_KCAL, ENERGY_KJ),
    saturatedFat: points(per100(nutrients.unhealthyFat), SATURATED_G),
    // The sugar of fruit and milk, in the fruit and the milk, is not what is warned of.
    sugar: points(per100(nutrients.sugar - nutrients.naturalSugar / 2), SUGAR_G),
    sodium: points(per100(nutrients.sodium), SODIUM_MG),
  };
  const produce = producePoints(produceGrams / grams);
  const fiber = points(per100(nutrients.fiber), FIBER_G);
  const protein = points(per100(nutrients.protein), PROTEIN_G);
  const bad = against.energy + against.saturatedFat + against.sugar + against.sodium;
  // Protein does not buy off a fatty, sweet or salty food unless it is mostly fruit, vegetables or nuts.
  const countedProtein = bad >= 11 && produce < 5 ? 0 : protein;
  const score = bad - produce - fiber - countedProtein;
  const scale = drink ? DRINK_SCALE : FOOD_SCALE;
  const step = scale.findIndex((limit) => score <= limit);
  const alcoholic = per100(nutrients.alcohol) > 1;
  const rated = step < 0 ? 1 : 10 - step;
  return {
    rating: alcoholic ? Math.min(rated, 3) : rated,
    good: strongest({ produce, fiber, protein: countedProtein }, 2),
    watch: [...(alcoholic ? (['alcohol'] as const) : []), ...strongest(against, drink ? 2 : 3)],
  };
}

/** Below this share of the energy what was drunk says nothing of the meal. */
const SIP = 0.05;
/** From this share on what speaks against the drinks is said. */
const TOLD = 0.15;

/**
 * Rates food and what was drunk with it, each by what it is made of, and weighs both by their energy: a large soft drink makes no burger
 * lighter. Either may be null.
 */
export function rateTogether(food: RatedMeal | null, drinks: RatedMeal | null): HealthRating | null {
  const eaten = food && rateMeal(food);
  const drunk = drinks && rateMeal(drinks);
  if (!eaten || !drunk) return eaten ?? drunk;
  const energy = food.nutrients.calories + drinks.nutrients.calories;
  const share = energy > 0 ? drinks.nutrients.calories / energy : 0;
  if (share < SIP) return eaten;
  return {
    rating: Math.round(eaten.rating * (1 - share) + drunk.rating * share),
    good: eaten.good,
    watch: share < TOLD ? eaten.watch : [...new Set([...drunk.watch, ...eaten.watch])],
  };
}

function strongest<R extends RatingReason>(scores: Record<R, number>, atLeast: number): R[] {
  return (Object.entries(scores) as [R, number][])
    .filter(([, score]) => score >= atLeast)
    .sort((a, b) => b[1] - a[1])
    .map(([reason]) => reason);
}
