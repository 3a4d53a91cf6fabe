import { FUNCTION_WORDS } from './function-words.js';
import { covered, wordsOf, type Chart } from '../../language/chart.js';
import type { Span } from '../../language/span.js';
import { DEAR } from '../../understanding/sentence.js';
import { readAmount } from '../../reading/index.js';
import { isAllFood, namesFood, read, SURE_FOOD } from '../matching-items.js';
import type { ReadItem } from '../../reading/reading.js';
import { isElse } from '../ordinary-word.js';
import { sameStem, stems } from '../targets.js';
import { atEachPlace } from './at-each-place.js';
import { endsInExcuse } from './excuse.js';
import type { Talk } from './talk.js';

/** What a food's words end before. */
const ENDS: ReadonlySet<string> = new Set([
  'not',
  'and',
  'on',
  'in',
  'says',
  'for',
  'correct',
  'it',
  'be',
  'theirs',
  'shared',
  'left',
  'filler',
  'when',
  'when-join',
  'remove',
  'add',
  'with',
]);
/** Words that begin another request. */
const VERBS: ReadonlySet<string> = new Set(['held', 'add', 'swap', 'delete', 'says', 'shared', 'undo', 'move', 'be', 'hence']);
const STARTS: ReadonlySet<string> = new Set(FUNCTION_WORDS);
const [MOST_FOOD, MOST_AMOUNT] = [DEAR.get('food')!, DEAR.get('amount')!];

/** Foods of the table from a token on, longest first. The value is the user's words. */
export function foodSpans(talk: Talk, from: number): Span[] {
  const { chart, context } = talk;
  const spans: Span[] = [];
  // "Same lunch as yesterday but brown rice" begins with what is repeated.
  if ((chart.at[from] ?? []).some(({ kind }) => STARTS.has(kind) || kind === 'same')) return spans;
  // "4 with guac" counts what stands.
  if (chart.tokens[from]?.is === 'number' && chart.at[from + 1]?.some(({ kind }) => kind === 'with')) return spans;
  // "4 oz and the rice half a cup" begins with another food's amount.
  const joined = joints(chart, from).find((at) => amountSpans(talk, from).some(({ to }) => to === at)) ?? chart.tokens.length;
  for (const to of ends(chart, from)) {
    if (joined < to) continue;
    // "A snack" is a meal's name, and "late night snack from yesterday" tells when.
    if ((chart.at[to - 1] ?? []).some((span) => span.kind === 'meal') && to - from <= 2) continue;
    if (chart.at[from]!.some((span) => span.kind === 'when' && span.to === to)) continue;
    // "The diet one" says what kind of what was named.
    if (to - from > 1 && chart.at[to - 1]!.some((span) => span.kind === 'generic' && span.to === to)) continue;
    const words = wordsOf(chart, from, to);
    const foods = read(words, context);
    if (isOwner(words, foods) || isExcuse(chart, from, to) || isNoSlip(words, foods)) continue;
    if (isAllFood(words, context, SURE_FOOD)) spans.push({ kind: 'food', from, to, value: words });
  }
  return spans.toReversed();
}

/** Where a joint stands behind what may be an amount. */
const joints = ({ tokens, at }: Chart, from: number): number[] =>
  Array.from({ length: MOST_AMOUNT }, (_, i) => from + i + 1).filter(
    (place) => place < tokens.length && at[place]!.some(({ kind }) => kind === 'and'),
  );

/** "Soggy" is a word of its own, and no slip of what some food is called; "pb" is short for it. */
const isNoSlip = (words: string, foods: readonly ReadItem[]): boolean => {
  const called = stems(foods.map(({ name }) => name).join(' '));
  const said = stems(words);
  if (called.map((word) => word.charAt(0)).join('') === said.join('')) return false;
  return foods.length === 1 && !said.some((word) => called.some((one) => sameStem(one, word))) && words.split(' ').every(isElse);
};

/** "Brain fog", said beside something else. */
const isExcuse = (chart: Chart, from: number, to: number): boolean =>
  (from > 0 || to < chart.tokens.length) && endsInExcuse(chart, from, to);

/** "Sam's" is whose it was, and no sandwich; "Reese's" is what it is called. */
export const isOwner = (words: string, foods: readonly ReadItem[]): boolean =>
  words.endsWith("'s") && !foods.some(({ name }) => stems(name).some((word) => stems(words).includes(word)));

function ends(chart: Chart, from: number): number[] {
  const out: number[] = [];
  for (let to = from + 1; to <= Math.min(chart.tokens.length, from + MOST_FOOD); to += 1) {
    if (chart.tokens[to - 1]!.is === 'mark' && !['%', '&', '-', '/'].includes(chart.tokens[to - 1]!.word)) break;
    if (to - 1 > from && (chart.at[to - 1] ?? []).some((span) => VERBS.has(span.kind))) break;
    // "Almond butter instead" ends before it; "no" may be part of a name.
    if (to - 1 > from && is(chart, to - 1, 'correct') && !is(chart, to - 1, 'lacking')) break;
    // "Banana in it" names no more than the banana.
    if (to - 1 > from && chart.at[to - 1]!.some((span) => span.kind === 'on' && is(chart, span.to - 1, 'it') && span.to > to)) break;
    // "Guac and no beans" asks for two things.
    if (to - 2 > from && is(chart, to - 1, 'lacking') && is(chart, to - 2, 'and')) break;
    // "The sandwich but not the chips"
    if (to - 1 > from && is(chart, to - 1, 'and') && chart.tokens[to] && is(chart, to, 'not')) break;
    const next = chart.tokens[to];
    if (!next || next.is === 'mark' || (chart.at[to] ?? []).some((span) => ENDS.has(span.kind))) out.push(to);
  }
  return out;
}

const is = ({ at }: Chart, place: number, kind: string): boolean => at[place]?.some((span) => span.kind === kind) === true;

/** Amounts and sizes from a token on, longest first: "3", "8 oz", "a large", "2 cups". The value is an `Amount`. */
const DEEDS: ReadonlySet<string> = new Set(['add', 'remove', 'delete', 'swap', 'move', 'undo', 'each', 'double', 'triple']);

export const amountSpans = atEachPlace(({ chart, context }: Pick<Talk, 'chart' | 'context'>, from: number): Span[] => {
  const spans: Span[] = [];
  for (let to = from + 1; to <= Math.min(chart.tokens.length, from + MOST_AMOUNT); to += 1) {
    if (chart.tokens[to - 1]!.is === 'mark') break;
    if (to - 1 > from && (chart.at[to - 1] ?? []).some((span) => span.kind === 'not' || span.kind === 'correct' || span.kind === 'be'))
      break;
    // "Not 6 and add a roll": what is to be done belongs to no amount, nor does "of each"; "a double" is no one.
    if (to - 1 > from && chart.at[to - 1]!.some(({ kind, to: end }) => DEEDS.has(kind) && !(kind === 'double' && end > to))) break;
    // "6 oz and there was no butter" ends before its joint.
    if (to - 1 > from && is(chart, to - 1, 'and')) continue;
    if (to - 2 > from && is(chart, to - 2, 'and') && (is(chart, to - 1, 'it') || countsOn(chart, to - 1))) break;
    // "1 thigh 1 leg" counts two foods.
    if (
      chart.tokens[to - 1]!.is === 'number' &&
      to - 1 > from &&
      spans.some((span) => span.to === to - 1) &&
      chart.tokens[to - 2]!.is === 'word'
    )
      break;
    // "2 more" is so many besides.
    if ((chart.at[to - 1] ?? []).some((span) => span.kind === 'more' || span.kind === 'another')) break;
    // "4 am" is a time.
    if ((chart.at[from] ?? []).some((span) => span.kind === 'time' && span.to >= to && span.to > from + 1)) continue;
    // "A quarter of it" is a share.
    if (
      (chart.at[from] ?? []).some(
        (span) => span.kind === 'share' && span.to >= to - 1 && to - from <= 3 && chart.tokens[to - 1]!.is === 'word',
      ) &&
      (readAmount(wordsOf(chart, from, to), context.table)?.unit ?? null) === null
    )
      continue;
    const amount = amountOf(chart, from, to, context);
    if (amount && !amount.share && amount.calories === null && (amount.quantity !== null || amount.size !== null))
      spans.push({ kind: 'amount', from, to, value: amount });
  }
  return spans.toReversed();
});

/** "3 slices and 2 beers" counts another food; "2 and 1/2" is one amount. */
const countsOn = ({ at }: Chart, place: number): boolean =>
  at[place]!.some(({ kind, value }) => kind === 'number' && (value as number) >= 1);

/** "Bag" is one bag where the text says no more; of "3 bags" it is none. */
const isAll = (chart: Chart, from: number, to: number): boolean =>
  chart.tokens.every(
    (token, at) =>
      at === to - 1 ||
      // "cup and a half"
      (at === from && is(chart, from + 1, 'and')) ||
      token.is === 'mark' ||
      covered(chart, at, at >= from && at < to ? SIZED : SILENT),
  );
const SIZED: ReadonlySet<string> = new Set(['determiner', 'article', 'sizeword', 'and', 'share', 'fraction']);
const SILENT: ReadonlySet<string> = new Set(['determiner', 'filler', 'correct', 'be', 'it', 'only']);

/** "Crackers" are a food, and no pieces of chips. */
const isFood = (words: string, context: Talk['context']): boolean => namesFood(words, context, 0.8);

/** Number words are put in digits first; a size of the lexicon is one of ours. */
function amountOf(chart: Chart, from: number, to: number, context: Talk['context']) {
  const { table } = context;
  // "Three quarters of a cup" is an amount, and no three of anything.
  const part = (chart.at[from] ?? []).some((span) => span.kind === 'share' && span.to > from + 1 && span.to < to);
  if (part) return readAmount(wordsOf(chart, from, to), table);
  const size = (chart.at[from] ?? []).find((span) => span.kind === 'sizeword' && span.to === to);
  if (size) return readAmount(size.value as string, table);
  const number = (chart.at[from] ?? []).filter((span) => span.kind === 'number' && span.to <= to).toSorted((a, b) => b.to - a.to)[0];
  const article = (chart.at[from] ?? []).find((span) => span.kind === 'article' && span.to < to);
  const rest = number ?? article;
  if (!rest) {
    const told = readAmount(wordsOf(chart, from, to), table);
    const half = (chart.at[from] ?? []).some((span) => span.kind === 'share' && span.to < to);
    return told !== null &&
      (half ||
        (told.unit !== null && isAll(chart, from, to) && !isFood(wordsOf(chart, from, to), context)) ||
        (told.size !== null && told.quantity === null))
      ? told
      : null;
  }
  const value = number ? String(Math.round((number.value as number) * 1000) / 1000) : '1';
  const tail = (chart.at[rest.to] ?? []).find((span) => span.kind === 'sizeword' && span.to === to);
  const amount = readAmount(`${value} ${tail ? (tail.value as string) : wordsOf(chart, rest.to, to)}`.trim(), table);
  // "Una grande" and "une grande" are "a large", too.
  const isArticle = article !== undefined && article.to === rest.to && Number(value) === 1;
  return isArticle && amount ? { ...amount, article: true as const } : amount;
}

/** One to three words that are a part of a food ("cheese", "the skin"). */
export function partSpans({ chart }: Talk, from: number): Span[] {
  const out: Span[] = [];
  if ((chart.at[from] ?? []).some((span) => span.kind === 'determiner')) return out;
  for (let to = from + 1; to <= Math.min(chart.tokens.length, from + 3); to += 1) {
    // "No sausage today".
    if (chart.tokens[to - 1]!.is !== 'word' || is(chart, to - 1, 'day')) break;
    // "Take off the fries, the kid ate them".
    if (to - from > 1 && chart.at[to - 1]!.some(({ kind, to: end }) => kind === 'determiner' && end === to)) break;
    out.push({ kind: 'part', from, to, value: wordsOf(chart, from, to) });
  }
  return out.toReversed();
}

/** The words of a clause from a token on, up to a mark or a joint, longest first: what may be told of a food in words of its own. */
export function sayingSpans({ chart }: Talk, from: number): Span[] {
  if (chart.tokens[from]?.is === 'mark' || (chart.at[from] ?? []).some(({ kind }) => NO_SAYING.has(kind))) return [];
  // "He stole some of them" is said of somebody.
  if ((chart.at[from] ?? []).some(({ kind, to }) => kind === 'person' && (chart.at[to] ?? []).some((next) => DOES.has(next.kind))))
    return [];
  // "K" says nothing.
  const silent = Math.max(from, ...(chart.at[from] ?? []).filter(({ kind }) => kind === 'filler').map((span) => span.to));
  return ends(chart, from)
    .filter((to) => to - from <= MOST_FOOD && to > silent)
    .map((to) => ({ kind: 'saying', from, to, value: wordsOf(chart, from, to) }))
    .toReversed();
}

const DOES: ReadonlySet<string> = new Set(['eat', 'took', 'eaten-share', 'be']);
const NO_SAYING: ReadonlySet<string> = new Set([
  'eat',
  'determiner',
  'and',
  'correct',
  'not',
  'remove',
  'lacking',
  'undo',
  'swap',
  'delete',
  'save',
  'suppose',
  'when',
]);
