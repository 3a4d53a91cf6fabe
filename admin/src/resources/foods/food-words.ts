import type { FoodSource } from '@mealtext/backend/contract';

export const FOOD_ORIGINS: readonly (readonly [origin: FoodSource, label: string])[] = [
  ['builtin', 'Of the release'],
  ['usda', 'Imported'],
  ['own', 'Taught here'],
];

/** Where a food of the table comes from, in words. */
export const originWords = (origin: FoodSource): string => FOOD_ORIGINS.find(([one]) => one === origin)?.[1] ?? origin;

const EATEN = ['hardly ever', 'now and then', 'often', 'every day'];
export const eatenWords = (eaten: number): string => EATEN[eaten] ?? '–';
