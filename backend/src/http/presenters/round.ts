/** Whole kcal, halves up. */
export const kcal = (value: number): number => Math.floor(value + 0.5);
/** Grams to a tenth, halves up. */
export const grams = (value: number): number => Math.floor(value * 10 + 0.5) / 10;
