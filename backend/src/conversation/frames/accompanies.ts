import { begins } from '../../language/letters.js';
import type { Item } from '../../domain/entry.js';

/** Codes of the food table by what they begin with: cream, sour cream, dips, gravies, fats, dressings, sugar, syrups, honey, jam, ketchup, salsa, mustard, relish. */
export const NEVER_ALONE = '121 122 123 134 284 285 81 82 83 911 913 914 744 7550 7551 4142'.split(' ');
const MILK = ['111', '112', '113', '114'];
/** Coffee, tea, cereals and porridge. */
const TAKES_MILK = ['921', '922', '923', '56', '57'];

/** Whether a food is only had on or in another, and one of these is there: syrup, dressing, milk where there is cereal or coffee. */
export function accompanies({ food }: Pick<Item, 'food'>, foods: readonly Item[]): boolean {
  if (food === null) return false;
  const others = foods.filter((one) => one.food !== food);
  if (begins(food, MILK)) return others.some((one) => begins(one.food ?? '', TAKES_MILK));
  return begins(food, NEVER_ALONE) && others.length > 0;
}
