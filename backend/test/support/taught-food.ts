/** A food that no table knows, as staff teach it. */
export const TAUGHT_FOOD = {
  kind: 'food',
  words: 'zelvandi',
  portion: '1 slice',
  grams: 90,
  calories: 210,
  protein: 7,
  carbs: 28,
  fat: 8,
  sugar: 2,
} as const;
