import { addNutrients, type Nutrients } from './nutrients.js';

/** What a rating is made from: one meal's sums. */
export interface RatedMeal {
  nutrients: Readonly<Nutrients>;
  /** Weight of all that was eaten, without drinks that hold no energy. */
  grams: number;
  /** How much of `grams` is fruit, vegetables, legumes or nuts. */
  produceGrams: number;
  /** How much of the energy is of fast food, sweets, salty snacks, soft drinks or cured meat. */
  processedCalories: number;
  /** Nothing but drinks. */
  drink: boolean;
}

export const RATING_REASONS = ['produce', 'fiber', 'protein', 'energy', 'saturatedFat', 'sugar', 'sodium', 'processed', 'alcohol'] as const;
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
 * A meal is rated by its energy, not by its weight: eggs on toast are no worse than a burger because there is no water in them. The marks
 * are those of the Dietary Guidelines and the Healthy Eating Index (USDA, 2020): 14 g of fibre and 1.1 g of sodium per 1,000 kcal are best,
 * saturated fat and added sugar count from 8 % and 6.5 % of the energy on; fruit, vegetables and legumes are to fill half of the plate. To
 * this come how much it is for one meal, against a day's 2,000 kcal, 20 g of saturated fat, 50 g of free sugar (WHO) and 2,300 mg of sodium,
 * and how much of it is fast food, sweets, snacks and cured meat, which nobody takes for good food whatever its figures are.
 */
const START = 6.3;
const KCAL = { protein: 4, sugar: 4, fat: 9, alcohol: 7 } as const;
/** From here on it is said that it speaks for the meal, or against it. */
const FOR = 0.6;
const AGAINST = 0.4;
const MOST_WITH_ALCOHOL = 3;

/** 0 up to `from`, 1 from `to` on. */
const between = (value: number, from: number, to: number): number => Math.max(0, Math.min(1, (value - from) / (to - from)));

/** Points for a meal (above 0) and against it, by reason. */
function pointsOf({ nutrients, grams, produceGrams, processedCalories }: RatedMeal): Record<RatingReason, number> {
  const { calories, protein, fiber, unhealthyFat, sodium, alcohol } = nutrients;
  const share = (value: number): number => (calories > 0 ? value / calories : 0);
  // The sugar of fruit and milk is not what is warned of.
  const free = nutrients.sugar - nutrients.naturalSugar;
  return {
    produce: 1.8 * between(produceGrams / grams, 0, 0.5),
    fiber: 1.4 * between(share(fiber) * 1000, 4, 14),
    protein: 1.4 * between(share(protein * KCAL.protein), 0.1, 0.22),
    energy: -0.5 * between(calories / grams, 2, 4) - between(calories, 700, 1300),
    saturatedFat: -1.3 * between(share(unhealthyFat * KCAL.fat), 0.08, 0.24) - 0.5 * between(unhealthyFat, 10, 20),
    sugar: -2.5 * between(share(free * KCAL.sugar), 0.065, 0.4) - 0.5 * between(free, 25, 60),
    sodium: -between(share(sodium), 1.1, 3.2) - 0.5 * between(sodium, 1200, 2300),
    processed: -2.3 * between(share(processedCalories), 0, 0.8),
    alcohol: -3 * between(share(alcohol * KCAL.alcohol), 0.02, 0.4),
  };
}

function rateFood(meal: RatedMeal): HealthRating {
  const points = pointsOf(meal);
  const sum = Object.values(points).reduce((all, one) => all + one, START);
  const against = Object.fromEntries(Object.entries(points).map(([reason, value]) => [reason, -value])) as typeof points;
  const watch = strongest(against, AGAINST);
  // Ten is for what nothing is said against.
  const most = watch.length > 0 ? 9 : 10;
  return { rating: Math.max(1, Math.min(most, Math.round(sum))), good: strongest(points, FOR), watch };
}

/*
 * Drinks alone are rated by Nutri-Score for beverages as revised in 2023 (Scientific Committee of the Nutri-Score): points for energy,
 * saturated fat, sugar and salt per 100 g, less points for fruit and vegetables, fibre and protein. Its letters are B to 2, C to 6, D to 9,
 * E above; ours puts the line between B and C between 6 and 5. Ten is kept for drinks without energy.
 */
const KJ_PER_KCAL = 4.184;
const SALT_G_PER_SODIUM_MG = 2.5 / 1000;
const ENERGY_KJ = [30, 90, 150, 210, 240, 270, 300, 330, 360, 390];
const SUGAR_G = [0.5, 2, 3.5, 5, 6, 7, 8, 9, 10, 11];
const SATURATED_G = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const SALT_G = Array.from({ length: 20 }, (_, at) => (at + 1) / 5);
const PROTEIN_G = [1.2, 1.5, 1.8, 2.1, 2.4, 2.7, 3.0];
const FIBER_G = [3.0, 4.1, 5.2, 6.3, 7.4];
const PRODUCE = [0.4, 0.4, 0.6, 0.6, 0.8, 0.8];
/** Highest score for each rating from 10 down to 2; beyond the last it is 1. */
const DRINK_SCALE = [-Infinity, -3, 0, 1, 2, 4, 6, 8, 9];

const steps = (value: number, limits: readonly number[]): number => limits.filter((limit) => value > limit).length;

function rateDrink({ nutrients, grams, produceGrams }: RatedMeal): HealthRating {
  const per100 = (value: number) => (value / grams) * 100;
  if (per100(nutrients.calories) < 5) return { rating: 10, good: [], watch: [] };
  const against = {
    energy: steps(per100(nutrients.calories) * KJ_PER_KCAL, ENERGY_KJ),
    saturatedFat: steps(per100(nutrients.unhealthyFat), SATURATED_G),
    sugar: steps(per100(nutrients.sugar), SUGAR_G),
    sodium: steps(per100(nutrients.sodium) * SALT_G_PER_SODIUM_MG, SALT_G),
  };
  const produce = steps(produceGrams / grams, PRODUCE);
  const fiber = steps(per100(nutrients.fiber), FIBER_G);
  const protein = steps(per100(nutrients.protein), PROTEIN_G);
  const score = Object.values(against).reduce((all, one) => all + one, 0) - produce - fiber - protein;
  const step = DRINK_SCALE.findIndex((limit) => score <= limit);
  const alcoholic = per100(nutrients.alcohol) > 1;
  const rating = step < 0 ? 1 : 10 - step;
  return {
    rating: alcoholic ? Math.min(rating, MOST_WITH_ALCOHOL) : rating,
    good: strongest({ produce, fiber, protein }, 2),
    watch: [...(alcoholic ? (['alcohol'] as const) : []), ...strongest(against, 2)],
  };
}

/** Rates a meal; null when nothing is known of it. Same meal, same rating. */
export function rateMeal(meal: RatedMeal): HealthRating | null {
  if (!(meal.grams > 0)) return null;
  return meal.drink ? rateDrink(meal) : rateFood(meal);
}

/**
 * Rates food and what was drunk with it as one meal, of which the plate is the food alone: a large soft drink makes no burger lighter.
 * Either may be null.
 */
export function rateTogether(food: RatedMeal | null, drinks: RatedMeal | null): HealthRating | null {
  if (!food || !(food.grams > 0)) return drinks && rateMeal(drinks);
  if (!drinks) return rateMeal(food);
  return rateMeal({
    ...food,
    nutrients: addNutrients([food.nutrients, drinks.nutrients]),
    processedCalories: food.processedCalories + drinks.processedCalories,
  });
}

function strongest<R extends RatingReason>(scores: Record<R, number>, atLeast: number): R[] {
  return (Object.entries(scores) as [R, number][])
    .filter(([, score]) => score >= atLeast)
    .sort((a, b) => b[1] - a[1])
    .map(([reason]) => reason);
}
