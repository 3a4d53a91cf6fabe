import { isFood } from '../food/index.js';

/** "… so i had 4" of what others let be: so many of the food. */
export function countedAs(words: string, food: string): string {
  const count = words.split(' ').find((word) => word !== '' && Number.isInteger(Number(word)));
  const first = food.split(' ').find((word) => isFood(word)) ?? food;
  return count === undefined ? food : `${count} ${food.slice(Math.max(0, food.indexOf(first)))}`;
}
