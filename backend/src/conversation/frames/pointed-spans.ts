import type { Entry } from '../../domain/entry.js';
import { addDays } from '../../domain/local-day.js';
import type { Span, When } from '../../language/span.js';
import { entryMatches } from '../targets.js';
import { itemSpans, workoutSpans } from './item-spans.js';
import { minutesOff } from './minutes-off.js';
import type { NamedItem, Talk } from './talk.js';

/** What stands between "the one" and when it was: "the one i had at lunch", "the one from this morning". */
const BETWEEN: ReadonlySet<string> = new Set(['determiner', 'in', 'of-day', 'hour-lead', 'when-join', 'for', 'on', 'subject', 'eat', 'be']);
const TIMES: ReadonlySet<string> = new Set(['when', 'day', 'meal', 'halfday', 'time']);

/**
 * Entries that are pointed at and not named: "the yoga one", "the one from this morning", "the breakfast one", "the other one". The
 * value lists them, the one spoken of last first; those that are called as what was just taken away, where some are.
 */
export function pointedSpans(talk: Talk, from: number): Span[] {
  const { chart } = talk;
  const start = past(talk, from, new Set(['determiner']));
  const span = (to: number, fits: (entry: Entry) => boolean): Span[] => {
    const found = alike(talk.entries.filter(fits), talk);
    return found.length > 0 ? [{ kind: 'pointed', from, to, value: found }] : [];
  };
  const named = [...itemSpans(talk, start), ...workoutSpans(talk, start)].flatMap(({ to, value }) => {
    const entries = Array.isArray(value) ? (value as NamedItem[]).map(({ entry }) => entry.id) : [(value as Entry).id];
    return genericAt(talk, to).flatMap((end) => span(end, ({ id }) => entries.includes(id)));
  });
  const behind = genericAt(talk, start).flatMap((one) => timed(talk, one).flatMap(([to, fits]) => span(to, fits)));
  const before = timed(talk, start).flatMap(([to, fits]) => genericAt(talk, to).flatMap((end) => span(end, fits)));
  const other = (chart.at[start] ?? []).filter(({ kind }) => kind === 'other').flatMap(({ to }) => [to, ...genericAt(talk, to)]);
  return [...named, ...behind, ...before, ...other.flatMap((to) => span(to, () => true))];
}

const genericAt = ({ chart }: Talk, at: number): number[] =>
  (chart.at[at] ?? []).filter(({ kind }) => kind === 'generic').map(({ to }) => to);

function past({ chart }: Talk, from: number, kinds: ReadonlySet<string>): number {
  let at = from;
  for (;;) {
    const light = (chart.at[at] ?? [])
      .filter(({ kind, to }) => kinds.has(kind) && to < chart.tokens.length)
      .toSorted((a, b) => b.to - a.to)[0];
    if (!light) return at;
    at = light.to;
  }
}

/** When it was, from a place on, up to where that ends. */
function timed(talk: Talk, from: number): [number, (entry: Entry) => boolean][] {
  const { at } = talk.chart;
  const start = [from, past(talk, from, BETWEEN)].find((place) => at[place]?.some(({ kind }) => TIMES.has(kind)));
  if (start === undefined) return [];
  const told = at.slice(from, start + 1).flatMap((spans) => spans.filter(({ kind, to }) => TIMES.has(kind) && to > start));
  const to = Math.max(...told.map((one) => one.to));
  const within = at.slice(from, to).flatMap((spans) => spans.filter((one) => TIMES.has(one.kind) && one.to <= to));
  return [[to, (entry) => within.every((one) => fits(one, entry, talk))]];
}

/** How far the told hour may be from the clock time of the entry, in minutes. */
const NEAR = 35;
const NOON = 12;

function fits({ kind, value }: Span, entry: Entry, { context }: Talk): boolean {
  if (kind === 'day') return entry.localDate === addDays(context.today, value as number);
  if (kind === 'meal') return entry.kind === 'meal' && entry.meal === value;
  const hour = Number(entry.localTime.slice(0, 2));
  if (kind === 'halfday') return value === 'am' ? hour < NOON : hour >= NOON;
  const { day = null, meal = null, time = null } = kind === 'when' ? (value as When) : { time: (value as When).time };
  if (day !== null && entry.localDate !== addDays(context.today, day)) return false;
  if (meal !== null && !(entry.kind === 'meal' && entry.meal === meal)) return false;
  return time === null || minutesOff(time, entry.localTime) <= NEAR;
}

function alike(entries: readonly Entry[], talk: Talk): readonly Entry[] {
  const gone = removedLast(talk);
  const called = entries.filter((entry) => gone.some((one) => one.kind === entry.kind && sameName(one, entry)));
  return called.length > 0 ? called : entries.filter((entry) => gone.every((one) => one.kind === entry.kind));
}

const sameName = (gone: Entry, entry: Entry): boolean =>
  gone.kind === 'workout' ? entryMatches(entry, gone.activity) : gone.items.some(({ name }) => entryMatches(entry, name));

/** What the latest change took away. */
export function removedLast({ context }: Talk): readonly Entry[] {
  const last = context.snapshot.changes.findLast((change) => !change.undone);
  return (last?.events ?? []).flatMap((event) => (event.type === 'entry-removed' ? [event.entry] : []));
}
