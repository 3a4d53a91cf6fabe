import { wordsOf } from '../../../language/chart.js';
import { readAmount } from '../../../reading/index.js';
import type { Match } from '../../../understanding/match.js';
import { NO_AMOUNT } from '../../carry-amount.js';
import { edited, itemIn } from '../binding.js';
import { spanBefore } from '../kind-pointed-at.js';
import type { Proposal } from '../proposal.js';
import { lastOf, type Talk } from '../talk.js';

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
  const amount = readAmount(wordsOf(chart, from + 2, to), talk.scene.table) ?? { ...NO_AMOUNT, quantity: now };
  return edited(entry, { is: 'amount', amount: { ...amount, quantity: now }, of: named?.item.name ?? null }, talk);
}
