import { finished, week } from '../answers/about-log.js';
import { wantsWeeklyReport } from '../../domain/reminder-settings.js';
import type { Snapshot } from '../snapshot.js';
import type { OccasionDecision } from './occasion.js';
import { barred, quietContext, saying } from './shared.js';

/** Later than this after Sunday evening it is next week's business. */
export const REPORT_LATE_MINUTES = 180;

/** Sunday evening, Plus and Pro, for those who want it and logged anything on the seven days before. */
export function weeklyReport(dueAt: Date, snapshot: Snapshot, now: Date): OccasionDecision {
  const context = quietContext(snapshot, now);
  const stop = barred(snapshot);
  if (stop) return stop;
  if (!snapshot.capabilities.weeklyReport) return { type: 'skip', why: 'no-plan' };
  if (!wantsWeeklyReport(snapshot.user.settings)) return { type: 'skip', why: 'switched-off' };
  if (now.getTime() - dueAt.getTime() > REPORT_LATE_MINUTES * 60_000) return { type: 'skip', why: 'too-late' };
  if (finished(7, context).length === 0) return { type: 'skip', why: 'nothing-to-tell' };
  return saying('weekly_report', context.say.weeklyReport(week({ about: 'week' }, context)[0]!.text), context);
}
