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
  if (/^[+-]?\d{1,3}(?:[, ]\d{3})+(?:\.\d+)?$/.test(word)) return Number(word.replaceAll(',', '').replaceAll(' ', ''));
  if (/^[+-]?\d+(?:\.\d+)?$/.test(word)) return Number(word);
  if (/^[+-]?\d+,\d{1,2}$/.test(word)) return Number(word.replace(',', '.'));
  return null;
}

const LOOSELY = said('loosely');
const ARTICLE = said('article');
const OF: ReadonlySet<string> = new Set(['of']);

/** A share of something: "half", "a third", "two thirds", "3/4", "80%", "0.5"; null for anything else. */
export function shareOf(text: string): number | null {
  const word = withoutLast(OF, withoutFirst(ARTICLE, withoutFirst(LOOSELY, text.trim().toLowerCase())));
  if (word === 'most') return 0.75;
  const [times, part] = /^(one|two|three|four)[ -](\w+)$/.exec(word)?.slice(1) ?? ['one', word];
  if (Object.hasOwn(SHARE_WORDS, part!)) return NUMBER_WORDS.get(times!)! * SHARE_WORDS[part!]!;
  const fraction = /^(\d{1,2}) ?\/ ?(\d{1,2})(?:r?ds?|ths?)?$/.exec(word);
  if (fraction && Number(fraction[2]) > 0) return Number(fraction[1]) / Number(fraction[2]);
  const percent = /^(\d{1,3}) ?(?:%|percent|pour cent|por ciento)$/.exec(word);
  if (percent) return Number(percent[1]) / 100;
  return /^0?\.\d+$/.test(word) ? Number(word) : null;
}
