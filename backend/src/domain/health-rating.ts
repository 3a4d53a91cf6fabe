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
 * Nutri-Score as revised in 2022 and 2023 (Scientific Committee of the Nutri-Score, "Update of the Nutri-Score algorithm", 2022,
 * and the same for beverages, 2023): points for energy, saturated fat, sugar and salt per 100 g, less points for fruit, vegetables and
 * legumes, fibre and protein. Its letters: A to 0, B to 2, C to 10, D to 18, E above; for drinks B to 2, C to 6, D to 9, E above.
 * Our 1-10 scale puts the line between B and C between 6 and 5. We differ in three things: nuts count as produce (there they are a
 * category of their own), half of the sugar that food holds by nature is left out, and the protein of red meat is not capped.
 * Sums of all that was eaten are profiled as one food, and of all that was drunk as one drink; amounts do not matter, what it is made of does.
 */
const KJ_PER_KCAL = 4.184;
const SALT_G_PER_SODIUM_MG = 2.5 / 1000;

interface Profile {
  energyKj: readonly number[];
  sugarG: readonly number[];
  proteinG: readonly number[];
  /** Share of fruit, vegetables and legumes. */
  produce: readonly number[];
  /** From this many points against it on, protein no longer speaks for it. */
  proteinUpTo: number;
  /** Highest score for each rating from 10 down to 2; beyond the last it is 1. */
  scale: readonly number[];
}

const SATURATED_G = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const SALT_G = Array.from({ length: 20 }, (_, at) => (at + 1) / 5);
const FIBER_G = [3.0, 4.1, 5.2, 6.3, 7.4];

const FOOD: Profile = {
  energyKj: [335, 670, 1005, 1340, 1675, 2010, 2345, 2680, 3015, 3350],
  sugarG: [3.4, 6.8, 10, 14, 17, 20, 24, 27, 31, 34, 37, 41, 44, 48, 51],
  proteinG: [2.4, 4.8, 7.2, 9.6, 12, 14, 17],
  produce: [0.4, 0.6, 0.8, 0.8, 0.8],
  proteinUpTo: 11,
  scale: [-4, -2, 0, 1, 2, 6, 10, 14, 18],
};
/** Ten is kept for drinks without energy. */
const DRINK: Profile = {
  energyKj: [30, 90, 150, 210, 240, 270, 300, 330, 360, 390],
  sugarG: [0.5, 2, 3.5, 5, 6, 7, 8, 9, 10, 11],
  proteinG: [1.2, 1.5, 1.8, 2.1, 2.4, 2.7, 3.0],
  produce: [0.4, 0.4, 0.6, 0.6, 0.8, 0.8],
  proteinUpTo: Number.POSITIVE_INFINITY,
  scale: [-Infinity, -3, 0, 1, 2, 4, 6, 8, 9],
};

const points = (value: number, steps: readonly number[]): number => steps.filter((step) => value > step).length;

/** Rates a meal by what it is made of; null when nothing is known of it. Same meal, same rating. */
export function rateMeal({ nutrients, grams, produceGrams, drink }: RatedMeal): HealthRating | null {
  if (!(grams > 0)) return null;
  const per100 = (value: number) => (value / grams) * 100;
  if (drink && per100(nutrients.calories) < 5) return { rating: 10, good: [], watch: [] };
  const profile = drink ? DRINK : FOOD;
  const against = {
    energy: points(per100(nutrients.calories) * KJ_PER_KCAL, profile.energyKj),
    saturatedFat: points(per100(nutrients.unhealthyFat), SATURATED_G),
    // The sugar of fruit and milk, in the fruit and the milk, is not what is warned of; in a juice it is.
    sugar: points(per100(nutrients.sugar - (drink ? 0 : nutrients.naturalSugar / 2)), profile.sugarG),
    sodium: points(per100(nutrients.sodium) * SALT_G_PER_SODIUM_MG, SALT_G),
  };
  const produce = points(produceGrams / grams, profile.produce);
  const fiber = points(per100(nutrients.fiber), FIBER_G);
  const protein = points(per100(nutrients.protein), profile.proteinG);
  const bad = against.energy + against.saturatedFat + against.sugar + against.sodium;
  // Protein does not buy off a fatty, sweet or salty food.
  const countedProtein = bad >= profile.proteinUpTo ? 0 : protein;
  const score = bad - produce - fiber - countedProtein;
  const step = profile.scale.findIndex((limit) => score <= limit);
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
