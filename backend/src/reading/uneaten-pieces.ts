import { said } from '../language/said.js';
import { type Token, tokenise } from '../language/token.js';
import { ARTICLES, NUMBER_WORDS } from './number-words.js';
import { isSomebody } from './somebody.js';
import { MEASURE_WORDS } from './unit-words.js';

const LEFT = said('share-left');
const BESIDE = said('share-beside');
const ATE = said('ate-of-them');
const ALL = said('ate-them-all');
const BEHIND = new Set(
  'of them those it over behind on the plate my for later tomorrow uneaten dans sur en el plato al mon assiette'.split(' '),
);
const MOST_PIECES = 60;

/** Pieces that were counted, without those that were not eaten: "10 wings, left 2 of them" is "8 wings", "3 of the 8 slices" "3 slices". */
export const withoutUneaten = (text: string): string => withoutLeft(eatenOf(withoutTaken(fewerOf(text))));

/** "Made 4 pancakes, ate 3", "ordered 12 wings and had 8 of them": of what was made or bought, so many were had. */
function eatenOf(text: string): string {
  const tokens = tokenise(text, new Map());
  const at = tokens.findLastIndex(({ word }, i) => ATE.has(word) && countAt(tokens, i + 1) !== null);
  if (at < 2) return text;
  const eaten = countAt(tokens, at + 1)!;
  let end = at + 2;
  while (BEHIND.has(tokens[end]?.word ?? '')) end++;
  if (tokens[end] !== undefined && tokens[end]!.is !== 'mark') return text;
  const counted = tokens.findLastIndex((_, i) => i < at && (countAt(tokens, i) ?? 0) > eaten && isCounted(tokens[i + 1]));
  if (counted < 0 || tokens.slice(0, counted).some(({ word }) => ALL.has(word))) return text;
  let from = at;
  while (from > counted + 2 && (BESIDE.has(tokens[from - 1]!.word) || tokens[from - 1]!.word === ',')) from--;
  // "My kid ate 2"
  if (from === at) return text;
  const { to } = tokens[counted]!;
  return `${text.slice(0, holderOf(tokens, counted))}${eaten}${text.slice(to, tokens[from - 1]!.to)}${text.slice(tokens[end - 1]!.to)}`;
}

/** "Got 2 coneys, my son ate one of them": somebody else had so many of what was counted. */
function withoutTaken(text: string): string {
  const tokens = tokenise(text, new Map());
  const at = tokens.findIndex(
    ({ word }, i) =>
      i > 1 && TOOK.has(word) && isSomebody(tokens[i - 1]!.word) && countAt(tokens, i + 1) !== null && OF.has(tokens[i + 2]?.word ?? ''),
  );
  if (at < 0) return text;
  const taken = countAt(tokens, at + 1)!;
  const counted = tokens.findLastIndex((_, i) => i < at && (countAt(tokens, i) ?? 0) > taken && isCounted(tokens[i + 1]));
  const whose = tokens[at + 3]?.word ?? '';
  const end = OF_THEM.has(whose) ? at + 4 : OF_THESE.has(whose) && tokens[at + 4]?.is === 'word' ? at + 5 : -1;
  if (counted < 0 || end < 0) return text;
  let from = at - 1;
  while (from > counted + 2 && LEADS.has(tokens[from - 1]!.word)) from--;
  const left = countAt(tokens, counted)! - taken;
  return `${text.slice(0, tokens[counted]!.from)}${left}${text.slice(tokens[counted]!.to, tokens[from - 1]!.to)}${text.slice(tokens[end - 1]!.to)}`;
}
const TOOK = said('took-of-them');
/** Before who it was. */
const LEADS = new Set([
  ',',
  'and',
  'but',
  'then',
  'so',
  'my',
  'the',
  'our',
  'his',
  'her',
  'pero',
  'y',
  'mi',
  'el',
  'la',
  'mais',
  'et',
  'mon',
  'ma',
]);
/** "One of them", "one of the coneys". */
const OF_THEM = new Set(['them', 'those', 'these', 'mine', 'ellos', 'ellas']);
const OF_THESE = new Set(['the', 'my', 'our', 'los', 'las', 'mis', 'mes']);

/** "2 of my 6 rolls", "1 out of 4 tacos": those that were had. Of servings a share is told. */
function fewerOf(text: string): string {
  const tokens = tokenise(text, new Map());
  for (let i = 0; i < tokens.length - 3; i++) {
    const some = countAt(tokens, i);
    let at = tokens[i + 1]!.word === 'out' ? i + 2 : i + 1;
    if (some === null || !OF.has(tokens[at]!.word)) continue;
    at++;
    while (WHOSE.has(tokens[at]?.word ?? '')) at++;
    const all = countAt(tokens, at);
    const next = tokens[at + 1];
    if (all === null || all <= some || next?.is !== 'word' || SHARES.has(next.word) || !isCounted(next)) continue;
    return `${text.slice(0, tokens[i]!.to)} ${fewerOf(text.slice(tokens[at]!.to).trimStart())}`;
  }
  return text;
}
const OF = new Set(['of', 'de', 'des', 'sur']);
const WHOSE = new Set('the my those these our his her their les mes nos los las mis'.split(' '));
const SHARES = new Set('serving servings portion portions people porciones personas personnes of de'.split(' '));

/** Where what was counted begins, with what it came in: "a bag of 24 carrots". */
function holderOf(tokens: readonly Token[], counted: number): number {
  if (!OF.has(tokens[counted - 1]?.word ?? '') || counted < 2) return tokens[counted]!.from;
  const article = tokens[counted - 3];
  return article && ARTICLES.has(article.word) ? article.from : tokens[counted - 2]!.from;
}

function withoutLeft(text: string): string {
  const tokens = tokenise(text, new Map());
  const at = tokens.findIndex(({ word }, i) => i > 0 && LEFT.has(word) && countAt(tokens, i + 1) !== null);
  if (at < 0) return text;
  const left = countAt(tokens, at + 1)!;
  let end = at + 2;
  while (BEHIND.has(tokens[end]?.word ?? '')) end++;
  if (tokens[end] !== undefined && tokens[end]!.is !== 'mark') return text;
  const counted = tokens.findLastIndex((_, i) => i < at && (countAt(tokens, i) ?? 0) > left && isCounted(tokens[i + 1]));
  if (counted < 0) return text;
  let from = at;
  while (from > counted + 2 && (BESIDE.has(tokens[from - 1]!.word) || tokens[from - 1]!.word === ',')) from--;
  const { from: first, to } = tokens[counted]!;
  const eaten = countAt(tokens, counted)! - left;
  return `${text.slice(0, first)}${eaten}${text.slice(to, tokens[from - 1]!.to)}${text.slice(tokens[end - 1]!.to)}`;
}

/** A number of pieces. */
function countAt(tokens: readonly Token[], i: number): number | null {
  const { is, word } = tokens[i] ?? { is: 'mark', word: '' };
  const value = is === 'number' ? Number(word) : ARTICLES.has(word) ? undefined : NUMBER_WORDS.get(word);
  return value !== undefined && Number.isInteger(value) && value > 0 && value <= MOST_PIECES ? value : null;
}

const isCounted = (next: Token | undefined): boolean => next?.is === 'word' && !Object.hasOwn(MEASURE_WORDS, next.word);
