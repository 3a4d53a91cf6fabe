import type { TrendRange } from '../contract/index.js';
import { addDays, daysBetween, localDate } from '../domain/local-day.js';
import type { Account } from '../ports/storage/people/accounts.js';
import type { Dependencies } from '../usecases/dependencies.js';
import { refusal } from './refusal.js';

/** A day a user asks for, after their plan has allowed it. */
export interface AllowedDay {
  date: string;
  past: boolean;
}

/** The user's own calendar day. */
export const userToday = ({ clock }: Pick<Dependencies, 'clock'>, { timezone }: Pick<Account, 'timezone'>): string =>
  localDate(clock.now(), timezone);

/** The day asked for, or the user's today. A day before today is history, which plans have, have in part or have not. */
export function allowedDay(deps: Pick<Dependencies, 'rules' | 'clock'>, account: Account, date: string | undefined): AllowedDay {
  const { plan } = account;
  const today = userToday(deps, account);
  const asked = date ?? today;
  const ago = daysBetween(asked, today);
  if (ago <= 0) return { date: asked, past: false };
  const { history, historyDays } = deps.rules.capabilities[plan];
  if (history === 'none') throw refusal('Plan required', plan, 'History is part of the Plus and Pro plans.');
  if (ago > historyDays) throw refusal('Plan required', plan, `History goes back ${historyDays} days.`);
  return { date: asked, past: true };
}

/** Finished days of a range that a plan allows: the first, null for all there are, and yesterday. */
export function allowedRange(
  deps: Pick<Dependencies, 'rules' | 'clock'>,
  account: Account,
  range: TrendRange,
): { from: string | null; to: string } {
  const { plan } = account;
  const { trendDays } = deps.rules.capabilities[plan];
  const asked = range === 'all' ? Infinity : Number(range);
  if (trendDays !== -1 && asked > trendDays)
    throw refusal(
      'Plan required',
      plan,
      trendDays === 0 ? 'Trends are part of the Plus and Pro plans.' : `Trends go back ${trendDays} days.`,
    );
  const today = userToday(deps, account);
  return { from: range === 'all' ? null : addDays(today, -asked), to: addDays(today, -1) };
}
