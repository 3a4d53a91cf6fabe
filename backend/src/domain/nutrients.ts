/** What a food or a meal holds. Energy in kcal, alcohol and macros in grams, sodium in milligrams. */
export interface Nutrients {
  calories: number;
  protein: number;
  carbs: number;
  fat: number;
  /** Mono- and polyunsaturated fat. `healthyFat + unhealthyFat <= fat`. */
  healthyFat: number;
  /** Saturated fat. */
  unhealthyFat: number;
  /** `naturalSugar + addedSugar = sugar <= carbs`. */
  sugar: number;
  naturalSugar: number;
  addedSugar: number;
  fiber: number;
  sodium: number;
  alcohol: number;
}

export const NUTRIENT_NAMES = [
  'calories',
  'protein',
  'carbs',
  'fat',
  'healthyFat',
  'unhealthyFat',
  'sugar',
  'naturalSugar',
  'addedSugar',
  'fiber',
  'sodium',
  'alcohol',
] as const satisfies readonly (keyof Nutrients)[];

/** Written out, for every text makes many. */
const none = (): Nutrients => ({
  calories: 0,
  protein: 0,
  carbs: 0,
  fat: 0,
  healthyFat: 0,
  unhealthyFat: 0,
  sugar: 0,
  naturalSugar: 0,
  addedSugar: 0,
  fiber: 0,
  sodium: 0,
  alcohol: 0,
});

export const NO_NUTRIENTS: Readonly<Nutrients> = Object.freeze(none());

/** Sum of several; an unknown (null) adds nothing. */
export function addNutrients(all: readonly (Readonly<Nutrients> | null)[]): Nutrients {
  const sum = none();
  for (const one of all) if (one) for (const name of NUTRIENT_NAMES) sum[name] += one[name];
  return sum;
}

/** Each figure times `factor`. */
export function scaleNutrients(one: Readonly<Nutrients>, factor: number): Nutrients {
  const out = none();
  for (const name of NUTRIENT_NAMES) out[name] = one[name] * factor;
  return out;
}
