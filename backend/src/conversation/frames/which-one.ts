import { addDays } from '../../domain/local-day.js';
import type { Entry } from '../../domain/entry.js';
import type { Chart } from '../../language/chart.js';
import type { When } from '../../language/span.js';
import { minutesOff } from './minutes-off.js';

/** What is said of the one that is meant. */
const GOES_ON: ReadonlySet<string> = new Set(['be', 'held', 'join', 'not-eat', 'lacking', 'lasted']);
const LEADS: ReadonlySet<string> = new Set(['when-join', 'in', 'of-day', 'for']);
const TOLD: ReadonlySet<string> = new Set(['counted', 'says', 'eat', 'was-put']);
/** How far the told hour may be from that of the entry, in minutes. */
const NEAR_MINUTES = 90;

/** Behind what is named, which one is meant: "the soup I recorded at noon was …", "the coffee this morning was …". */
export interface Which {
  to: number;
  when: When | null;
}

export function whichOne({ at }: Chart, to: number): Which[] {
  const next = (from: number, kinds: ReadonlySet<string>) => (at[from] ?? []).filter(({ kind }) => kinds.has(kind)).map((span) => span.to);
  const subjects = [to, ...next(to, WHO)].flatMap((from) => [from, ...next(from, SUBJECT)]);
  const told = [to, ...subjects.flatMap((from) => next(from, TOLD))];
  const timed = told
    .flatMap((from) => [from, ...next(from, LEADS)])
    .flatMap((from) =>
      (at[from] ?? []).filter(({ kind }) => kind === 'when').map((span) => ({ to: span.to, when: span.value as When | null })),
    );
  return [...told.filter((end) => end > to).map((end) => ({ to: end, when: null })), ...timed].filter((one) =>
    (at[one.to] ?? []).some(({ kind }) => GOES_ON.has(kind)),
  );
}
const WHO: ReadonlySet<string> = new Set(['who']);
const SUBJECT: ReadonlySet<string> = new Set(['subject']);

/** Whether an entry is of that day, meal and hour. */
export const isOfWhen = ({ localDate, localTime, ...entry }: Entry, { day, meal, time }: When, today: string): boolean =>
  (day === null || localDate === addDays(today, day)) &&
  (meal === null || (entry.kind === 'meal' && entry.meal === meal)) &&
  (time === null || minutesOff(time, localTime) <= NEAR_MINUTES);
