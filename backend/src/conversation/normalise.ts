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

/** C0 with DEL, and C1. */
const CONTROLS = /\p{Cc}/gu;
/** Soft hyphen, joiners, bidi marks and isolates, word joiner, BOM, variation selectors, tag characters. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Half of a surrogate pair becomes U+FFFD; NUL and other controls go; the rest is the user's. */
export function storable(raw: string): string {
  return raw
    .replace(LONE_SURROGATE, '\ufffd')
    .replace(/\r\n?/g, '\n')
    .replace(CONTROLS, (control) => (control === '\n' || control === '\t' ? control : ''));
}

/** What a keyboard types; a back quote is a quote. */
const TYPED = /^[\n -_a-~]*$/;

export function normalise(raw: string): NormalText {
  if (TYPED.test(raw)) return bounded(raw, raw);
  const stored = storable(raw);
  let text = stored.replace(/([\u00bc-\u00be\u2150-\u215e])/g, ' $1'); // "1½" must not become "11/2"
  text = straight(text.replace(MOJIBAKE, repaired));
  text = text.normalize('NFKC').replace(INVISIBLE, '');
  // More than two marks on one letter is noise ("zalgo"), not spelling.
  text = text.replace(/(\p{M}{2})\p{M}+/gu, '$1').replace(/\u2044/g, '/');
  return bounded(stored, text.replace(/\p{Nd}/gu, decimalDigit));
}

/** With single spaces, no longer than is read and nothing said for ever. */
function bounded(stored: string, spaced: string): NormalText {
  const text = spaced
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();
  const anew = saidAnew(text);
  const all = anew ?? text;
  if (all.length <= MAX_READ_LENGTH) return { stored, text: all, cut: anew === null ? null : 'again' };
  return { stored, text: all.slice(0, MAX_READ_LENGTH).replace(/[\ud800-\udbff]$/, ''), cut: 'long' };
}

/** Typographic quotes and dashes as typed on a keyboard; before NFKC, which would take some of them apart. */
function straight(text: string): string {
  const quotes = text.replace(/[\u2018\u2019\u201a\u201b\u2032\u00b4`]/g, "'").replace(/[\u201c\u201d\u201e\u2033\u00ab\u00bb]/g, '"');
  return quotes.replace(/[\u2010-\u2015\u2212]/g, '-');
}

/** UTF-8 that was once decoded as Latin-1: "caf\u00c3\u00a9". */
const MOJIBAKE = /[\u00c2\u00c3][\u00a0-\u00bf]/g;

function repaired(pair: string): string {
  return String.fromCharCode(((pair.charCodeAt(0) & 0x1f) << 6) | (pair.charCodeAt(1) & 0x3f));
}

/** Any script's decimal digit as ASCII: blocks of ten are contiguous in Unicode. */
function decimalDigit(digit: string): string {
  if (digit <= '9') return digit;
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}
