import type { MealEntry } from '../domain/entry.js';
import type { Amount } from '../reading/reading.js';
import { withAmount } from './carry-amount.js';
import type { Change } from './intents/edit-words.js';
import { indexOf } from './matching-items.js';
import { items, NONE, type Resolved } from './resolved.js';
import type { TurnContext } from './turn-context.js';

/** Gives an amount to the item that is named, or to the one that it must mean. */
export function changeAmount(amount: Amount, change: Change, meal: MealEntry, context: TurnContext): Resolved {
  const of = ('of' in change ? change.of : null) ?? null;
  if (amount.share && amount.quantity !== null && of === null) return { type: 'edit', edit: { type: 'scale', factor: amount.quantity } };
  const at = of !== null ? indexOf(of, meal, context) : whichItem(amount, meal);
  if (of !== null && at < 0) return NONE;
  if (at < 0) return { type: 'which-item', change };
  return items(meal.items.with(at, withAmount(meal.items[at]!, amount, context)));
}

/** "2 cups" of a bowl. */
const isVessel = (...units: readonly string[]): boolean => units.every((unit) => VESSELS.has(unit));
const VESSELS: ReadonlySet<string> = new Set(['bowl', 'cup', 'mug', 'glass']);

/** The item an amount alone must mean: the only one, the only one with this unit, or the only one that has sizes. */
function whichItem(amount: Amount, meal: MealEntry): number {
  if (meal.items.length === 1) return 0;
  const fits = meal.items
    .map((item, i) => ({ item, i }))
    .filter(({ item }) =>
      amount.unit !== null
        ? item.unit === amount.unit || isVessel(item.unit, amount.unit) || item.assumption?.endsWith(` ${amount.unit}`) === true
        : amount.size !== null && item.size !== null,
    );
  return fits.length === 1 ? fits[0]!.i : -1;
}
