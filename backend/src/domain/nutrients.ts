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

export const NO_NUTRIENTS: Readonly<Nutrients> = Object.freeze(
  Object.fromEntries(NUTRIENT_NAMES.map((name) => [name, 0])) as unknown as Nutrients,
);

/** Sum of several; an unknown (null) adds nothing. */
export function addNutrients(all: readonly (Readonly<Nutrients> | null)[]): Nutrients {
  const sum = { ...NO_NUTRIENTS };
  for (const one of all) if (one) for (const name of NUTRIENT_NAMES) sum[name] += one[name];
  return sum;
}

/** Each figure times `factor`. */
export function scaleNutrients(one: Readonly<Nutrients>, factor: number): Nutrients {
  const out = { ...NO_NUTRIENTS };
  for (const name of NUTRIENT_NAMES) out[name] = one[name] * factor;
  return out;
}
