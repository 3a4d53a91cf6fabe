import { dailySummary, SUMMARY_LATE_MINUTES } from '../conversation/occasions/daily-summary.js';
import type { OccasionDecision } from '../conversation/occasions/occasion.js';
import { REMINDER_LATE_MINUTES, reminderDue } from '../conversation/occasions/reminder-due.js';
import { REPORT_LATE_MINUTES, weeklyReport } from '../conversation/occasions/weekly-report.js';
import { endOfLocalDay } from '../domain/local-day.js';
import type { ReminderResult } from '../domain/reminder-result.js';
import type { DueReminder, SettledReminder } from '../ports/storage/diary/reminders.js';
import type { Dependencies } from './dependencies.js';
import { nextOccasion } from './plan-reminders.js';
import { draftOf } from './draft-of.js';

const BATCH = 500;
/** After so many in a row that nobody answered we ask no more until they text. */
export const BACK_OFF_AFTER = 3;
/** For as long a phone's clock shows the minute that was asked for. */
const UNFELT_MS = 60_000;

const RESULTS: Record<Extract<OccasionDecision, { type: 'skip' }>['why'], ReminderResult> = {
  'opted-out': 'opted-out',
  'no-plan': 'not-in-plan',
  'switched-off': 'switched-off',
  'too-late': 'missed',
  'already-logged': 'logged-already',
  'staff-hold': 'held',
  'account-gone': 'opted-out',
  'nothing-to-tell': 'nothing-to-tell',
};

/** Sends what is due, each at most once a local day, and never later than its grace. May be run twice, and by several processes. */
export async function fireReminders({
  reminders,
  queue,
  log,
  metrics,
  rules: { reminderSpreadMs },
}: Pick<Dependencies, 'reminders' | 'queue' | 'log' | 'metrics' | 'rules'>): Promise<number> {
  let all = 0;
  for (;;) {
    const seen: { result: ReminderResult; lateMs: number }[] = [];
    const { settled, sent, missed } = await reminders.fire(BATCH, (due, now) => {
      const made = settleReminder(due, now, reminderSpreadMs);
      seen.push({ result: made.result, lateMs: lateness(due, now, reminderSpreadMs) });
      return made;
    });
    for (const { result, lateMs } of seen) {
      metrics.count('reminders', { result });
      if (result === 'sent') metrics.time('reminder_lateness', {}, lateMs / 1000);
    }
    if (missed > 0) log.warn('reminders missed', { missed });
    if (sent > 0) await queue.ringDelivery();
    all += settled;
    if (settled === 0) return all;
  }
}

/** From the minute that was asked for, while nobody can tell where in it a text comes; a wider spread was chosen, and then from the owner's place. */
function lateness({ dueAt }: DueReminder, now: Date, spreadMs: number): number {
  const place = spreadMs <= UNFELT_MS ? dueAt.getTime() % 60_000 : 0;
  return now.getTime() - dueAt.getTime() + place;
}

/** What becomes of one that is due, and when it comes round again. */
export function settleReminder(due: DueReminder, now: Date, spreadMs = 0): SettledReminder {
  const { snapshot, kind } = due;
  const next = nextOccasion(due, snapshot.user.settings, snapshot.user.timezone, now, spreadMs);
  const backingOff = kind !== 'summary' && kind !== 'weekly' && due.unanswered >= BACK_OFF_AFTER;
  const decision = decide(due, now);
  if (decision.type === 'skip') return { due, result: RESULTS[decision.why], text: null, next };
  if (due.unreachable) return { due, result: 'unreachable', text: null, next };
  if (backingOff) return { due, result: 'backed-off', text: null, next };
  const sending = {
    businessKey: `reminder:${due.userId}:${kind}:${due.localDate}`,
    lane: kind === 'summary' || kind === 'weekly' ? ('summary' as const) : ('reminder' as const),
    expiresAt: endOfUse(due),
  };
  return { due, result: 'sent', text: draftOf(decision, sending, now), next };
}

function decide({ kind, dueAt, snapshot, unanswered }: DueReminder, now: Date): OccasionDecision {
  if (kind === 'summary') return dailySummary(dueAt, snapshot, now);
  if (kind === 'weekly') return weeklyReport(dueAt, snapshot, now);
  return reminderDue(kind, dueAt, snapshot, now, unanswered + 1 === BACK_OFF_AFTER);
}

/** Within its grace, and never into the next local day. */
function endOfUse({ kind, dueAt, snapshot }: DueReminder): Date {
  const minutes = kind === 'summary' ? SUMMARY_LATE_MINUTES : kind === 'weekly' ? REPORT_LATE_MINUTES : REMINDER_LATE_MINUTES;
  const grace = dueAt.getTime() + minutes * 60_000;
  return new Date(Math.min(grace, endOfLocalDay(dueAt, snapshot.user.timezone).getTime()));
}
