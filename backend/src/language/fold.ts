import { keepLast } from '../domain/keep-last.js';

const PLAIN = /^[\n -~]*$/;

/** Lower case, without accents: how words are compared. */
export function fold(text: string): string {
  return PLAIN.test(text) ? text.toLowerCase() : withoutAccents(text).toLowerCase().replaceAll('œ', 'oe');
}

export function withoutAccents(text: string): string {
  // Most texts have none.
  return PLAIN.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '');
}

/** A folded text on one line, without its full stop: what most rules look at. */
export const spoken = keepLast((text: string) =>
  fold(text)
    .replace(/[.!\s]+$/, '')
    .replace(/\s+/g, ' '),
);
