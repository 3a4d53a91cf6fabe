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
  const told = at < 2 ? null : toldOf(tokens, at);
  if (!told || tokens.slice(0, told.counted).some(({ word }) => ALL.has(word))) return text;
  // "My kid ate 2"
  return told.from === at ? text : counting(text, tokens, { ...told, first: holderOf(tokens, told.counted) }, told.count);
}

/** "Got 2 coneys, my son ate one of them": somebody else had so many of what was counted. */
function withoutTaken(text: string): string {
  const tokens = tokenise(text, new Map());
  const at = tokens.findIndex(
    ({ word }, i) =>
      i > 1 && TOOK.has(word) && isSomebody(tokens[i - 1]!.word) && countAt(tokens, i + 1) !== null && OF.has(tokens[i + 2]?.word ?? ''),
  );
  if (at < 0) return text;
  const count = countAt(tokens, at + 1)!;
  const counted = moreBefore(tokens, at, count);
  const whose = tokens[at + 3]?.word ?? '';
  const end = OF_THEM.has(whose) ? at + 4 : OF_THESE.has(whose) && tokens[at + 4]?.is === 'word' ? at + 5 : -1;
  if (counted < 0 || end < 0) return text;
  const from = startOf(tokens, at - 1, counted, ({ word }) => LEADS.has(word));
  return counting(text, tokens, { counted, count, from, end }, countAt(tokens, counted)! - count);
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
  const told = at < 0 ? null : toldOf(tokens, at);
  return told ? counting(text, tokens, told, countAt(tokens, told.counted)! - told.count) : text;
}

/** Where more was counted, and the words behind it that tell what became of some, up to an end. */
interface Told {
  counted: number;
  count: number;
  from: number;
  end: number;
}

/** A verb before a number, "left 2 of them", "ate 3", at the end of a clause, with what was counted before it; null: nothing was. */
function toldOf(tokens: readonly Token[], at: number): Told | null {
  const count = countAt(tokens, at + 1)!;
  let end = at + 2;
  while (BEHIND.has(tokens[end]?.word ?? '')) end++;
  const counted = moreBefore(tokens, at, count);
  if (counted < 0 || (tokens[end] !== undefined && tokens[end]!.is !== 'mark')) return null;
  return { counted, count, from: startOf(tokens, at, counted, ({ word }) => BESIDE.has(word) || word === ','), end };
}

const moreBefore = (tokens: readonly Token[], at: number, count: number): number =>
  tokens.findLastIndex((_, i) => i < at && (countAt(tokens, i) ?? 0) > count && isCounted(tokens[i + 1]));

function startOf(tokens: readonly Token[], at: number, counted: number, leads: (token: Token) => boolean): number {
  let from = at;
  while (from > counted + 2 && leads(tokens[from - 1]!)) from--;
  return from;
}

/** The text with another count, and without what told of it. `first`: where the count begins, if before its number. */
function counting(text: string, tokens: readonly Token[], { counted, from, end, first }: Told & { first?: number }, count: number): string {
  const number = tokens[counted]!;
  return `${text.slice(0, first ?? number.from)}${count}${text.slice(number.to, tokens[from - 1]!.to)}${text.slice(tokens[end - 1]!.to)}`;
}

/** A number of pieces. */
function countAt(tokens: readonly Token[], i: number): number | null {
  const { is, word } = tokens[i] ?? { is: 'mark', word: '' };
  const value = is === 'number' ? Number(word) : ARTICLES.has(word) ? undefined : NUMBER_WORDS.get(word);
  return value !== undefined && Number.isInteger(value) && value > 0 && value <= MOST_PIECES ? value : null;
}

const isCounted = (next: Token | undefined): boolean => next?.is === 'word' && !Object.hasOwn(MEASURE_WORDS, next.word);
