import type { FoundFood } from '../../contract/index.js';
import type { FoundFood as Found } from '../../ports/reading/foods.js';
import { grams } from './round.js';

export function presentFood({ food, portions: all }: Found): FoundFood {
  const portions = all.flatMap(({ unit, size, usual, one }) => {
    if (!one.nutrients || one.grams === null) return [];
    const { calories, protein, carbs, fat, sugar } = one.nutrients;
    // Not whole kcal: many of it are counted up from one.
    const figures = { calories: grams(calories), protein: grams(protein), carbs: grams(carbs), fat: grams(fat), sugar: grams(sugar) };
    return [{ unit, size, usual, grams: one.grams, ...figures }];
  });
  return { name: food.name, food: food.code, portions };
}
