import { keepMany } from '../domain/keep-many.js';
import { builtInTable, type FoodTable } from '../food/index.js';
import { ordinary } from '../food/retrieval/ordinary.js';
import { chartOf } from './cover/chart.js';
import { expandCombos } from './combos.js';
import { dealAmounts } from './deal-amounts.js';
import { readFoodPhrase } from './food-phrase.js';
import { saidOf } from './item-amount.js';
import { normaliseText } from './normalise.js';
import type { Amount, ReadingContext, ReadItem } from './reading.js';
import { saysNoAmount } from './says-no-amount.js';
import { tokenise } from './tokens.js';

/** Reads a bare phrase that is known to be food: "3 eggs" of "actually 3 eggs", "oat milk". Words that no food explains are unknown items. */
export function readItems(phrase: string, context: Pick<ReadingContext, 'memory'>, table: FoodTable = builtInTable()): ReadItem[] {
  return readFoodPhrase(dealAmounts(expandCombos(normaliseText(phrase), table), table), {
    table,
    unknowns: 'always',
    memory: context.memory,
  }).items;
}

/** Reads a bare amount: "3", "half", "a large", "2 cups", "120 g"; null when the phrase is more or less than an amount. */
export function readAmount(phrase: string, table: FoodTable = builtInTable()): Readonly<Amount> | null {
  let known = amounts.get(table);
  if (!known) amounts.set(table, (known = keepMany((words) => amountOf(words, table), MOST_AMOUNTS)));
  return known(phrase);
}

/** Amounts read with a table: each place of a text is asked for one, and people use few. */
const amounts = new WeakMap<FoodTable, (phrase: string) => Readonly<Amount> | null>();
const MOST_AMOUNTS = 5_000;

function amountOf(phrase: string, table: FoodTable): Amount | null {
  const tokens = tokenise(normaliseText(phrase));
  if (saysNoAmount(tokens, table)) return null;
  const parts = chartOf(tokens, table);
  for (const { piece, outside, within } of parts) {
    if (piece.type === 'mod') return null;
    if (piece.type !== 'token') continue;
    const { token } = piece;
    if (token.kind === 'with' || token.kind === 'comma') return null;
    if (token.kind !== 'word' || token.portion || token.size || token.measure) continue;
    if (outside > 0 || within > 0.15 || (ordinary(token.text)?.language ?? 'en') !== 'en') return null;
  }
  const said = saidOf(parts, { from: 0, to: parts.length, matched: [] });
  const quantity = said.quantity ?? (said.times > 1 ? said.times : null);
  if (quantity === null && said.unit === null && said.size === null && said.calories === null && said.grams === null) return null;
  const grams = said.grams !== null && said.unit === null ? { quantity: said.grams, unit: 'g' } : null;
  return {
    quantity: grams?.quantity ?? quantity,
    unit: grams?.unit ?? said.unit,
    size: said.size,
    each: said.each,
    share: said.share,
    calories: said.calories,
    vague: false,
  };
}
