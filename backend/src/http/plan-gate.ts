import { daysBetween, localDate } from '../domain/local-day.js';
import type { Account } from '../ports/accounts.js';
import type { World } from '../usecases/world.js';
import { refusal } from './refusal.js';

/** A day a user asks for, after their plan has allowed it. */
export interface AllowedDay {
  date: string;
  past: boolean;
}

/** The day asked for, or the user's today. A day before today is history, which plans have, have in part or have not. */
export function allowedDay(
  { rules, clock }: Pick<World, 'rules' | 'clock'>,
  { plan, timezone }: Account,
  date: string | undefined,
): AllowedDay {
  const today = localDate(clock.now(), timezone);
  const asked = date ?? today;
  const ago = daysBetween(asked, today);
  if (ago <= 0) return { date: asked, past: false };
  const { history, historyDays } = rules.capabilities[plan];
  if (history === 'none') throw refusal('Plan required', plan, 'History is part of the Plus and Pro plans.');
  if (ago > historyDays) throw refusal('Plan required', plan, `History goes back ${historyDays} days.`);
  return { date: asked, past: true };
}
