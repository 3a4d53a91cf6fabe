import type { Food } from '../food.js';
import { VOLUMES, WEIGHTS } from '../measures.js';
import { stemWord } from '../words.js';
import { ALIKE_UNITS } from './alike-units.js';
import { measureOf } from './measure.js';
import { DRINK_CONTAINERS } from './usual-containers.js';

const known = new WeakMap<Food, ReadonlySet<string>>();
const ALWAYS = new Set(['serving', 'order', 'count', 'piece', 'whole', 'bite', 'handful', 'plate', 'bowl']);

function unitsOf(food: Food): ReadonlySet<string> {
  let units = known.get(food);
  if (!units) {
    const own = new Set(
      food.portions.flatMap((portion) => {
        const { unit, words } = measureOf(portion);
        return unit === null ? words : [unit, ...words];
      }),
    );
    for (const word of food.name.split(' ')) own.add(stemWord(word));
    if (food.tags.has('drink') || food.tags.has('alcohol')) for (const unit of Object.keys(DRINK_CONTAINERS)) own.add(unit);
    units = own;
    known.set(food, units);
  }
  return units;
}

/** Whether an amount in a unit can be one of this food: no slice of soup, no cup of a burger. */
export function fitsUnit(food: Food, unit: string): boolean {
  if (unit in WEIGHTS || ALWAYS.has(unit)) return true;
  const units = unitsOf(food);
  if (unit in VOLUMES) return units.has('cup') || units.has('floz') || units.has('tbsp') || units.has('tsp') || food.tags.has('drink');
  return (
    units.has(unit) || (!food.tags.has('drink') && (ALIKE_UNITS.get(unit)?.some((other) => other !== 'piece' && units.has(other)) ?? false))
  );
}
