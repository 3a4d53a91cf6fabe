import { likeness } from '../../conversation/to-learn.js';
import type { FoodUse } from '../../ports/storage/staff/staff-foods.js';
import type { StaffDependencies } from './staff-dependencies.js';

type Food = NonNullable<ReturnType<StaffDependencies['engine']['foodByName']>>;

const DAYS_MS = 90 * 86_400_000;
const MOST_MEALS = 10;

/** What became of a food of the table in the last 90 days, by whichever of its names. */
export function useOfFood({ foods }: Pick<StaffDependencies, 'foods'>, food: Food, now: Date): Promise<FoodUse> {
  const names = [food.name, ...food.aliases, ...food.fr, ...food.es];
  const forms = [...new Set(names.map(likeness))].filter(Boolean);
  return foods.use(food, forms, new Date(now.getTime() - DAYS_MS), now, MOST_MEALS);
}
