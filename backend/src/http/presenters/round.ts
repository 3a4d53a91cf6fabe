/** Whole kcal, halves up. */
export const kcal = (value: number): number => Math.floor(value + 0.5);
/** Grams to a thousandth: what a screen rounds to whole grams must round as the texts do, and 14.46 by way of 14.5 would not. */
export const grams = (value: number): number => Math.floor(value * 1000 + 0.5) / 1000;
