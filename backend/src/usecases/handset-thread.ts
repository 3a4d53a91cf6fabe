import { type DayLog, dayLog } from '../domain/day-log.js';
import type { Goals } from '../domain/goals.js';
import { localDate } from '../domain/local-day.js';
import type { Handset, HandsetTextRow } from '../ports/texts/handset.js';
import type { Dependencies } from './dependencies.js';

const SHOWN = 100;

export interface HandsetView {
  phone: string;
  texts: HandsetTextRow[];
  /** Null for a number without an account. */
  today: { log: DayLog; goals: Goals | null } | null;
}

/** What a handset shows: its texts, and beside them the user's day filling up. */
export async function handsetThread(
  { accounts, diary, clock }: Pick<Dependencies, 'accounts' | 'diary' | 'clock'>,
  handset: Handset,
  phone: string,
): Promise<HandsetView> {
  const [texts, account] = await Promise.all([handset.thread(phone, SHOWN), accounts.byPhone(phone)]);
  if (!account) return { phone, texts, today: null };
  const today = localDate(clock.now(), account.timezone);
  const [meals, workouts, { goals }] = await Promise.all([
    diary.entriesOn(account.id, today, 'meal'),
    diary.entriesOn(account.id, today, 'workout'),
    diary.settings(account.id),
  ]);
  return { phone, texts, today: { log: dayLog([...meals, ...workouts], today), goals } };
}
