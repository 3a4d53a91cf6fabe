import { wordsOf } from '../../language/chart.js';
import { digits } from '../../language/number-spans.js';
import type { Span } from '../../language/span.js';
import { namesFood, SURE_FOOD } from '../matching-items.js';
import { numbered } from './entry-spans.js';
import type { Talk } from './talk.js';

/** Below this a number is rather an amount. */
const LEAST = 10;
/** Longer reasons tell something of their own. */
const MOST_WORDS = 10;
/** What is asked for beside it, or tells another meal. */
const ASKS: ReadonlySet<string> = new Set('undo redo delete add swap kcal figure minutes'.split(' '));

/** An entry by its number: "12", "#12". */
export function numberedSpans(talk: Talk, from: number): Span[] {
  const word = talk.chart.tokens[from]?.word ?? '';
  const number = digits(word.startsWith('#') ? word.slice(1) : word);
  const entry = number !== null && (number >= LEAST || word.startsWith('#')) ? numbered(number, talk) : undefined;
  return entry ? [{ kind: 'numbered', from, to: from + 1, value: entry }] : [];
}

/** Why an entry goes, up to the end: "that was my wife's", "logged it twice", "dup of 15". No food, and no number but another entry's. */
export function reasonSpans(talk: Talk, from: number): Span[] {
  const { chart, context } = talk;
  const to = chart.tokens.length;
  const places = Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
  if (places.length === 0 || places.length > MOST_WORDS) return [];
  if (places.some((at) => chart.at[at]!.some((span) => ASKS.has(span.kind)))) return [];
  const counts = places.some((at) => {
    const joined = chart.tokens[at - 1]?.is === 'mark' || chart.at[at - 1]?.some(({ kind }) => kind === 'and') === true;
    return chart.tokens[at]!.is === 'number' && (joined || at === from || numberedSpans(talk, at).length === 0);
  });
  const words = wordsOf(chart, from, to);
  return counts || namesFood(words, context, SURE_FOOD) ? [] : [{ kind: 'reason', from, to, value: words }];
}
