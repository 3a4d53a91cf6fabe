import type { Entry } from '../../domain/entry.js';
import { addDays } from '../../domain/local-day.js';
import type { Clock } from '../../language/clock.js';
import { digits } from '../../language/number-spans.js';
import type { Span, When } from '../../language/span.js';
import { lastTopic } from '../questions/last-topic.js';
import { atEachPlace } from './at-each-place.js';
import { itemSpans, workoutSpans } from './item-spans.js';
import { minutesOff } from './minutes-off.js';
import type { NamedItem, Talk } from './talk.js';

/** Whole entries named from a token on: "#17", "entry 17", "lunch", "yesterday's dinner", "the first thing i sent today". */
export const entrySpans = atEachPlace((talk: Talk, from: number): Span[] => {
  const { chart } = talk;
  const out: Span[] = [];
  const say = (to: number, entry: Entry | undefined) => entry && out.push({ kind: 'entry', from, to, value: entry });
  const token = chart.tokens[from];
  if (!token) return out;
  if (token.word.startsWith('#')) say(from + 1, numbered(Number(token.word.slice(1)), talk));
  // A number alone is an entry's where it is told what becomes of it: "17 was lunch", "change 17 to …".
  const bare = digits(token.word);
  if (bare !== null && bare >= 10 && (chart.at[from + 1] ?? []).some((span) => span.kind === 'be' || span.kind === 'to'))
    say(from + 1, numbered(bare, talk));
  else if (
    bare !== null &&
    from > 0 &&
    chart.at[from - 1]!.some(({ kind, to }) => kind === 'delete' && to === from) &&
    from + 1 === chart.tokens.length
  )
    say(from + 1, numbered(bare, talk));
  for (const span of chart.at[from] ?? []) {
    if (span.kind === 'entry-word') {
      const mark = chart.tokens[span.to]?.word === '#' ? span.to + 1 : span.to;
      const number = chart.tokens[mark] ? digits(chart.tokens[mark].word.replace('#', '')) : null;
      if (number !== null) say(mark + 1, numbered(number, talk) ?? nthToday(number, talk));
    }
    if (span.kind === 'when') {
      const when = span.value as When;
      if (when.time === null && when.meal !== null) say(span.to, mealOf(when, talk));
      // "The 10 oclock thing".
      const thing = (chart.at[span.to] ?? []).find(({ kind }) => kind === 'entry-thing');
      if (when.time !== null && thing) say(thing.to, eatenAt(when.time, when.day ?? 0, talk));
    }
    if (span.kind === 'ordinal') listed(talk, span).forEach(([to, entry]) => say(to, entry));
    if (span.kind === 'today-first') say(span.to, nthToday(1, talk));
    if (span.kind === 'one-before') say(span.to, talk.entries[1]);
  }
  // "The pork chop dinner" is the dinner that has the pork chop.
  for (const span of itemSpans(talk, from))
    for (const { to, value } of (chart.at[span.to] ?? []).filter(({ kind }) => kind === 'meal'))
      say(to, (span.value as NamedItem[]).find(({ entry }) => entry.meal === value)?.entry);
  for (const span of workoutSpans(talk, from)) {
    const word = (chart.at[span.to] ?? []).find(({ kind }) => kind === 'entry-word');
    say(word?.to ?? span.to, span.value as Entry);
  }
  return out.toSorted((a, b) => b.to - a.to);
});

/** "The 2nd one", right after a list of entries was told. */
function listed(talk: Talk, { to, value }: Span): [number, Entry][] {
  const topic = lastTopic(talk.context);
  const last = talk.context.snapshot.changes.at(-1);
  if (topic?.about !== 'list' || topic.meal !== null || (last && last.at > talk.context.snapshot.pending!.askedAt)) return [];
  const date = addDays(talk.context.today, topic.day);
  const entry = talk.context.snapshot.entries
    .filter(({ localDate }) => localDate === date)
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
    .at((value as number) < 0 ? -1 : (value as number) - 1);
  const ends = [to, ...(talk.chart.at[to] ?? []).filter(({ kind }) => kind === 'generic' || kind === 'entry-word').map((one) => one.to)];
  return entry ? ends.map((end) => [end, entry]) : [];
}

export const numbered = (number: number, talk: Talk): Entry | undefined =>
  talk.context.snapshot.entries.find((entry) => entry.number === number);

/** "Meal 1" is the first of today where no entry bears that number. */
const nthToday = (nth: number, talk: Talk): Entry | undefined =>
  talk.context.snapshot.entries.filter((entry) => entry.localDate === talk.context.today).toSorted((a, b) => (a.at < b.at ? -1 : 1))[
    nth - 1
  ];

/** How far the told hour may be from the clock time of the entry, in minutes. */
const NEAR_MINUTES = 35;

/** What was eaten nearest to an hour of the day; either half of it where none was told. */
function eatenAt(told: Clock, day: number, talk: Talk): Entry | undefined {
  const date = addDays(talk.context.today, day);
  const off = (entry: Entry) => minutesOff(told, entry.localTime);
  const near = talk.context.snapshot.entries.filter((entry) => entry.localDate === date && off(entry) <= NEAR_MINUTES);
  return near.toSorted((a, b) => off(a) - off(b))[0];
}

function mealOf(when: When, talk: Talk): Entry | undefined {
  const date = addDays(talk.context.today, when.day ?? 0);
  return talk.context.snapshot.entries.findLast((entry) => entry.kind === 'meal' && entry.meal === when.meal && entry.localDate === date);
}
