import { wordsOf } from '../../../language/chart.js';
import { readAmount } from '../../../reading/index.js';
import type { Match } from '../../../understanding/match.js';
import { NO_AMOUNT } from '../../carry-amount.js';
import type { Change } from '../../intents/edit-words.js';
import { read } from '../../matching-items.js';
import { edited, itemIn } from '../binding.js';
import { spanBefore } from '../kind-pointed-at.js';
import type { Proposal } from '../proposal.js';
import { lastOf, type NamedItem, type Talk } from '../talk.js';

/** "The coke was regular" of a diet coke: the same without the word that made it another. */
export function plainInstead(match: Match, named: NamedItem | null, { chart, context }: Talk): Change | null {
  const { from, to } = match.bindings['amount']!;
  const plain = chart.at[from]!.some((span) => span.kind === 'plain-kind' && span.to === to);
  const parts = named?.item.name.split(' ') ?? [];
  const rest = parts.filter((part) => !LESS_OF.has(part));
  const words = [wordsOf(chart, from, to), ...rest].join(' ');
  const [food, ...more] = plain && rest.length > 0 && rest.length < parts.length ? read(words, context) : [];
  return food && more.length === 0 && food.nutrients !== null ? { is: 'replace', of: named!.item.name, words, outright: true } : null;
}
const LESS_OF: ReadonlySet<string> = new Set('diet light lite zero decaf decaffeinated skim nonfat lowfat'.split(' '));

/** "Edit 3 to 2 slices", "change 1 to 4 eggs": what had the first number, or is called by it, has the second; "make it 2 to 3" is between. */
export function turnedInto(match: Match, talk: Talk): Proposal | null {
  const { chart, entries } = talk;
  const { from, to } = match.bindings['amount']!;
  const [first, join, second] = [from, from + 1, from + 2].map((at) => chart.at[at] ?? []);
  const [then, now] = [first!, second!].map((spans) => spans.find(({ kind }) => kind === 'number')?.value as number | undefined);
  const leads = join!.some(({ kind }) => kind === 'to') && spanBefore(chart, from, 'make') !== null;
  if (!leads || then === undefined || now === undefined || to < from + 3) return null;
  const named = itemIn(match, talk);
  const entry = named?.entry ?? entries.find(({ number }) => number === then) ?? lastOf(talk);
  const amount = readAmount(wordsOf(chart, from + 2, to), talk.context.table) ?? { ...NO_AMOUNT, quantity: now };
  return edited(entry, { is: 'amount', amount: { ...amount, quantity: now }, of: named?.item.name ?? null }, talk);
}
