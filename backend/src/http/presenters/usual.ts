import type { Usual } from '../../contract/index.js';
import type { MealEntry } from '../../domain/entry.js';
import { describeEntry } from '../../usecases/describe-entry.js';

export const presentUsual = (meal: MealEntry): Usual => ({
  number: meal.number,
  mealType: meal.meal,
  description: describeEntry(meal),
});
