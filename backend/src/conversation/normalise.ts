import { everySign } from '../language/letters.js';
import { respelt, signsAs, singleSpaced, withZeros } from '../language/fold.js';
import { saidAnew } from './said-anew.js';

/** Longest text that is read; what comes after is kept but not acted on, and the reply says so. */
export const MAX_READ_LENGTH = 1600;

/** A text made safe to store and fit to read. */
export interface NormalText {
  /** Well-formed and without control characters: what may be stored. */
  stored: string;
  /** For reading only: compatibility forms resolved, invisible characters gone, quotes straight, at most 1,600 characters, and without repeating itself. */
  text: string;
  cut: Cut | null;
}

/** Why not all of a text is read: it was longer than is read, or it said the same again and again. */
export type Cut = 'long' | 'again';

/** Soft hyphen, joiners, bidi marks and isolates, word joiner, BOM, variation selectors, tag characters. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** C0 with DEL, and C1; line breaks and tabs stay. */
const isControl = (sign: string): boolean => (sign < ' ' && sign !== '\n' && sign !== '\t') || (sign >= '\u007f' && sign <= '\u009f');

/** Half of a surrogate pair becomes U+FFFD; NUL and other controls go; the rest is the user's. */
export function storable(raw: string): string {
  const signs = [...raw.replaceAll('\r\n', '\n').replaceAll('\r', '\n')];
  return signs
    .filter((sign) => !isControl(sign))
    .map((sign) => (isHalf(sign) ? '\ufffd' : sign))
    .join('');
}

const isHalf = (sign: string): boolean => sign.length === 1 && sign >= '\ud800' && sign <= '\udfff';

/** What a keyboard types; a back quote is a quote. */
const isTyped = (sign: string | undefined): boolean => sign === '\n' || (sign !== undefined && sign >= ' ' && sign <= '~' && sign !== '`');

const range = (from: number, to: number): string[] => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));
/** "1½" must not become "11/2". */
const FRACTIONS = new Map([...range(0xbc, 0xbe), ...range(0x2150, 0x215e)].map((sign) => [sign, ` ${sign}`]));
/** Typographic quotes, dashes and joined letters as typed on a keyboard; before NFKC, which would take some of them apart. */
const STRAIGHT = new Map([
  ...signsAs('\u2018\u2019\u201a\u201b\u2032\u00b4`', "'"),
  ...signsAs('\u201c\u201d\u201e\u2033\u00ab\u00bb', '"'),
  ['œ', 'oe'],
  ['Œ', 'Oe'],
  ['æ', 'ae'],
  ['Æ', 'Ae'],
  ...signsAs('\u2010\u2011\u2012\u2013\u2014\u2015\u2212', '-'),
]);

export function normalise(raw: string): NormalText {
  if (everySign(raw, isTyped)) return bounded(raw, raw);
  const stored = storable(raw);
  let text = respelt(respelt(stored, FRACTIONS).replace(MOJIBAKE, repaired), STRAIGHT);
  text = text.normalize('NFKC').replace(INVISIBLE, '');
  // More than two marks on one letter is noise ("zalgo"), not spelling.
  text = text.replace(/(\p{M}{2})\p{M}+/gu, '$1').replaceAll('\u2044', '/');
  return bounded(stored, [...text].map(decimalDigit).join(''));
}

/** With single spaces, no longer than is read and nothing said for ever. */
function bounded(stored: string, spaced: string): NormalText {
  const text = withZeros(singleSpaced(spaced)).replaceAll(' \n', '\n').replaceAll('\n ', '\n').trim();
  const anew = saidAnew(text);
  const all = anew ?? text;
  if (all.length <= MAX_READ_LENGTH) return { stored, text: all, cut: anew === null ? null : 'again' };
  return { stored, text: withoutHalf(all.slice(0, MAX_READ_LENGTH)), cut: 'long' };
}

/** A text that was cut between the halves of a sign goes without the first. */
const withoutHalf = (text: string): string => (text.slice(-1) >= '\ud800' && text.slice(-1) <= '\udbff' ? text.slice(0, -1) : text);

/** UTF-8 that was once decoded as Latin-1: "caf\u00c3\u00a9". */
const MOJIBAKE = /[\u00c2\u00c3][\u00a0-\u00bf]/g;

function repaired(pair: string): string {
  return String.fromCharCode(((pair.charCodeAt(0) & 0x1f) << 6) | (pair.charCodeAt(1) & 0x3f));
}

const DIGIT = /\p{Nd}/u;

/** Any script's decimal digit as ASCII: blocks of ten are contiguous in Unicode. Any other sign as it is. */
function decimalDigit(sign: string): string {
  if (sign <= '~' || !DIGIT.test(sign)) return sign;
  const code = sign.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}
