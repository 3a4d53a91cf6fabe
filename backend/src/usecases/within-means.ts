import { localDate } from '../domain/local-day.js';
import { ReaderUnavailable, type UnavailableReason } from '../ports/reading/reader.js';
import type { Snapshot } from '../ports/storage/texts/store.js';
import type { Dependencies } from './dependencies.js';

/** What a model said, or why it was not asked or did not answer. */
export type Asked<T> = { type: 'answered'; answer: T } | { type: 'missed'; reason: UnavailableReason | 'no-budget' | 'no-allowance' };

type Means = Pick<Dependencies, 'store' | 'rules' | 'log'>;

const MONTH_MS = 30 * 24 * 3600 * 1000;

/** Asks a model where the month's money and the day's allowance last; one that cannot answer takes nothing. */
export async function withinMeans<T>(
  deps: Means,
  user: Pick<Snapshot['user'], 'id' | 'plan' | 'timezone'>,
  at: Date,
  ask: () => Promise<T>,
): Promise<Asked<T>> {
  const { store, rules, log } = deps;
  const when = { at, localDate: localDate(at, user.timezone) };
  if (await overspent(deps, user.id, at)) return { type: 'missed', reason: 'no-budget' };
  if (!(await store.takeModelRead(user.id, when, rules.capabilities[user.plan].modelReadsPerDay)))
    return { type: 'missed', reason: 'no-allowance' };
  try {
    return { type: 'answered', answer: await ask() };
  } catch (error) {
    await store.giveBackModelRead(user.id, when);
    if (!(error instanceof ReaderUnavailable)) throw error;
    const { reason, detail } = error;
    if (reason === 'misconfigured') log.error('model settings are refused', { detail });
    else log.warn('model unavailable', { reason });
    return { type: 'missed', reason };
  }
}

/** The month's money for this user is used up. */
export async function overspent({ store, rules: { model } }: Pick<Means, 'store' | 'rules'>, userId: string, now: Date): Promise<boolean> {
  if (!model.monthly) return false;
  const { limit, tokenIn, tokenOut } = model.monthly;
  const used = await store.modelTokens(userId, new Date(now.getTime() - MONTH_MS));
  return used.tokensIn * tokenIn + used.tokensOut * tokenOut >= limit;
}
