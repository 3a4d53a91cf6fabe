import { summary } from '../answers/about-log.js';
import { dayLog } from '../../domain/day-log.js';
import { localDate } from '../../domain/local-day.js';
import type { Snapshot } from '../snapshot.js';
import type { OccasionDecision } from './occasion.js';
import { barred, quietContext, saying } from './shared.js';

/** Beyond this the summary would arrive in the night. */
export const SUMMARY_LATE_MINUTES = 120;

/** The day's sums at the time the user chose. */
export function dailySummary(dueAt: Date, snapshot: Snapshot, now: Date): OccasionDecision {
  const context = quietContext(snapshot, now);
  const { settings, timezone } = snapshot.user;
  const stop = barred(snapshot);
  if (stop) return stop;
  if (!snapshot.capabilities.reminders) return { type: 'skip', why: 'no-plan' };
  if (!settings.notifications || !settings.enableSummary) return { type: 'skip', why: 'switched-off' };
  if (now.getTime() - dueAt.getTime() > SUMMARY_LATE_MINUTES * 60_000 || localDate(dueAt, timezone) !== context.today)
    return { type: 'skip', why: 'too-late' };
  const log = dayLog(snapshot.entries, context.today);
  if (log.meals.length + log.workouts.length === 0) return saying('daily_summary', context.say.nothingToday, context);
  return saying('daily_summary', context.say.dailySummary(summary({ about: 'summary', day: 0 }, context)[0]!.text), context);
}
