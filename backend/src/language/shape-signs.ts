/** What a sign is, a bit each: how a shape tells signs apart. */
export const DIGIT = 1;
export const LETTER = 2;
export const BLANK = 4;
export const LINE = 8;
export const OTHER = 16;
/** Besides letters and digits, what is no border of a word: "_", and capitals. */
const JOINED = 32;
const WORD = DIGIT | LETTER | JOINED;

const PLAIN_SIGNS = 128;
const KINDS = Uint8Array.from({ length: PLAIN_SIGNS }, (_, code) => kindOf(String.fromCharCode(code)));

function kindOf(sign: string): number {
  if (sign >= '0' && sign <= '9') return DIGIT;
  if (sign >= 'a' && sign <= 'z') return LETTER;
  if (sign === ' ') return BLANK;
  if (sign === '\n') return LINE;
  return sign === '_' || (sign >= 'A' && sign <= 'Z') ? OTHER | JOINED : OTHER;
}

/** What the sign of a code is; 0 of none, as before a text and behind it. */
export const signKind = (code: number): number => (code < PLAIN_SIGNS ? KINDS[code]! : code >= PLAIN_SIGNS ? OTHER : 0);

export const isOfWord = (code: number): boolean => (signKind(code) & WORD) !== 0;

/** Whether a word begins or ends at a place, or none stands there. */
export const atBorder = (text: string, at: number): boolean => !(isOfWord(text.charCodeAt(at - 1)) && isOfWord(text.charCodeAt(at)));

/** Which signs a text has, a bit each: letters by themselves, any digit, and other signs as a few kinds. */
export function signsIn(text: string): number {
  let signs = 0;
  for (let at = 0; at < text.length; at++) signs |= bitOf(text.charCodeAt(at));
  return signs;
}

const [LETTERS, REST] = [26, 5];

function bitOf(code: number): number {
  const letter = code - 97;
  if (letter >= 0 && letter < LETTERS) return 1 << letter;
  return 1 << ((signKind(code) & DIGIT) !== 0 ? LETTERS : LETTERS + 1 + (code % REST));
}
