import type { Food } from '../../food/food.js';
import type { FoodTable } from '../../food/food-table.js';
import { isMeat, isSide } from '../../food/portions/plate.js';
import { isPlural } from '../../food/words.js';
import { type Element, wordOf } from './element.js';

export const BREADS: ReadonlySet<string> = new Set([
  'Yeast breads',
  'Rolls and buns',
  'Bagels and English muffins',
  'Tortillas',
  'Crackers, excludes saltines',
  'Saltine crackers',
]);

/** What is put on other food by the spoon; garlic, lemon and cheese tell of a sauce what it is made with. */
const SPREADS: ReadonlySet<string> = new Set([
  'Mustard and other condiments',
  'Tomato-based condiments',
  'Mayonnaise',
  'Jams, syrups, toppings',
  'Butter and animal fats',
  'Cream cheese, sour cream, whipped cream',
]);

/**
 * Whether a food that is named right before another stands beside it in a list without marks. What bread carries, or stands in the plural, is
 * a food beside the next; "lime" of "lime seltzer" and "millet" of "millet porridge" tell of which kind it is. Meat says nothing of what it is
 * had with, "salmon sweet potato", bread nothing of what lies on it, "bagel lox", and a sauce nothing of another.
 */
export function isListedBefore(element: Element, food: Food): boolean {
  const { common, strange } = element;
  if (strange || BREADS.has(food.category) || isPlural(wordOf(element))) return true;
  if (common === null) return false;
  if (isMeat(common) && isSide(food)) return true;
  // "coke big mac": a drink by its brand tells of no dish
  if (common.tags.has('drink') && common.tags.has('brand') && !food.tags.has('drink')) return true;
  if (SPREADS.has(common.category) && SPREADS.has(food.category)) return true;
  return BREADS.has(common.category) && (food.tags.has('top') || isMeat(food));
}

/** "2 waffles syrup", "3 hot dogs mustard": what was counted is no kind of what is put on it, though there is a waffle syrup. */
export function isCountedBefore(elements: readonly Element[], at: number, next: Food | null): boolean {
  const host = elements[at];
  if (elements[at - 1]?.piece.type !== 'amount') return false;
  return next !== null && next.tags.has('top') && !!host?.common && !host.common.tags.has('top') && isPlural(wordOf(host));
}

/** "1 tbsp olive oil asparagus": with a spoon is measured what is put on food, and not the food that follows. */
export function isSpooned(elements: readonly Element[], at: number, food: Food, { forms, foods }: FoodTable): boolean {
  const amount = elements[at - 1]?.piece;
  if (food.tags.has('top') || amount?.type !== 'amount' || (amount.measure !== 'tbsp' && amount.measure !== 'tsp')) return false;
  let name = '';
  for (let i = at; i < at + LONGEST; i++) {
    const stem = elements[i]?.joint === null ? elements[i]!.stems[0]?.stem : undefined;
    if (stem === undefined) return false;
    name = name === '' ? stem : `${name} ${stem}`;
    const form = forms.exact.get(name);
    if (form !== undefined && foods[forms.food[form]!]!.tags.has('top')) return true;
  }
  return false;
}

/** "Extra virgin olive oil". */
const LONGEST = 4;

/** A word for a portion that is a food, too. */
export const isCountedFood = ({ piece, common }: Element): boolean =>
  common !== null && piece.type === 'token' && piece.token.portion !== null;

/** "3 egg omelet": so many of what the food is measured by. */
export const isCountedIn = (elements: readonly Element[], at: number, { portions }: Food): boolean =>
  elements[at - 1]?.piece.type === 'amount' && elements[at]!.stems.some(({ stem }) => portions.some(({ text }) => text === `1 ${stem}`));
