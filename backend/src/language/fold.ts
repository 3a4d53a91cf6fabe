import { isDigit, splitAtBlanks, withoutSigns } from './letters.js';
import { keepLast } from '../domain/keep-last.js';

/** Whether a text is plain ASCII, as most are. */
export function isPlain(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > LAST_PLAIN) return false;
  return true;
}
const LAST_PLAIN = 126;

/** Lower case, without accents: how words are compared. */
export function fold(text: string): string {
  return isPlain(text) ? text.toLowerCase() : withoutAccents(text).toLowerCase().replaceAll('œ', 'oe');
}

export function withoutAccents(text: string): string {
  // Most texts have none.
  return isPlain(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '');
}

/** A folded text on one line, without its full stop: what most rules look at. */
export const spoken = keepLast((text: string) => splitAtBlanks(withoutSigns(fold(text), '.! \n\t')).join(' '));

/** With one blank where there are several, and lines as they are. */
export const singleSpaced = (text: string): string => text.replace(/[^\S\n]+/g, ' ');

/** ".5 cup" as "0.5 cup". */
export const withZeros = (text: string): string =>
  !text.includes('.')
    ? text
    : text
        .split(' ')
        .map((word) => (word[0] === '.' && isDigit(word[1]) ? `0${word}` : word))
        .join(' ');

/** With each sign that the table knows written as it says. */
export function respelt(text: string, signs: ReadonlyMap<string, string>): string {
  let out = '';
  for (const sign of text) out += signs.get(sign) ?? sign;
  return out;
}

/** Each of these signs, to be written as one and the same. */
export const signsAs = (signs: string, by: string): [string, string][] => [...signs].map((sign) => [sign, by]);
