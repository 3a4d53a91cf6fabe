import { ordinary } from '../../food/retrieval/ordinary.js';
import { covered, wordsOf, type Chart } from '../../language/chart.js';
import { saidOf, type Said } from '../asking/said.js';
import { isHarmless } from '../frames/harmless.js';
import { namesFood, SURE_FOOD } from '../matching-items.js';
import { isJustSet } from '../just-set.js';
import { lastTopic } from '../questions/last-topic.js';
import type { TurnContext } from '../turn-context.js';
import type { Wish } from './wish.js';

/** A wish that the words of a text make, and how much of what they tell it explains. */
export interface Fit {
  wish: Wish;
  said: Said;
  share: number;
}

/** Words that tell nothing by themselves. */
const LIGHT: ReadonlySet<string> = new Set(['filler', 'determiner', 'article', 'and', 'be', 'it', 'in', 'for', 'to']);
/** Words that ask for something to be told. */
const WH: ReadonlySet<string> = new Set(['q-what', 'q-when', 'q-count', 'q-why', 'q-how', 'q-be']);
const ENDS: ReadonlySet<string> = new Set([',', '.', ';', '!', '?', '(', ')', '\n', '-']);
/** What a word counts that no concept of the wish explains: where it changes nothing, elsewhere, and in a clause of its own. */
const [HARMLESS, STRANGE, APART] = [0.3, 1, 0.35];

export function fitOf(wish: Wish, chart: Chart, context: TurnContext): Fit | null {
  const said = saidOf(chart, wish.words);
  if (isOnlyAsked(wish, said, context)) return null;
  const topics = [`@${lastTopic(context)?.about ?? ''}`, ...(isJustSet(context) ? ['@set'] : [])];
  if (!wish.all.every((line) => topics.some((topic) => line.includes(topic)) || said.has(...line))) return null;
  const left = unexplained(said);
  if (left.some((at) => covered(chart, at, wish.never) || chart.tokens[at]!.is === 'number')) return null;
  if (wish.name !== 'name' && left.some((at) => isFood(chart, at, context))) return null;
  return { wish, said, share: shareOf(said, left) };
}

/** A question where the wish is none; where it says what is to be, behind the question mark, it is told all the same. */
function isOnlyAsked({ asks, all }: Wish, { chart, parts }: Said, { text }: TurnContext): boolean {
  if (asks === 'any') return false;
  const lead = chart.at.find((spans) => spans.some(({ kind }) => !LIGHT.has(kind))) ?? [];
  const end = Math.max(...lead.map(({ to }) => to));
  const asksFor = lead.some(({ kind, to }) => to === end && WH.has(kind));
  if (!asksFor) return asks === null && text.includes('?');
  const mark = chart.tokens.findLastIndex(({ word }) => word === '?');
  return mark < 0 || !parts.some(({ from, spans }) => from > mark && spans.some(({ kind }) => all.at(-1)!.includes(kind)));
}

const unexplained = ({ chart, parts }: Said): number[] =>
  chart.tokens.flatMap(({ is }, at) => (is === 'mark' || parts.some(({ from, to }) => from <= at && at < to) ? [] : [at]));

/** The word, or it with the one behind it, names a food and nothing ordinary. */
function isFood(chart: Chart, at: number, context: TurnContext): boolean {
  const { word, is } = chart.tokens[at]!;
  if (is !== 'word') return false;
  const known = ordinary(word);
  return (known === null || known.food > 0) && namesFood(wordsOf(chart, at, at + 1), context, SURE_FOOD);
}

/** How much of what is told is explained; words of other clauses count little. */
function shareOf({ chart, parts }: Said, left: readonly number[]): number {
  const telling = parts.filter(({ spans }) => spans.some(({ kind }) => !LIGHT.has(kind)));
  const clauses = clausesOf(chart);
  const own = new Set(telling.map(({ from }) => clauses[from]));
  const explained = telling.reduce((sum, { from, to }) => sum + to - from, 0);
  const open = left.reduce((sum, at) => sum + (isHarmless(chart, at) ? HARMLESS : STRANGE) * (own.has(clauses[at]) ? 1 : APART), 0);
  return explained / (explained + open);
}

/** In which clause each word stands. */
function clausesOf({ tokens, at }: Chart): number[] {
  let clause = 0;
  return tokens.map(({ is, word }, i) => {
    if ((is === 'mark' && ENDS.has(word)) || (i > 0 && at[i]!.some(({ kind }) => kind === 'because'))) clause += 1;
    return clause;
  });
}
