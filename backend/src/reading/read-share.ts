import { isLetters } from '../language/letters.js';
import { ARTICLES, NUMBER_WORDS, type ReadNumber, SHARE_WORDS } from './number-words.js';
import type { Token } from './tokens.js';

/** "A quart of milk", but "un quart de melon". */
const FRENCH_ARTICLES = new Set(['un', 'le']);
const PARTS = new Set(['thirds', 'quarters', 'fourths', 'fifths', 'halves', 'tiers', 'quarts', 'tercios', 'cuartos']);

/** "half", "half a", "a third of", "two thirds of the", "3/4", "1/2 of a": shares of one. "Half a dozen" is a number: six. */
export function readShare(tokens: readonly Token[], i: number): ReadNumber | null {
  const share = shareAt(tokens, i);
  if (!share) return null;
  const dozen = dozenBehind(tokens, share.next);
  if (share.mayCountDozens && dozen !== null) return plain(share.value * 12, dozen, false);
  return plain(Math.round(share.value * 10000) / 10000, behindShare(tokens, share.next), true);
}

const plain = (value: number, next: number, share: boolean): ReadNumber => ({
  value,
  next,
  article: false,
  share,
  vague: false,
  times: false,
});

/** "Most of a burrito" */
const MOST = 0.75;

interface Share {
  value: number;
  next: number;
  mayCountDozens: boolean;
}

function shareAt(tokens: readonly Token[], i: number): Share | null {
  const token = tokens[i];
  if (!token) return null;
  const after = tokens[i + 1]?.text ?? '';
  // "3/4"
  if (token.kind === 'number' && /^\d+\/\d+$/.test(token.text) && token.value < 1)
    return { value: token.value, next: i + 1, mayCountDozens: false };
  if (token.text === 'most' && after === 'of') return { value: MOST, next: i + 1, mayCountDozens: false };
  // "half"
  if (isLetters(token.text) && Object.hasOwn(SHARE_WORDS, token.text) && !(token.text === 'quart' && after === 'of'))
    return { value: SHARE_WORDS[token.text]!, next: i + 1, mayCountDozens: true };
  // "a third"
  if (
    (ARTICLES.has(token.text) || token.text === 'the' || token.text === 'la' || token.text === 'le') &&
    Object.hasOwn(SHARE_WORDS, after) &&
    (after === 'quart' ? FRENCH_ARTICLES.has(token.text) : after !== 'media' && after !== 'medio') &&
    !(tokens[i + 2]?.text ?? '').includes('pounder')
  )
    return { value: SHARE_WORDS[after]!, next: i + 2, mayCountDozens: true };
  // "two thirds"
  const count = NUMBER_WORDS.get(token.text);
  if (count !== undefined && PARTS.has(after))
    return { value: count * (SHARE_WORDS[after] ?? SHARE_WORDS[after.replace(/s$/, '')]!), next: i + 2, mayCountDozens: false };
  return token.text === 'three' && after === 'quarter' ? { value: 0.75, next: i + 2, mayCountDozens: false } : null;
}

/** Behind "dozen" or "a dozen"; null when there is none. */
function dozenBehind(tokens: readonly Token[], next: number): number | null {
  const at = ['an', 'a'].includes(tokens[next]?.text ?? '') ? next + 1 : next;
  return ['dozen', 'douzaine', 'docena'].includes(tokens[at]?.text ?? '') ? at + 1 : null;
}

/** "half a cup", "half of the bag", "1/2 of a large": words between a share and what it is of. */
function behindShare(tokens: readonly Token[], next: number): number {
  const at = ['of', 'de', 'd'].includes(tokens[next]?.text ?? '') ? next + 1 : next;
  return ['a', 'an', 'the', 'my', 'un', 'une', 'una', 'le', 'la', 'l', 'this', 'that'].includes(tokens[at]?.text ?? '') ? at + 1 : at;
}
