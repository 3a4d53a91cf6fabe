import { shape } from '../language/shape.js';
import { isCommaDecimal, isDecimal, isDigits, isGrouped } from '../language/letters.js';
import { said, withoutFirst, withoutLast } from '../language/said.js';
import { NUMBER_WORDS, SHARE_WORDS, TENS } from '../reading/index.js';

/** Words for an amount nobody counted are no answer to "how many". */
const LOOSE = new Set(['few', 'several', 'quelques', 'pair', 'par', 'single', 'double', 'triple', 'unos', 'unas']);
const MORE: Readonly<Record<string, number>> = { un: 1, une: 1, uno: 1, una: 1, half: 0.5 };

function wordNumber(word: string): number | null {
  if (Object.hasOwn(MORE, word)) return MORE[word]!;
  const [tens, unit] = word.split('-');
  if (unit !== undefined)
    return TENS.has(tens!) && (NUMBER_WORDS.get(unit) ?? 10) < 10 ? NUMBER_WORDS.get(tens!)! + NUMBER_WORDS.get(unit)! : null;
  return LOOSE.has(word) ? null : (NUMBER_WORDS.get(word) ?? null);
}

/**
 * A plain number as typed: "2000", "2,000", "2 000", "120,5" (a decimal comma), "thirty", "forty-five". Hexadecimal, exponents
 * and anything with other signs are not numbers here; null then. A leading minus is kept.
 */
export function plainNumber(text: string): number | null {
  const word = text.trim().toLowerCase();
  const told = wordNumber(word);
  if (told !== null) return told;
  const sign = word.startsWith('-') ? -1 : 1;
  const bare = word.startsWith('-') || word.startsWith('+') ? word.slice(1) : word;
  const [whole = '', ...part] = bare.replaceAll(' ', ',').split('.');
  if (isGrouped(whole) && part.length <= 1 && part.every(isDigits)) return sign * Number(`${whole.replaceAll(',', '')}.${part[0] ?? 0}`);
  if (isDecimal(bare)) return Number(word);
  if (isCommaDecimal(bare)) return Number(word.replace(',', '.'));
  return null;
}

const LOOSELY = said('loosely');
const ARTICLE = said('article');
const FRACTION = shape('fraction');
const PERCENT = shape('percent');
const TIMES = new Set(['one', 'two', 'three', 'four']);
const OF: ReadonlySet<string> = new Set(['of']);

/** A share of something: "half", "a third", "two thirds", "3/4", "80%", "0.5"; null for anything else. */
export function shareOf(text: string): number | null {
  const word = withoutLast(OF, withoutFirst(ARTICLE, withoutFirst(LOOSELY, text.trim().toLowerCase())));
  if (word === 'most') return 0.75;
  const [first = '', second] = word.replaceAll('-', ' ').split(' ', 2);
  const [times, part] = TIMES.has(first) && second !== undefined ? [first, word.slice(first.length + 1)] : ['one', word];
  if (Object.hasOwn(SHARE_WORDS, part)) return NUMBER_WORDS.get(times)! * SHARE_WORDS[part]!;
  const fraction = FRACTION.whole(word)?.held;
  if (fraction && Number(fraction['all']) > 0) return Number(fraction['some']) / Number(fraction['all']);
  const percent = PERCENT.whole(word)?.held['percent'];
  if (percent) return Number(percent) / 100;
  return (word.startsWith('0.') || word.startsWith('.')) && isDecimal(`0${word}`) ? Number(word) : null;
}
