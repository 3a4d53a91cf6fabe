import type { Item } from '../../domain/entry.js';
import { builtInTable, foodOfItem, VOLUMES, WEIGHTS } from '../../food/index.js';
import type { TurnContext } from '../turn-context.js';
import { stem, stems } from '../targets.js';

/** Whether a food is measured in a unit: any in grams, drinks in cups, and else what one of its portions is counted in. */
export function fitsUnit(item: Item, unit: string, { table }: Pick<TurnContext, 'table'>): boolean {
  if (item.unit === unit || item.assumption?.endsWith(` ${unit}`)) return true;
  const food = foodOfItem(item, table ?? builtInTable());
  if (!food) return unit in WEIGHTS;
  if (unit === 'floz') return food.tags.has('drink');
  if (unit in WEIGHTS || (unit in VOLUMES && food.tags.has('drink'))) return true;
  const wanted = unit in VOLUMES ? Object.keys(VOLUMES) : [unit];
  return food.portions.some(({ text }) => stems(text).some((word) => wanted.some((one) => stem(one) === word)));
}

/** A spoon of a sandwich, a salad or a coffee is no amount of it. */
export function isOddUnit(item: Item, unit: string | null, { table }: Pick<TurnContext, 'table'>): boolean {
  if (unit !== 'tbsp' && unit !== 'tsp') return false;
  const food = foodOfItem(item, table ?? builtInTable());
  return (
    item.unit !== unit &&
    food !== null &&
    !food.tags.has('top') &&
    !food.portions.some(({ text }) => SPOONS.some((spoon) => text.includes(spoon)))
  );
}
const SPOONS = ['tablespoon', 'teaspoon', 'tbsp', 'tsp'];

/** The only food that is measured in a unit; -1 where that is none or several. */
export function onlyFitting(items: readonly Item[], unit: string, context: TurnContext): number {
  const found = items.flatMap((item, at) => (fitsUnit(item, unit, context) ? [at] : []));
  return found.length === 1 ? found[0]! : -1;
}
