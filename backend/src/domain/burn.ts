/** Body weight that burn estimates assume for a user who never told us theirs, in kilograms. */
export const ASSUMED_WEIGHT_KG = 70;

/**
 * kcal burned: MET x kg x hours (2011 Compendium of Physical Activities, Ainsworth et al. 2011: one MET is
 * 1 kcal per kilogram and hour), rounded to whole kcal.
 * @param weightKg null: {@link ASSUMED_WEIGHT_KG}
 */
export function burnedCalories(met: number, minutes: number, weightKg: number | null): number {
  return Math.round(met * (weightKg ?? ASSUMED_WEIGHT_KG) * (minutes / 60));
}
