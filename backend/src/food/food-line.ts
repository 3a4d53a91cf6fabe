import type { Food } from './food.js';
import { portionText } from './portion-text.js';

const figure = (value: number): string => String(Math.round(value * 1000) / 1000);

/** A food as a line that `parseFood` reads. */
export function foodLine(food: Food): string {
  const { per100g: n, standard } = food;
  const figures = [n.calories, n.protein, n.carbs, n.fat, n.unhealthyFat, n.healthyFat, n.sugar, n.fiber, n.sodium, n.alcohol].map(figure);
  const names = [...food.aliases, ...food.fr.map((name) => `fr:${name}`), ...food.es.map((name) => `es:${name}`)];
  const amount = standard.portion.unit === 'g' ? 'g' : portionText(standard.portion).replace(/(?: \([^)]*\))?=.*$/, '');
  return [
    food.name,
    names.join('; '),
    figures.join(' '),
    food.portions.map(portionText).join('; '),
    `${standard.quantity} ${amount}`,
    food.code,
    [...food.tags].join(' '),
  ].join(' | ');
}
