import { isDigits } from './letters.js';
import { clockOf, type Clock } from './clock.js';
import { digits } from './number-spans.js';
import type { Span, When } from './span.js';
import type { Token } from './token.js';

type At = readonly (readonly Span[])[];

/** The day and clock a chart is read at. */
export interface Moment {
  /** The user's local date, YYYY-MM-DD, and its weekday, 0 Sunday. */
  today: string;
  weekday: number;
  /** HH:MM. */
  clock: string;
}

const COLON = /^(\d{1,2})[:.](\d{2})$/;
const DATE = /^(\d{1,2})\/(\d{1,2})$/;

const ORDINAL: readonly string[] = ['st', 'nd', 'rd', 'th'];
const withoutOrdinal = (word: string): string => (ORDINAL.includes(word.slice(-2)) ? word.slice(0, -2) : word);

/** Days told from a token on: yesterday, Tuesday (the latest past one), "8 June", "June 8", "2 days ago". */
export function daysAt(tokens: readonly Token[], from: number, at: At, moment: Moment): Span[] {
  const out: Span[] = [];
  const say = (to: number, value: number) => out.push({ kind: 'day', from, to, value });
  for (const span of at[from] ?? []) {
    if (span.kind === 'weekday' && tokens[from - 1]?.word !== 'a' && !isOtherWord(tokens, from, at))
      say(span.to, -((moment.weekday - (span.value as number) + 6) % 7) - 1);
    if (span.kind === 'month') {
      const day = digits(withoutOrdinal(tokens[span.to]?.word ?? ''));
      if (day !== null) dated(span.value as number, day, span.to + 1);
    }
    if (span.kind === 'number') {
      const month = at[span.to]?.find((one) => one.kind === 'month');
      if (month && (span.value as number) <= 31) dated(month.value as number, span.value as number, month.to);
      const ago = at[span.to]?.find((one) => one.kind === 'ago' && one.value === 'day');
      if (ago) say(ago.to, -(span.value as number));
    }
  }
  const slashed = DATE.exec(tokens[from]?.word ?? '');
  const dish = at[from + 1]?.some(({ kind }) => kind === 'meal') === true;
  if (slashed && Number(slashed[1]) <= 12 && (Number(slashed[2]) > 12 || (from === 0 && dish)))
    dated(Number(slashed[1]), Number(slashed[2]), from + 1);
  return out;

  function dated(month: number, day: number, to: number): void {
    const year = Number(moment.today.slice(0, 4));
    const offset = Math.round((Date.UTC(year, month - 1, day) - Date.parse(`${moment.today}T00:00:00Z`)) / 86_400_000);
    if (offset <= 0 && offset > -60) say(to, offset);
  }
}

/** Words that a day in short follows: "on sat". */
const BEFORE_DAY: ReadonlySet<string> = new Set(['on', 'last', 'this', 'since', 'from', 'for', 'every', 'until', 'till', 'to']);
/** Days in short that begin a text as often as what they else mean. */
const TWOFOLD: ReadonlySet<string> = new Set(['sun', 'mon', 'sat']);

/** "Sun chips", "a sun dried tomato": a day in short is another word where a plain word follows that it says something of. */
function isOtherWord(tokens: readonly Token[], from: number, at: At): boolean {
  const [word, next] = [tokens[from]!.word, tokens[from + 1]];
  if (word.length > 3 || next?.is !== 'word' || BEFORE_DAY.has(tokens[from - 1]?.word ?? '')) return false;
  // "mon quart", "mon shift": whose it is
  if (at[from]!.some(({ kind }) => kind === 'determiner')) return true;
  const plain = (at[from + 1] ?? []).every(({ kind }) => kind === 'state');
  return plain && (from > 0 || TWOFOLD.has(word));
}

/** Clock times from a token on: "7:15", "7 pm", "15 h", "noon", "an hour ago"; a bare hour only behind "at" (`bare`). */
export function clocksAt(tokens: readonly Token[], from: number, at: At, moment: Moment, bare: boolean): Span[] {
  const out: Span[] = [];
  const say = (to: number, value: Clock | null) =>
    value && out.push({ kind: 'time', from, to, value: { day: null, meal: null, time: value } });
  for (const span of at[from] ?? []) {
    if (span.kind === 'clock') say(span.to, { time: span.value as string, sure: true });
    if (span.kind === 'number') {
      const ago = at[span.to]?.find((one) => one.kind === 'ago' && one.value !== 'day');
      if (ago) say(ago.to, before(moment.clock, (span.value as number) * (ago.value === 'hour' ? 60 : 1)));
    }
  }
  const token = tokens[from];
  if (token?.word === 'an' || token?.word === 'a') {
    const ago = at[from + 1]?.find((one) => one.kind === 'ago' && one.value !== 'day');
    if (ago) say(ago.to, before(moment.clock, ago.value === 'hour' ? 60 : 1));
  }
  for (const past of (at[from] ?? []).filter(({ kind }) => kind === 'past'))
    for (const hour of at[past.to] ?? []) if (hour.kind === 'number') say(hour.to, shifted(hour.value as number, past.value as number));
  for (const span of (at[from] ?? []).filter(({ kind, value }) => kind === 'number' || (kind === 'clock' && value === '12:00')))
    for (const part of at[span.to] ?? [])
      if (part.kind === 'past-hour')
        say(part.to, shifted(span.kind === 'clock' ? 12 : (span.value as number), part.value as number, span.kind === 'clock'));
  // "One pm"
  const spelled = token?.is === 'word' ? at[from]?.find(({ kind }) => kind === 'number') : undefined;
  const told = spelled && at[spelled.to]?.find(({ kind }) => kind === 'halfday');
  if (told) say(told.to, clockOf(spelled.value as number, 0, told.value as string));
  if (token?.is !== 'number') return out;
  const half = at[from + 1]?.filter((span) => span.kind === 'halfday').toSorted((a, b) => b.to - a.to)[0];
  const four = isDigits(token.word) ? hourAndMinute(token.word.slice(0, -2), token.word.slice(-2)) : null;
  if (four && half) say(half.to, clockOf(four[0], four[1], half.value as string));
  else if (four && bare && !isMeasured(at[from + 1])) say(from + 1, clockOf(four[0], four[1], null));
  // A point stands for the colon only where the half of the day follows.
  const colon = token.word.includes('.') && !half ? null : COLON.exec(token.word);
  const whole = isDigits(token.word) && token.word.length <= 2 ? Number(token.word) : null;
  const french = whole !== null && tokens[from + 1]?.word === 'h' ? digits(tokens[from + 2]?.word ?? '') : null;
  if (whole !== null && tokens[from + 1]?.word === 'h' && whole >= 5) {
    if (french !== null && french < 60) say(from + 3, clockOf(whole, french, null));
    else say(from + 2, clockOf(whole, 0, null));
  }
  if (colon?.[1]?.startsWith('0')) say(from + 1, clockOf(Number(colon[1]), Number(colon[2]), 'told'));
  const [hour, minute] = colon ? [Number(colon[1]), Number(colon[2])] : [whole, 0];
  if (hour === null) return out;
  if (half) say(half.to, clockOf(hour, minute, half.value as string));
  else if (colon) say(from + 1, clockOf(hour, minute, null));
  else if (bare && hour >= 1 && !isMeasured(at[from + 1])) say(from + 1, clockOf(hour, 0, null));
  return out;
}

/** "About 16 oz" is no hour, and "about 300 cals" no time. */
const MEASURES: ReadonlySet<string> = new Set(['volume', 'unit', 'weight-unit', 'energy', 'distance']);
const isMeasured = (next: readonly Span[] | undefined): boolean => next?.some(({ kind }) => MEASURES.has(kind)) === true;

/** So many minutes past an hour, or before it. */
function shifted(hour: number, minutes: number, noon = false): Clock | null {
  if (hour < 1 || hour > 23 || !Number.isInteger(hour)) return null;
  const clock = clockOf(minutes < 0 ? hour - 1 : hour, minutes < 0 ? 60 + minutes : minutes, null);
  return clock && noon ? { ...clock, sure: true } : clock;
}

function before(clock: string, minutes: number): Clock | null {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const then = hour * 60 + minute - Math.round(minutes);
  return then < 0 ? null : clockOf(Math.floor(then / 60), then % 60, 'told');
}

/** "Back at about the": nothing that people say has more words between a day and a time. */
const MOST_JOINS = 6;

/** A run of meal, day and time words and what joins them, as one span; at least one of them. */
export function whenAt(from: number, at: At, joins: ReadonlySet<string>): Span[] {
  const out: Span[] = [];
  let when: When = { day: null, meal: null, time: null };
  let to = from;
  let joined = 0;
  for (;;) {
    const next = (at[to] ?? [])
      .filter(
        (span) =>
          (span.kind === 'meal' && when.meal === null) ||
          (span.kind === 'day' && when.day === null) ||
          (span.kind === 'time' && when.time === null),
      )
      .toSorted((a, b) => b.to - a.to)[0];
    if (next) {
      when = {
        day: next.kind === 'day' ? (next.value as number) : when.day,
        meal: next.kind === 'meal' ? (next.value as string) : when.meal,
        time: next.kind === 'time' ? (next.value as When).time : when.time,
      };
      to = next.to;
      joined = 0;
      out.push({ kind: 'when', from, to, value: when });
      // "Friday night"
      const part = next.kind === 'day' ? at[to]?.find(({ kind }) => kind === 'day-part') : undefined;
      if (part) out.push({ kind: 'when', from, to: (to = part.to), value: when });
      continue;
    }
    const join = (at[to] ?? []).filter((span) => joins.has(span.kind)).toSorted((a, b) => b.to - a.to)[0];
    if (!join || ++joined > MOST_JOINS) return out;
    to = join.to;
  }
}

/** "730" and "1430" without a mark between. */
function hourAndMinute(hour: string, minute: string): readonly [number, number] | null {
  return hour !== '' && Number(hour) < 24 && hour.length <= 2 && Number(minute) < 60 ? [Number(hour), Number(minute)] : null;
}
