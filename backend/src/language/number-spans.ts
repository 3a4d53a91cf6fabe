import { fractionIn, isCommaDecimal, isDigits, isGrouped } from './letters.js';
import type { Span } from './span.js';
import type { Token } from './token.js';

/** A number written in digits; null for a date, a clock time or anything else. */
export function digits(word: string): number | null {
  if (word.startsWith('#')) return null;
  const fraction = fractionIn(word);
  if (fraction) return fraction[1] > 0 && Math.max(...fraction) < 100 ? fraction[0] / fraction[1] : null;
  if (isCommaDecimal(word)) return Number(word.replace(',', '.'));
  const [whole = '', part = '0', ...more] = word.split('.');
  return (isDigits(whole) || isGrouped(whole)) && isDigits(part) && more.length === 0 ? Number(word.replaceAll(',', '')) : null;
}

/**
 * Numbers in digits and words from a token on: "forty five", "one hundred and fifty", "two and a half", "1 1/2". `words` are
 * the number words and fractions of the lexicons that begin at each token.
 */
export function numbersAt(tokens: readonly Token[], from: number, words: readonly (readonly Span[])[]): Span[] {
  const first = part(tokens, from, words);
  if (!first) return [];
  const out = [number(from, first.to, first.value)];
  let { to, value } = first;
  for (;;) {
    const joint = tokens[to]?.word === 'and' || tokens[to]?.word === 'y' || tokens[to]?.word === 'et' ? to + 1 : to;
    const hundred = tokens[to]?.is === 'word' ? words[to]?.find((span) => span.value === 100) : undefined;
    const next = part(tokens, joint, words);
    const thousand = tokens[to]?.is === 'word' ? words[to]?.find((span) => span.value === 1000) : undefined;
    if (hundred && value < 10 && !first.digits) [to, value] = [hundred.to, value * 100];
    else if (thousand && value < 100) [to, value] = [thousand.to, value * 1000];
    else if (next && !next.digits && !first.digits && fits(value, next.value)) [to, value] = [next.to, value + next.value];
    else break;
    out.push(number(from, to, value));
  }
  const half = fractionAfter(tokens, to, words);
  if (half) out.push(number(from, half.to, value + half.value));
  return out;
}

/** A smaller place follows a larger one: 40 and 5, 100 and 50. */
const fits = (value: number, next: number): boolean =>
  (value >= 20 && value < 100 && value % 10 === 0 && next < 10 && next > 0) ||
  (value >= 100 && value % 100 === 0 && next < 100) ||
  (value >= 1000 && value % 1000 === 0 && next < 1000);

function part(tokens: readonly Token[], at: number, words: readonly (readonly Span[])[]) {
  const token = tokens[at];
  if (token?.is === 'number') {
    const value = digits(token.word);
    return value === null ? null : { to: at + 1, value, digits: true };
  }
  const said = words[at]?.filter((span) => span.kind === 'number').toSorted((a, b) => b.to - a.to)[0];
  return said ? { to: said.to, value: said.value as number, digits: false } : null;
}

/** "and a half", "1/2" behind a whole number. */
function fractionAfter(tokens: readonly Token[], at: number, words: readonly (readonly Span[])[]) {
  const written = tokens[at]?.is === 'number' && fractionIn(tokens[at].word) !== null ? digits(tokens[at].word) : null;
  if (written !== null && written < 1) return { to: at + 1, value: written };
  if (!['and', 'y', 'et'].includes(tokens[at]?.word ?? '')) return null;
  const begin = ['a', 'un', 'une', 'one'].includes(tokens[at + 1]?.word ?? '') ? at + 2 : at + 1;
  const found = words[begin]?.find((span) => span.kind === 'fraction' && span.to === begin + 1);
  if (found) return { to: found.to, value: found.value as number };
  // "and three quarters"
  const times = words[at + 1]?.find((span) => span.kind === 'number' && span.to === at + 2 && (span.value as number) < 8);
  const parts = times && words[at + 2]?.find((span) => span.kind === 'fraction');
  return parts ? { to: parts.to, value: (times.value as number) * (parts.value as number) } : null;
}

const number = (from: number, to: number, value: number): Span => ({ kind: 'number', from, to, value });
