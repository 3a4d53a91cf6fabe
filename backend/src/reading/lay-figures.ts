import { userNutrients } from '../food/index.js';
import { type OwnFigures, quickItem } from './quick-add.js';
import type { ReadItem } from './reading.js';

/** The user's own macros and energy, laid on the one item they were said of (whey, and no water), or an entry of their own. */
export function layFigures(items: ReadItem[], own: OwnFigures, meal: string | null, words: string): void {
  const telling = items.filter(({ nutrients }) => (nutrients?.calories ?? LEAST_TOLD) >= LEAST_TOLD);
  const one = items.length === 1 ? 0 : telling.length === 1 ? items.indexOf(telling[0]!) : null;
  if (one === null) {
    items.splice(0, items.length, quickItem(own, items.length ? items.map((item) => item.name).join(', ') : meal, words));
    return;
  }
  const item = items[one]!;
  const given = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== null));
  const full = userNutrients(given);
  const base = item.nutrients ?? full;
  const complete = own.protein !== null && own.carbs !== null && own.fat !== null;
  items[one] = {
    ...item,
    source: 'user',
    assumed: false,
    assumption: null,
    choices: [],
    sureness: 1,
    nutrients: {
      ...base,
      ...given,
      calories: own.calories ?? (complete ? full.calories : base.calories),
      sugar: own.sugar ?? Math.min(base.sugar, own.carbs ?? base.carbs),
      naturalSugar: Math.min(base.naturalSugar, own.carbs ?? base.carbs),
      addedSugar: Math.min(base.addedSugar, own.carbs ?? base.carbs),
      healthyFat: Math.min(base.healthyFat, own.fat ?? base.fat),
      unhealthyFat: Math.min(base.unhealthyFat, own.fat ?? base.fat),
    },
  };
}

/** Of black coffee, tea or water nobody gives figures. */
const LEAST_TOLD = 10;
