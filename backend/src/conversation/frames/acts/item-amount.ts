import type { Item, MealEntry } from '../../../domain/entry.js';
import type { Amount } from '../../../reading/reading.js';
import { edited } from '../binding.js';
import { isOddUnit } from '../fits-unit.js';
import type { Proposal } from '../proposal.js';
import type { NamedItem, Talk } from '../talk.js';

/** Gives a food that is there another amount. */
export function itemAmount({ entry, item }: NamedItem, said: Amount, talk: Talk): Proposal | null {
  if (isOddUnit(item, said.unit, talk.context) || isNoCount(said, item)) return { intents: [{ type: 'ask-what', about: 'wrong' }] };
  const heavy = said.unit === null && (said.quantity ?? 0) >= GRAMS_FROM && isWeighed(entry);
  const amount =
    said.size !== null && said.quantity === item.quantity ? { ...said, quantity: null } : heavy ? { ...said, unit: 'g' } : said;
  return edited(entry, { is: 'amount', amount, of: item.name }, talk);
}

/** "5.5" of what nobody counted is of some measure. */
const isNoCount = ({ quantity, unit, size }: Amount, item: Item): boolean =>
  unit === null && size === null && item.assumed && item.unit === 'count' && (quantity ?? 0) > MOST_IN_PARTS && !Number.isInteger(quantity);
/** People count in halves up to so many. */
const MOST_IN_PARTS = 3;

/** "150g rice", then "120 chicken": from here on a number without a unit is of grams, in a meal of which a food was weighed. */
const GRAMS_FROM = 25;
export const isWeighed = ({ items }: MealEntry): boolean => items.some(({ unit }) => unit === 'g');
