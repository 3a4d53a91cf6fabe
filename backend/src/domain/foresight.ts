import { DAY_SHARES } from './pace.js';

/** What all numbers that we send from are allowed together. */
export interface Carrier {
  segmentsPerSecond: number;
  segmentsPerDay: number | null;
}

/** Reminders that are due within one minute. */
export interface DueMinute {
  at: Date;
  count: number;
}

/** What becomes of the reminders of a day ahead, if all of them are sent. */
export interface Foresight {
  reminders: number;
  busiest: DueMinute | null;
  /** How long the last of any minute waits. */
  longestWaitSeconds: number;
  /** Those that leave later than a minute after they were due. */
  late: number;
  /** Those that would leave when they are of no use any more, and so do not: of these, `beyondDay` for what may be sent in a day. */
  lost: number;
  beyondDay: number;
  /** Segments a second at which none would be late. */
  wantedPerSecond: number;
}

/** Segments of a reminder or a summary. */
const SEGMENTS_EACH = 1.5;
const LATE_SECONDS = 60;
/** As long as a reminder of a meal is of use; summaries are for longer. */
const OF_USE_SECONDS = 3600;

/** First come, first served: what a minute leaves over waits before the next one's, and what has waited for too long is dropped. */
export function foresee(minutes: readonly DueMinute[], carrier: Carrier): Foresight {
  const perSecond = carrier.segmentsPerSecond / SEGMENTS_EACH;
  const reminders = minutes.reduce((sum, { count }) => sum + count, 0);
  const beyondDay =
    carrier.segmentsPerDay === null
      ? 0
      : Math.max(0, reminders - Math.floor((carrier.segmentsPerDay * DAY_SHARES.reminder) / SEGMENTS_EACH));
  let busiest: DueMinute | null = null;
  let free = -Infinity;
  let [longest, late, lost] = [0, 0, 0];
  for (const minute of minutes.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
    if (minute.count > (busiest?.count ?? 0)) busiest = minute;
    const due = minute.at.getTime() / 1000;
    const from = Math.max(due, free);
    const by = (seconds: number) => Math.min(minute.count, Math.max(0, Math.floor((due + seconds - from) * perSecond)));
    const sent = by(OF_USE_SECONDS);
    free = from + sent / perSecond;
    lost += minute.count - sent;
    late += sent - Math.min(sent, by(LATE_SECONDS));
    if (sent > 0) longest = Math.max(longest, free - due);
  }
  return {
    reminders,
    busiest,
    longestWaitSeconds: Math.ceil(longest),
    late,
    lost: Math.max(lost, beyondDay),
    beyondDay,
    wantedPerSecond: Math.ceil(((busiest?.count ?? 0) * SEGMENTS_EACH) / LATE_SECONDS),
  };
}

/** What there is to worry about, in a sentence with its figures; null: all of them leave in time. */
export function worryOf(
  { reminders, busiest, longestWaitSeconds, late, lost, beyondDay, wantedPerSecond }: Foresight,
  carrier: Carrier,
): string | null {
  if (late === 0 && lost === 0) return null;
  const many = (count: number) => count.toLocaleString('en-US');
  const day =
    beyondDay > 0
      ? ` They are ${many(beyondDay)} more than the ${many(carrier.segmentsPerDay!)} segments a day leave room for (TWILIO_SEGMENTS_PER_DAY).`
      : '';
  return (
    `${many(reminders)} reminders are due in the next day, ${many(busiest!.count)} of them in the minute of ${busiest!.at.toISOString().slice(0, 16)}Z. ` +
    `At ${many(carrier.segmentsPerSecond)} segments a second the last of a minute waits ${many(longestWaitSeconds)} s, ${many(late)} leave more than a minute late and ${many(lost)} not at all.${day} ` +
    `${many(wantedPerSecond)} segments a second would do (more numbers in TWILIO_FROM, or a faster one), or a wider REMINDER_SPREAD_SECONDS.`
  );
}
