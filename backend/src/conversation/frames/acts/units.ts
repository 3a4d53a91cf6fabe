import type { Item } from '../../../domain/entry.js';
import { NO_AMOUNT } from '../../carry-amount.js';
import { mealSpokenOf, wordsIn } from '../binding.js';
import type { Resolve } from '../proposal.js';
import { SPOKEN } from '../still-spoken-of.js';
import { lastOf } from '../talk.js';
import { itemAmount } from './item-amount.js';

/** "Tbsp not tsp", "grams, not oz": the number stays, of the food that was measured so. */
export const unit: Resolve = (match, talk) => {
  const [now, old] = [wordsIn(match, 'unit')!, wordsIn(match, 'old')];
  const meal = mealSpokenOf(talk);
  if (!meal || lastOf(talk) !== meal || talk.age > SPOKEN || now === old) return null;
  const measured = ({ unit: own }: Item) => own !== 'count' && (old === null || isSame(own, old));
  const found = meal.items.flatMap((item, index) => (measured(item) ? [{ entry: meal, index, item }] : []));
  const [named, ...more] = found;
  // "4 oz", then "grams": nobody has 4 g of chicken.
  if (named && FINE.has(now) && named.item.quantity < LEAST) return { intents: [{ type: 'ask-what', about: 'wrong' }] };
  return named && more.length === 0 ? itemAmount(named, { ...NO_AMOUNT, quantity: named.item.quantity, unit: now }, talk) : null;
};

/** Units of which nobody has less than so many. */
const FINE: ReadonlySet<string> = new Set(['g', 'ml']);
const LEAST = 10;

/** "I meant grams". */
export const unitHinted: Resolve = (match, talk) => (talk.corrects ? unit(match, talk) : null);

/** Ounces are of weight or of a drink. */
const isSame = (own: string, told: string): boolean => own === told || (own.endsWith('oz') && told.endsWith('oz'));
