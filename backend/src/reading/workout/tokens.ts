import { keepLast } from '../../domain/keep-last.js';
import { isDigit, isLetter } from '../../language/letters.js';
import { NUMBER_WORDS } from '../number-words.js';
import { oneSlip } from './one-slip.js';
import { isRole, UNIT_WORDS } from './training-words.js';

/** A word, number or sign of a normalised clause. */
export interface Token {
  text: string;
  /** Its value, where it is a number of digits or in words. */
  number: number | null;
  /** Parts of a clock or stopwatch time: [7, 45], [1, 55, 0]. */
  clock: number[] | null;
  /** No blank before it. */
  glued: boolean;
  from: number;
  to: number;
}

/** Words with their apostrophes; French "d'", "l'" and the like are words of their own: "d'étirements". */
const SCAN = /\d{1,3}(?:,\d{3})+|\d+(?::\d{2}){1,2}|\d+(?:\.\d+)?|(?:[cdjlmnst]|qu)'(?=[aeiouh][a-z])|[a-z]+(?:'[a-z]+)*|\S/g;

/** The words and numbers of a name, as a text's are cut. */
export const wordsOf = (name: string): string[] => (name.match(SCAN) ?? [name]).filter((word) => isLetter(word[0]) || isDigit(word[0]));

/** Its figures and its clocks are looked for in the same text and clauses. */
const KEPT = 8;

/** Splits a normalised clause; numbers in words become one number, units that are one letter off are put right. */
export const tokenise = keepLast((text: string): readonly Token[] => {
  const tokens: Token[] = [];
  let end = -1;
  for (const hit of text.matchAll(SCAN)) {
    const [from, to] = [hit.index, hit.index + hit[0].length];
    tokens.push({ ...tokenOf(hit[0]), glued: from === end, from, to });
    end = to;
  }
  return joinNumbers(tokens);
}, KEPT);

function tokenOf(text: string): Pick<Token, 'text' | 'number' | 'clock'> {
  const first = text.charCodeAt(0);
  if (first >= 48 && first <= 57) {
    if (text.includes(':')) return { text, number: null, clock: text.split(':').map(Number) };
    return { text, number: Number(text.replaceAll(',', '')), clock: null };
  }
  return {
    text: text.length >= 5 && !UNITS.has(text) && !isRole(text, 'minute') ? unitMeant(text) : text,
    number: null,
    clock: null,
  };
}

const UNITS: ReadonlySet<string> = new Set(UNIT_WORDS);
const repairs = new Map<string, string>();
const MOST_KEPT = 5000;

function unitMeant(word: string): string {
  let meant = repairs.get(word);
  if (meant === undefined) {
    meant = UNIT_WORDS.find((unit) => unit.startsWith(word[0]!) && oneSlip(word, unit)) ?? word;
    if (repairs.size < MOST_KEPT) repairs.set(word, meant);
  }
  return meant;
}

/** Words that count only where a unit, another number or an activity follows, for they mean other things too. */
const NOT_ALONE: ReadonlySet<string> = new Set(['once', 'single', 'double', 'triple', 'par', 'couple', 'few', 'pair', 'several']);

const valueOf = (token: Token | undefined): number | null => {
  if (!token || token.clock) return null;
  return token.number ?? (NOT_ALONE.has(token.text) ? null : (NUMBER_WORDS.get(token.text) ?? null));
};
const inWords = (token: Token | undefined): boolean => token !== undefined && token.number === null && valueOf(token) !== null;

/** "forty five", "four hundred fifty", "quarante-cinq", "treinta y cinco", "a couple of": one number each. */
function joinNumbers(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  for (let i = 0; i < tokens.length;) {
    const token = tokens[i]!;
    if (token.text === 'couple' || token.text === 'few') {
      const next = i + (tokens[i + 1]?.text === 'of' ? 2 : 1);
      out.push({ ...token, number: token.text === 'couple' ? 2 : 3, to: tokens[next - 1]!.to });
      i = next;
      continue;
    }
    const part = hourPart(tokens, i);
    if (part !== null) {
      out.push({ ...token, number: part, to: tokens[i + 2]!.to });
      i += 3;
      continue;
    }
    const read = inWords(token) || (token.number !== null && tokens[i + 1]?.text === 'hundred') ? wordsNumber(tokens, i) : null;
    if (!read) out.push(token);
    else out.push({ ...token, number: read.value, to: tokens[read.next - 1]!.to });
    i = read?.next ?? i + 1;
  }
  return out;
}

/** "1/2 hr", "3/4 h": a fraction only where hours follow, for elsewhere it is a day. */
function hourPart(tokens: readonly Token[], at: number): number | null {
  const [over, stroke, under, unit] = tokens.slice(at, at + 4);
  if (!over?.number || stroke?.text !== '/' || !under?.number || !unit || over.number >= under.number) return null;
  return isRole(unit.text, 'hour') ? over.number / under.number : null;
}

function wordsNumber(tokens: readonly Token[], start: number): { value: number; next: number } | null {
  let value = valueOf(tokens[start])!;
  let next = start + 1;
  while (next < tokens.length) {
    const at = tokens[next]!.text === '-' || tokens[next]!.text === 'y' || tokens[next]!.text === 'et' ? next + 1 : next;
    const more = valueOf(tokens[at]);
    if (more === null || !inWords(tokens[at])) break;
    if (more === 100 && value < 10) value *= 100;
    else if (value >= 20 && value % 10 === 0 && more < 10 && more > 0) value += more;
    else if (value >= 100 && value % 100 === 0 && more < 100) value += more;
    else break;
    next = at + 1;
  }
  return { value, next };
}
