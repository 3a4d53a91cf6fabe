import { begins } from '../language/letters.js';
import { isPlural } from '../food/words.js';
import { ARTICLES, NUMBER_WORDS, type ReadNumber, SHARE_WORDS, TENS } from './number-words.js';
import { readShare } from './read-share.js';
import type { Token } from './tokens.js';

const DOZEN = new Set(['dozen', 'douzaines', 'douzaine', 'docenas', 'docena']);
const TO = new Set(['to', 'or', 'ou', 'o', '-']);

const numberOf = (value: number, next: number, flags: Partial<ReadNumber> = {}): ReadNumber => ({
  value,
  next,
  article: false,
  share: false,
  vague: false,
  times: false,
  ...flags,
});
const textAt = (tokens: readonly Token[], k: number): string => tokens[k]?.text ?? '';

/** A number beginning at `i`: digits, words, fractions, mixed numbers, ranges, dozens, "half a", "x3", "3x". */
export function readNumber(tokens: readonly Token[], i: number): ReadNumber | null {
  const token = tokens[i];
  if (!token) return null;
  const after = tokens[i + 1];
  if ((token.text === 'x' || token.text === '*') && after?.kind === 'number' && !Number.isNaN(after.value))
    return numberOf(after.value, i + 2);
  const share = readShare(tokens, i);
  if (share) return share;
  const often = howOften(tokens, i);
  if (often) return often;
  if (token.kind === 'number') return Number.isNaN(token.value) ? null : inDigits(tokens, i);
  // "au four": how it was made
  if (token.text === 'four' && tokens[i - 1]?.text === 'au') return null;
  return ARTICLES.has(token.text) ? byArticle(tokens, i) : inWords(tokens, i);
}

/** "Twice", "3 times today", behind what was had so often: "twice the rice" is not, and no more is "twice baked". */
function howOften(tokens: readonly Token[], i: number): ReadNumber | null {
  const { text, kind, value } = tokens[i]!;
  const once = OFTEN.get(text);
  const told =
    once ??
    (textAt(tokens, i + 1) === 'times' || textAt(tokens, i + 1) === 'fois'
      ? kind === 'number'
        ? value
        : NUMBER_WORDS.get(text)
      : undefined);
  const next = once === undefined ? i + 2 : i + 1;
  const after = tokens[next];
  return told !== undefined && told > 0 && (after === undefined || after.kind !== 'word' || WHEN.has(after.text))
    ? numberOf(told, next)
    : null;
}
const OFTEN: ReadonlyMap<string, number> = new Map([
  ['twice', 2],
  ['thrice', 3],
]);
const WHEN: ReadonlySet<string> = new Set('today yesterday this so for total tonight hoy ayer aujourd hier'.split(' '));

/** "3", "1 1/2", "2 and a half", "3-4", "5 fifths", "2x", "2 dozen". */
function inDigits(tokens: readonly Token[], i: number): ReadNumber {
  const { value: digits } = tokens[i]!;
  const more =
    mixed(tokens, i + 1, digits) ?? halfMore(tokens, i + 1, digits) ?? range(tokens, i + 1, digits) ?? parts(tokens, i + 1, digits);
  let { value, next } = more ?? { value: digits, next: i + 1 };
  if (textAt(tokens, next) === 'ish') next++;
  if (textAt(tokens, next) === 'x' || (textAt(tokens, next) === '*' && tokens[next + 1]?.kind !== 'number')) next++;
  if (DOZEN.has(textAt(tokens, next))) {
    value *= 12;
    next++;
  }
  // "2 half sandwiches"
  if (textAt(tokens, next) === 'half' && tokens[next + 1]?.kind === 'word' && isPlural(tokens[next + 1]!.text)) {
    value /= 2;
    next++;
  }
  return numberOf(value, next, { vague: more?.vague ?? false });
}

/** What stands behind digits and changes them. */
type More = { value: number; next: number; vague?: boolean } | null;

/** "1 1/2", "1-1/2" */
function mixed(tokens: readonly Token[], at: number, digits: number): More {
  const fractionAt = textAt(tokens, at) === '-' && textAt(tokens, at + 1).includes('/') ? at + 1 : at;
  const fraction = tokens[fractionAt];
  return Number.isInteger(digits) && fraction?.kind === 'number' && /^\d\/\d{1,2}$/.test(fraction.text) && fraction.value < 1
    ? { value: digits + fraction.value, next: fractionAt + 1 }
    : null;
}

/** "2 and a half"; "2 and half a pizza" are two things. */
function halfMore(tokens: readonly Token[], at: number, digits: number): More {
  if (tokens[at]?.kind !== 'and' || !begins(textAt(tokens, at + 1), ['a', '1/', 'half', 'demi', 'media', 'medio', 'un', '3/'])) return null;
  const more = readShare(tokens, at + 1);
  return more?.share && !['of', 'a', 'an', 'my', 'the'].includes(textAt(tokens, more.next - 1))
    ? { value: digits + more.value, next: more.next }
    : null;
}

/** "3-4", "2 or 3": the middle. */
function range(tokens: readonly Token[], at: number, digits: number): More {
  const other = tokens[at + 1];
  return TO.has(textAt(tokens, at)) && other?.kind === 'number' && other.value > digits && other.value <= digits * 3 + 1
    ? { value: (digits + other.value) / 2, next: at + 2, vague: true }
    : null;
}

/** "2 thirds" */
function parts(tokens: readonly Token[], at: number, digits: number): More {
  const word = textAt(tokens, at);
  return /^(?:third|quarter|fourth|fifth|eighth)s?$/.test(word) ? { value: digits * SHARE_WORDS[word]!, next: at + 1 } : null;
}

/** "a", "a few", "a dozen", "a full", "a bunch". */
function byArticle(tokens: readonly Token[], i: number): ReadNumber {
  const after = textAt(tokens, i + 1);
  const word = NUMBER_WORDS.get(after);
  const isCount = word !== undefined && !['one', 'once', 'single', 'double', 'triple'].includes(after) && !isHeardPear(tokens, i + 1);
  if (isCount) return numberOf(word, i + 2, { vague: after === 'few' });
  if (['good', 'full', 'nice'].includes(after)) return numberOf(1, i + 2, { article: true });
  if (['bunch', 'lot', 'little', 'bit', 'ton'].includes(after)) return numberOf(1, i + 2, { article: true, vague: true });
  return numberOf(1, i + 1, { article: true });
}

/** "A pair and some cheese": what stands in a list with nothing that it counts is a food. */
const isHeardPear = (tokens: readonly Token[], at: number): boolean =>
  textAt(tokens, at) === 'pair' && ['and', 'comma', 'with'].includes(tokens[at + 1]?.kind ?? '');

/** "two", "twenty five", "three and a half", "two or three", "three dozen", "double". */
function inWords(tokens: readonly Token[], i: number): ReadNumber | null {
  const { text: word } = tokens[i]!;
  const value = NUMBER_WORDS.get(word);
  if (value === undefined || ['once', 'single', 'media', 'some', 'mucho', 'algo'].includes(word)) return null;
  if (ARTICLES.has(textAt(tokens, i - 1)) && isHeardPear(tokens, i)) return null;
  if (word === 'double' || word === 'triple') return numberOf(value, i + 1, { times: true });
  const alone = !tokens[i + 1] || tokens[i + 1]!.kind === 'empty';
  if (alone && ['sept', 'par', 'quince'].includes(word)) return null;
  const after = textAt(tokens, i + 1);
  if (TENS.has(word)) {
    const unitAt = after === '-' ? i + 2 : i + 1;
    const unit = NUMBER_WORDS.get(textAt(tokens, unitAt));
    if (unit !== undefined && unit > 0 && unit < 10) return numberOf(value + unit, unitAt + 1);
  }
  if (
    value < 20 &&
    tokens[i + 1]?.kind === 'and' &&
    begins(textAt(tokens, i + 2), ['a', 'half', 'demi', 'media', 'medio', '1/']) &&
    !['a', 'an', 'of'].includes(textAt(tokens, i + 3))
  ) {
    const more = readShare(tokens, i + 2);
    if (more?.share) return numberOf(value + more.value, more.next);
  }
  if (TO.has(after)) {
    const other = NUMBER_WORDS.get(textAt(tokens, i + 2));
    if (other !== undefined && other > value && other <= value * 3) return numberOf((value + other) / 2, i + 3, { vague: true });
  }
  if (DOZEN.has(after)) return numberOf(value * 12, i + 2);
  if (after === 'hundred') return numberOf(value * 100, i + 2);
  if (word === 'couple' && after === 'of') return numberOf(2, i + 2);
  return numberOf(value, i + 1, { vague: value >= 3 && ['few', 'several', 'quelques'].includes(word) });
}
