import { said } from '../language/said.js';
import { type Token, tokenise } from '../language/token.js';
import { ARTICLES, NUMBER_WORDS } from './number-words.js';
import { MEASURE_WORDS } from './unit-words.js';

const LEFT = said('share-left');
const BESIDE = said('share-beside');
const BEHIND = new Set('of them those it over behind on the plate my for later tomorrow uneaten dans sur en el plato al mon assiette'.split(' '));
const MOST_PIECES = 60;

/** "10 wings, left 2 of them" is "8 wings": pieces that were counted before, without those that were left. */
export function withoutUneaten(text: string): string {
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
