import { ConflictException, type HttpException } from '@nestjs/common';
import type { MoneyAsked, MoneyOrder } from '../../ports/storage/money/money-orders.js';
import { notThere } from './refuse.js';

/** Why a provider did not do it, by its own name of it. */
const PROBLEMS: Readonly<Record<string, string>> = {
  'more-than-paid': 'More than is left of what was paid on this invoice.',
  'not-paid': 'Nothing was paid on this invoice.',
  resource_missing: 'The provider does not know this invoice or customer (any more).',
  'refund-failed': 'The bank did not take it. The money is back with us.',
  charge_disputed: 'The customer disputes this payment: their bank decides about it.',
  balance_insufficient: 'Our balance at the provider is too low for this.',
  insufficient_funds: 'Our balance at the provider is too low for this.',
  lost_or_stolen_card: 'The card was lost or stolen. The money is back with us and has to go another way.',
  expired_or_canceled_card: 'The card is closed. The money is back with us and has to go another way.',
};

/** What went wrong with an order last, for staff; null: nothing. */
export function problemWords({ problem, state }: Pick<MoneyOrder, 'problem' | 'state'>): string | null {
  if (problem === null || state === 'done' || state === 'dropped') return null;
  if (state === 'due') return 'The provider could not be reached. It is asked again by itself until it answers.';
  return PROBLEMS[problem] ?? `The provider refused it (${problem}). Nothing was changed there.`;
}

const REFUSED: Readonly<Record<Exclude<MoneyAsked, 'waiting' | 'due' | 'repeated' | 'not-found'>, string>> = {
  taken: 'This key was used for something else.',
  'more-than-paid': 'This is more than is left of what was paid on this invoice.',
  open: 'Another refund for this user waits for consent already.',
};

/** Why an order is not taken. */
export const notOrdered = (why: keyof typeof REFUSED | 'not-found'): HttpException =>
  why === 'not-found' ? notThere() : new ConflictException(REFUSED[why]);
