import { splitAtBlanks } from '../language/letters.js';
import { EMPTY_WORDS, formWords } from '../food/form-words.js';
import { normaliseText } from './normalise.js';
import { ARTICLES, NUMBER_WORDS } from './number-words.js';
import { MEASURE_WORDS, PORTION_WORDS } from './unit-words.js';

/** A name is short; so is what is said back of somebody's words. */
const MOST_LETTERS = 60;
/** "example.test", "me@there", "https://…": nothing that a phone would make a link of. */
const ADDRESS = /[a-z0-9]\.[a-z]{2}|[@\\]|:\/|^www/i;
const UNPLAIN = /[^\p{L}\p{M}\p{N}'’&%/.,+ -]/gu;

/** Words with nothing in them but plain words: no addresses, no markup, nothing unseen, at most 60 letters, cut between words. */
export function bareText(text: string): string {
  const kept: string[] = [];
  let room = MOST_LETTERS;
  for (const word of splitAtBlanks(text)) {
    const plain = ADDRESS.test(word) || /[<>]/.test(word) ? '' : word.replace(UNPLAIN, '');
    if (plain === '') continue;
    room -= plain.length + 1;
    if (room < -1) break;
    kept.push(plain);
  }
  return kept.join(' ');
}

/** A span that a model cut out of a text, in the words that the text itself has. '' where they are none to say back. */
export const ownWords = (span: string, text: string): string =>
  bareText(text.toLowerCase().includes(span.trim().toLowerCase()) ? span.trim() : normaliseText(span));

const opens = (word: string): boolean =>
  /^[\d./]+$/.test(word) ||
  NUMBER_WORDS.has(word) ||
  ARTICLES.has(word) ||
  EMPTY_WORDS.has(word) ||
  Object.hasOwn(MEASURE_WORDS, word) ||
  Object.hasOwn(PORTION_WORDS, word);

/** What a food is called in a span: without the amount in front. */
export function nameIn(span: string): string {
  const words = span.toLowerCase().split(' ');
  const first = words.findIndex((word) => !opens(word));
  return words.slice(Math.max(0, first)).join(' ');
}

/** A unit of ours for a unit in somebody else's words. */
export function ownUnit(unit: string | null): string | null {
  if (unit === null) return null;
  const word = unit.toLowerCase().trim();
  if (Object.hasOwn(MEASURE_WORDS, word)) return MEASURE_WORDS[word]!;
  return Object.hasOwn(PORTION_WORDS, word) ? PORTION_WORDS[word]! : 'count';
}

/** Whether every word is one that the text holds. */
export function within(words: string, plain: string): boolean {
  const has = new Set(formWords(plain).stems);
  return formWords(words).stems.every((stem) => has.has(stem));
}
