/** Whether a sign is one of 0 to 9; nothing is none. */
export const isDigit = (sign: string | undefined): boolean => sign !== undefined && sign >= '0' && sign <= '9';

/** Whether a folded sign is one of a to z; nothing is none. */
export const isLetter = (sign: string | undefined): boolean => sign !== undefined && sign >= 'a' && sign <= 'z';

/** Whether a word is digits and nothing else. */
export const isDigits = (word: string): boolean => word !== '' && everySign(word, isDigit);

/** Whether a folded word is letters and nothing else. */
export const isLetters = (word: string): boolean => word !== '' && everySign(word, isLetter);

export const hasDigit = (text: string): boolean => anySign(text, isDigit);

/** Whether so many digits stand together. */
export function hasDigits(text: string, least: number): boolean {
  let run = 0;
  return anySign(text, (sign) => (run = isDigit(sign) ? run + 1 : 0) >= least);
}

/** A number as it is written: "12", "1.5". */
export function isDecimal(word: string): boolean {
  const [whole = '', part = '0', ...more] = word.split('.');
  return isDigits(whole) && isDigits(part) && more.length === 0;
}

/** "1,200", "12,345,678": thousands apart. */
export function isGrouped(word: string): boolean {
  const [first = '', ...more] = word.split(',');
  return isDigits(first) && first.length <= 3 && more.length > 0 && more.every((one) => isDigits(one) && one.length === 3);
}

/** "120,5": a decimal comma. */
export function isCommaDecimal(word: string): boolean {
  const [whole = '', part = '', ...more] = word.split(',');
  return isDigits(whole) && isDigits(part) && part.length <= 2 && more.length === 0;
}

/** "3/4": three, four; null for anything else. */
export function fractionIn(word: string): readonly [number, number] | null {
  const [some = '', all = '', ...more] = word.split('/');
  return isDigits(some) && isDigits(all) && more.length === 0 ? [Number(some), Number(all)] : null;
}

const LETTER = /\p{L}/u;
const PICTURE = /\p{Extended_Pictographic}/u;

/** A letter of any script. */
export const isAnyLetter = (sign: string | undefined): boolean => sign !== undefined && LETTER.test(sign);
export const hasLetter = (text: string): boolean => LETTER.test(text);
export const isPicture = (sign: string | undefined): boolean => sign !== undefined && PICTURE.test(sign);

/** The words of any script, without what stands between them. */
export const letterWords = (text: string): string[] => text.split(/[^\p{L}]+/u).filter((word) => word !== '');

export function anySign(text: string, is: (sign: string | undefined) => boolean): boolean {
  for (let i = 0; i < text.length; i++) if (is(text[i])) return true;
  return false;
}

/** Where the first of these stands; the text's length where none does. */
export const firstOf = (text: string, parts: Iterable<string>): number =>
  Math.min(text.length, ...[...parts].map((part) => text.indexOf(part)).filter((at) => at >= 0));

export function everySign(word: string, is: (sign: string | undefined) => boolean): boolean {
  for (let i = 0; i < word.length; i++) if (!is(word[i])) return false;
  return true;
}

/** Whether a text begins with one of these. */
export const begins = (text: string, leads: readonly string[]): boolean => leads.some((lead) => text.startsWith(lead));

/** Whether a text ends in one of these. */
export const ends = (text: string, tails: readonly string[]): boolean => tails.some((tail) => text.endsWith(tail));

/** Whether one of these stands anywhere in a text, inside a word too. */
export const contains = (text: string, parts: readonly string[]): boolean => parts.some((part) => text.includes(part));

/** What stands between blanks. */
export const splitAtBlanks = (text: string): string[] => text.split(/\s+/);

/** A text without these signs at its end. */
export function withoutSigns(text: string, signs: string): string {
  let to = text.length;
  while (to > 0 && signs.includes(text[to - 1]!)) to -= 1;
  return text.slice(0, to);
}

/** What is listed with commas and these joints. */
export const listed = (text: string, joints: readonly string[]): string[] =>
  joints
    .reduce((out, joint) => out.replaceAll(joint, ','), text)
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** A text without these signs at its beginning. */
export function withoutFirstSigns(text: string, signs: string): string {
  let from = 0;
  while (from < text.length && signs.includes(text[from]!)) from += 1;
  return text.slice(from);
}
