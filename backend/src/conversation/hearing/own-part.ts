import { wordsOf, type Chart } from '../../language/chart.js';
import { shape } from '../../language/shape.js';
import type { Span } from '../../language/span.js';
import { tokenise } from '../../language/token.js';
import { NUMBER_WORDS, readAmount, stanceOf } from '../../reading/index.js';
import { chartOf } from '../frames/understand.js';
import { isAllFood, read, SURE_FOOD } from '../matching-items.js';
import { readingContext, type TurnContext } from '../turn-context.js';
import type { Hearing, Rule } from './hearing.js';

/** Longer texts tell of more than two. */
const MOST_LENGTH = 160;

/** Of a text that tells of two the user's own part alone: "my wife had 4 tacos i had 2", "quit sugar so just black coffee". */
export const hearOwnPart: Rule = (context) => {
  if (context.text.length > MOST_LENGTH || context.text.includes('?') || context.text.startsWith('/')) return null;
  const chart = chartOf(context);
  const text = besideOthers(chart, context) ?? behindDenied(chart, context);
  return text === null ? null : asTold(text, context);
};

const asTold = (text: string, { snapshot, now }: TurnContext): Hearing => ({
  type: 'needs-reading',
  text,
  context: readingContext(snapshot, now),
  as: null,
});

const EATS: ReadonlySet<string> = new Set(['eat', 'took', 'eaten-share']);
const SELF: ReadonlySet<string> = new Set(['subject', 'eat', 'only', 'filler', 'and', 'eaten-share']);

/** One other person ate, and the user: what the user had, of the other's food where only the amount is told. */
function besideOthers(chart: Chart, context: TurnContext): string | null {
  const others = places(chart, 'person').filter(({ to }) => has(chart, skipped(chart, to), EATS));
  const own = places(chart, 'subject');
  const [other, ...more] = others;
  if (!other || more.length > 0 || own.length !== 1 || tells(chart, 'ours')) return null;
  const [at] = [own[0]!.from];
  const [mine, theirs] =
    at > other.from ? [wordsFrom(chart, at), wordsOf(chart, eatenFrom(chart, other.to), at)] : [wordsBetween(chart, at, other.from), ''];
  // "I had half of one with achar", "i had two, bean & cheese": of what they had
  if (theirs !== '' && (OF_ONE.find(mine) || countsAlone(mine))) return null;
  const lead = at > other.from ? wordsOf(chart, 0, other.from) : wordsOf(chart, 0, at);
  if (isAllFood(mine, context, SURE_FOOD)) return `${lead} ${mine}`.trim();
  const amount = readAmount(mine, context.table);
  const [food, ...rest] = read(theirs, context);
  if (!amount || amount.quantity === null || !food || rest.length > 0 || food.nutrients === null) return null;
  return `${lead} ${mine} ${food.name}`.trim();
}

const OF_ONE = shape('of-one');
const countsAlone = (words: string): boolean => {
  const [first, mark] = tokenise(words, new Map());
  return mark?.word === ',' && first !== undefined && (first.is === 'number' || NUMBER_WORDS.has(first.word));
};

/** "Sugar was low", "the pizza was cold": how something was, of no meal, and nobody ate it. */
const tellsHowItWas = ({ at }: Chart, to: number): boolean => {
  const kinds = new Set(at.slice(0, to).flatMap((spans) => spans.filter((span) => span.to <= to).map(({ kind }) => kind)));
  return kinds.has('be') && ![...OF_A_MEAL].some((kind) => kinds.has(kind));
};
const OF_A_MEAL: ReadonlySet<string> = new Set(['eat', 'meal', 'when', 'it', 'number', 'share', 'eaten-share', 'article']);

/** "So just black coffee" behind what was given up: what is told to stand in its place. */
function behindDenied(chart: Chart, context: TurnContext): string | null {
  for (const span of chart.at.flat().filter(({ kind, from }) => kind === 'hence' && from > 0)) {
    const before = wordsOf(chart, 0, span.from);
    const behind = wordsFrom(chart, span.to);
    const stance = stanceOf(before);
    const apart = (stance !== 'ate' && stance !== 'plan') || tellsHowItWas(chart, span.from);
    if (apart && stanceOf(behind) === 'ate' && isAllFood(behind, context, SURE_FOOD)) return behind;
  }
  return null;
}

const tells = (chart: Chart, kind: string): boolean => chart.at.some((spans) => spans.some((span) => span.kind === kind));

/** The longest spans of a kind that lie in no other of it. */
function places(chart: Chart, kind: string): Span[] {
  const all = chart.at.flat().filter((span) => span.kind === kind);
  return all.filter(
    (one) =>
      !all.some((other) => other !== one && other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from),
  );
}

const has = (chart: Chart, at: number, kinds: ReadonlySet<string>): boolean => chart.at[at]?.some(({ kind }) => kinds.has(kind)) === true;

/** Behind words that say nothing. */
function skipped(chart: Chart, from: number): number {
  const filler = chart.at[from]?.find(({ kind }) => kind === 'filler' || kind === 'only');
  return filler ? skipped(chart, filler.to) : from;
}

/** Behind the verb that tells that it was eaten. */
function eatenFrom(chart: Chart, from: number): number {
  const verb = chart.at[skipped(chart, from)]?.filter(({ kind }) => EATS.has(kind)).toSorted((a, b) => b.to - a.to)[0];
  return verb?.to ?? from;
}

/** The words from a place on without who ate, that it was eaten, and marks. */
const wordsFrom = (chart: Chart, from: number): string => wordsBetween(chart, from, chart.tokens.length);

function wordsBetween(chart: Chart, from: number, to: number): string {
  let at = from;
  for (;;) {
    const light = (chart.at[at] ?? []).filter((span) => SELF.has(span.kind) && span.to <= to).toSorted((a, b) => b.to - a.to)[0];
    if (at < to && chart.tokens[at]?.is === 'mark') at += 1;
    else if (light) at = light.to;
    else break;
  }
  let end = to;
  while (
    end > at &&
    (chart.tokens[end - 1]!.is === 'mark' || chart.at[end - 1]!.some(({ kind, to: last }) => kind === 'and' && last === end))
  )
    end -= 1;
  return wordsOf(chart, at, end);
}
