import { keepLast } from '../../domain/keep-last.js';
import type { Entry, MealEntry, WorkoutEntry } from '../../domain/entry.js';
import type { Amount } from '../../reading/reading.js';
import type { Span } from '../../language/span.js';
import type { Match } from '../../understanding/match.js';
import type { Change } from '../intents/edit-words.js';
import type { Intent } from '../intents/intent.js';
import { resolveChange } from '../resolve-change.js';
import type { Proposal } from './proposal.js';
import { itemSpans } from './item-spans.js';
import { remarksOf } from './remarks.js';
import { lastOf, type NamedItem, type Talk } from './talk.js';

// What the slots of a match hold, by kind.
export const numberIn = (match: Match, name: string): number | null => (match.bindings[name]?.value as number | undefined) ?? null;
export const wordsIn = (match: Match, name: string): string | null => (match.bindings[name]?.value as string | undefined) ?? null;
export const amountIn = (match: Match, name = 'amount'): Amount | null => (match.bindings[name]?.value as Amount | undefined) ?? null;
export const entryIn = (match: Match, name = 'entry'): Entry | null => (match.bindings[name]?.value as Entry | undefined) ?? null;

/** The food that is meant: by its words, or by its place in the meal. */
export function itemIn(match: Match, talk: Talk, name = 'item'): NamedItem | null {
  const named = match.bindings[name]?.value as readonly NamedItem[] | undefined;
  if (named) return named.find(({ entry }) => entry.id === talk.scope?.id) ?? named[0] ?? null;
  if (name !== 'item') return null;
  if (match.bindings['nth']) return nthItem(numberIn(match, 'nth')!, talk);
  // "It" behind a food that was named first is that food.
  const { fronted } = talk;
  return fronted && match.from >= fronted.to && !match.bindings['entry'] ? fronted.named : null;
}

/** "The second one" of the meal spoken of; "the other one" of two is the one named last. */
export function nthItem(nth: number, talk: Talk): NamedItem | null {
  const meal = mealSpokenOf(talk);
  if (!meal) return null;
  const run = runOf(meal, talk);
  if (run.length > 1 && nth !== 0) {
    const entry = run.at(nth < 0 ? -1 : nth - 1);
    return entry?.items.length === 1 ? { entry, index: 0, item: entry.items[0]! } : null;
  }
  const index = nth === 0 ? (meal.items.length === 2 ? 1 : -1) : nth < 0 ? meal.items.length - 1 : nth - 1;
  const item = meal.items[index];
  return item ? { entry: meal, index, item } : null;
}

/** How far apart meals of one food each are told as a list. */
const RUN_MINUTES = 15;

/** Meals that were told one after another, the first first, where the last is a single piece of one food: "two tacos", then "one churro". */
function runOf(last: MealEntry, talk: Talk): readonly MealEntry[] {
  if (talk.scope !== null || last.items.length !== 1) return [last];
  const near = (entry: Entry) => Math.abs(Date.parse(last.at) - Date.parse(entry.at)) <= RUN_MINUTES * 60_000;
  const all = talk.entries
    .flatMap((entry) => (entry.kind === 'meal' && near(entry) ? [entry] : []))
    .toSorted((a, b) => a.number - b.number);
  // Several pieces are counted themselves, unless the same was told twice.
  const { name, quantity } = last.items[0]!;
  return quantity < 2 ? all : all.filter((entry) => entry === last || (entry.items.length === 1 && entry.items[0]!.name === name));
}

/** Whether a food was told several times, each time alone. */
export const toldTwice = ({ entry }: NamedItem, talk: Talk): boolean => runOf(entry, talk).length > 1;

export const mealSpokenOf = (talk: Talk): MealEntry | null => {
  const last = talk.scope ?? talk.entries.find((entry) => entry.kind === 'meal');
  return last?.kind === 'meal' ? last : null;
};

export const workoutSpokenOf = (talk: Talk): WorkoutEntry | null => {
  const last = talk.scope?.kind === 'workout' ? talk.scope : talk.entries.find((entry) => entry.kind === 'workout');
  return last?.kind === 'workout' ? last : null;
};

/** The workout of the last hours that took so many minutes. */
export const workoutOf = (minutes: number, talk: Talk): WorkoutEntry | null =>
  talk.entries
    .slice(0, MOST_BACK)
    .find(
      (entry): entry is WorkoutEntry => entry.kind === 'workout' && entry.localDate === talk.context.today && entry.minutes === minutes,
    ) ?? null;

const MOST_BACK = 6;

/** Whether the last thing spoken of is a workout. */
export const isOfWorkout = (talk: Talk): boolean => lastOf(talk)?.kind === 'workout';

/** One change of one entry, where it resolves. */
export function edited(entry: Entry | null | undefined, change: Change, talk: Talk): Proposal | null {
  if (!entry || resolveChange(change, entry, talk.context).type === 'none') return null;
  return { intents: [editIntent(entry, change)] };
}

export const editIntent = (entry: Entry, change: Change): Intent => ({
  type: 'edit',
  target: { by: 'numbers', numbers: [entry.number] },
  change,
});

/** All of these, or nothing. */
export function together(proposals: readonly (Proposal | null)[]): Proposal | null {
  const made = proposals.filter((one) => one !== null);
  return made.length === proposals.length && made.length > 0 ? { intents: made.flatMap(({ intents }) => intents) } : null;
}

/** Whether a match begins the text, and a mark or a joint follows it: "2 rolls. and a glass of milk". */
export function leads(match: Match, { chart }: Talk): boolean {
  const silent = (at: number) =>
    chart.tokens[at]!.is === 'mark' ||
    chart.at.some((spans) => spans.some(({ kind, from, to }) => SILENT.has(kind) && from <= at && at < to));
  const starts = chart.tokens.slice(0, match.from).every((_, at) => silent(at));
  const next = chart.tokens[match.to];
  return starts && next !== undefined && (next.is === 'mark' || chart.at[match.to]!.some(({ kind }) => kind === 'and'));
}

/** Whether nothing, a mark, a joint or "today" follows a match. */
export function ends(match: Match, { chart }: Talk): boolean {
  const next = chart.tokens[match.to];
  const silent = ({ kind, value }: Span) => SILENT.has(kind) || (kind === 'day' && value === 0);
  return next === undefined || next.is === 'mark' || chart.at[match.to]!.some(silent);
}

/** Whether a match is all that the text says, but for words that say nothing. */
export function alone(match: Match, talk: Talk): boolean {
  const { chart } = talk;
  const remarks = remarksOf(talk).filter(({ from, to }) => chart.tokens[to]?.word !== '?' && (to <= match.from || from >= match.to));
  const silent = (at: number) =>
    chart.tokens[at]!.is === 'mark' ||
    remarks.some(({ from, to }) => from <= at && at < to) ||
    chart.at.some((spans) => spans.some((span) => UNSAID.has(span.kind) && span.from <= at && at < span.to));
  return chart.tokens.every((_, at) => (at >= match.from && at < match.to) || silent(at));
}

/** "… instead" behind all else. */
export const correctsBehind = ({ to }: Match, { chart }: Talk): boolean =>
  chart.at[to]?.some((span) => span.kind === 'correct' && span.to === chart.tokens.length) === true;

const SILENT: ReadonlySet<string> = new Set(['filler', 'correct', 'and']);
const UNSAID: ReadonlySet<string> = new Set([...SILENT, 'determiner']);

/** The only food of the log that the text names anywhere. */
export const namedIn = keepLast((talk: Talk): NamedItem | null => {
  const found = new Map(
    talk.chart.tokens
      .flatMap((_, at) => itemSpans(talk, at).slice(0, 1))
      .map((span) => (span.value as NamedItem[])[0]!)
      .map((one) => [`${one.entry.id}/${one.index}`, one]),
  );
  return found.size === 1 ? [...found.values()][0]! : null;
});
