import { wordsOf, type Chart } from '../../language/chart.js';
import type { Clock } from '../../language/clock.js';
import type { Span, When } from '../../language/span.js';
import { spanned } from '../../language/spanned.js';
import type { Reading } from '../../reading/reading.js';
import { isClock } from '../frames/told-when.js';
import type { IntentOf } from './intent.js';
import { valuesOf as storedNumbers } from './stored-numbers.js';

type LogMeal = IntentOf<'log-meal'>;

/**
 * The clauses of a text that tell a meal, a day, a clock time, a share or that it was the same again, where that is in nothing which
 * is stored nor spoken of elsewhere: what they told was lost, and is asked about.
 */
export function unplaced(chart: Chart, meals: readonly LogMeal[], reading: Reading): string[] {
  const elsewhere = [...reading.asides.map(({ words }) => words), ...meals.flatMap(({ skipped }) => skipped ?? [])];
  const named = meals.flatMap(({ items }) => items.map(({ name, mods, size, unit }) => [name, ...mods, size ?? '', unit].join(' ')));
  const spoken = [...elsewhere, ...named].map((words) => ` ${words.toLowerCase()} `);
  const isSpoken = ({ from, to }: Span) => spoken.some((words) => words.includes(` ${wordsOf(chart, from, to).toLowerCase()} `));
  const told = spanned(chart, KINDS).filter((span) => !isSpoken(span) && isMeant(span, chart));
  const lost = told.filter((span) => !PLACED[span.kind as Kind](span, meals, told, wordsOf(chart, span.from, span.to)));
  return [...new Set(lost.map(({ from, to }) => clauseAround(chart, from, to)))];
}

type Kind = 'meal' | 'day' | 'time' | 'share' | 'same';
const KINDS: ReadonlySet<string> = new Set<Kind>(['meal', 'day', 'time', 'share', 'same']);

type IsPlaced = (span: Span, meals: readonly LogMeal[], told: readonly Span[], words: string) => boolean;
const PLACED: Readonly<Record<Kind, IsPlaced>> = {
  // A reading that made as many meals as are told gave each its place.
  meal: ({ value }, meals, told) =>
    meals.some(({ meal }) => meal === value) || meals.filter(({ meal }) => meal !== null).length >= valuesOf(told, 'meal').size,
  day: ({ value }, meals, told) => meals.some(({ day }) => day === value) || meals.length >= valuesOf(told, 'day').size,
  // "Dinner about 900" may be its calories.
  time: ({ value }, meals, _, said) =>
    meals.some((meal) => (meal.time !== null && sameHour((value as When).time!, meal.time)) || storedNumbers(meal).includes(Number(said))),
  share: ({ value }, meals, _, said) => {
    const share = value as number;
    // "Half a dozen" is six.
    const counts = (item: LogMeal['items'][number]) =>
      item.unit === 'serving' ||
      holds(item.quantity, share) ||
      ((item.quantity !== 1 || item.unit !== 'count') && saidIn(item.words, said));
    return share <= 0 || share >= 1 || meals.some(({ items }) => items.some(counts));
  },
  // "The same wrap yesterday and today" is two.
  same: (_, meals, told) => meals.length > 1 || (valuesOf(told, 'meal').size < 2 && valuesOf(told, 'day').size < 2),
};

/** All words of the share, or the last of them: "a bite" of "bite of cake". */
const saidIn = (words: string, said: string): boolean => words.includes(said) || words.split(' ').includes(said.split(' ').at(-1)!);

const valuesOf = (told: readonly Span[], kind: Kind): Set<unknown> =>
  new Set(told.filter((span) => span.kind === kind).map(({ value }) => value));

/** Spans that are more than they seem: "half dozen", "half past six", "6/8". */
const WHOLE: ReadonlySet<string> = new Set(['number', 'time', 'day', 'kcal', 'figure', 'minutes']);

const POUND: ReadonlySet<string> = new Set(['pound', 'pounder', 'pounders', 'lb', 'lber']);

function isMeant(span: Span, chart: Chart): boolean {
  const { at, tokens } = chart;
  if (span.kind === 'time' && !isClock(chart, span)) return false;
  // "quarter pound burger"
  if (span.kind === 'share' && POUND.has(tokens[span.to]?.word ?? '')) return false;
  return !at
    .flat()
    .some(
      ({ kind, from, to }) =>
        WHOLE.has(kind) && from <= span.from && to >= span.to && (to - from > span.to - span.from || span.kind === 'share'),
    );
}

/** The same clock time, in either half of the day. */
function sameHour({ time }: Clock, told: string): boolean {
  const [a, b] = [time, told].map((one) => one.split(':').map(Number) as [number, number]);
  return a![0] % 12 === b![0] % 12 && a![1] === b![1];
}

/** Half of so many, or all but a half. */
const holds = (quantity: number, share: number): boolean =>
  quantity % 1 > 0.01 && [share, 1 - share].some((one) => Math.abs(quantity / one - Math.round(quantity / one)) < 0.05);

/** From the mark or joint before to the one behind. */
function clauseAround(chart: Chart, from: number, to: number): string {
  const parts = (at: number) => chart.tokens[at]!.is === 'mark' || chart.at[at]!.some((span) => span.kind === 'and' && span.to === at + 1);
  let [start, end] = [from, to];
  while (start > 0 && !parts(start - 1)) start -= 1;
  while (end < chart.tokens.length && !parts(end)) end += 1;
  return wordsOf(chart, start, end);
}
