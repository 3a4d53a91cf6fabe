import { begins } from '../../language/letters.js';
import type { Item } from '../../domain/entry.js';

/** Codes of the food table by what they begin with: cream, sour cream, dips, gravies, fats, dressings, sugar, syrups, honey, jam, ketchup, salsa, mustard, relish. */
const NEVER_ALONE = /^(?:12[123]|134|284|285|81|82|83|911|913|914|744|7550|7551|4142)/;
const MILK = /^11[1-4]/;
/** Coffee, tea, cereals and porridge. */
const TAKES_MILK = ['921', '922', '923', '56', '57'];

/** Whether a food is only had on or in another, and one of these is there: syrup, dressing, milk where there is cereal or coffee. */
export function accompanies({ food }: Pick<Item, 'food'>, foods: readonly Item[]): boolean {
  if (food === null) return false;
  const others = foods.filter((one) => one.food !== food);
  if (MILK.test(food)) return others.some((one) => begins(one.food ?? '', TAKES_MILK));
  return NEVER_ALONE.test(food) && others.length > 0;
}
