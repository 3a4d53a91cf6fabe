import { splitAtBlanks } from '../../language/letters.js';
import { fold } from '../../language/fold.js';
import { said as listed, withoutFirst, withoutLast } from '../../language/said.js';
import { plainNumber } from '../numbers.js';
import { stems } from '../targets.js';
import { assentOf } from './assent.js';

const IDK = listed('do-not-know');
const DROP = listed('drop-it');
const BEFORE = [...listed('hedge-before')];
const BEHIND = listed('hedge-behind');
const ARTICLE = listed('article');
const OPTION = ['#', ...listed('option')];
const ONE: ReadonlySet<string> = new Set(['one', 'option']);

/** An answer is short; what is longer is none. */
const MOST_LETTERS = 200;

export const plainAnswer = (text: string): string =>
  withoutHedges(
    splitAtBlanks(
      fold(text.slice(0, MOST_LETTERS))
        .replace(/[.!?,\s]+$/, '')
        .replace(/^\(?#?(\d)\)?$/, '$1'),
    ).join(' '),
  ).trim();

/** "Um, maybe 2 I guess" is "2". */
function withoutHedges(text: string): string {
  const hedge = BEFORE.find((one) => text.startsWith(one) && ', '.includes(text[one.length] ?? '.'));
  if (hedge === undefined) return withoutComma(withoutLast(BEHIND, text), text);
  let from = hedge.length;
  while (text[from] === ' ' || text[from] === ',') from += 1;
  return withoutHedges(text.slice(from));
}

/** What stood before a hedge that was taken off. */
const withoutComma = (rest: string, text: string): string => (rest !== text && rest.endsWith(',') ? rest.slice(0, -1) : rest);

export const isIdk = (answer: string): boolean => IDK.has(answer);
export const isDrop = (answer: string): boolean => DROP.has(answer);
export const isYes = (answer: string): boolean => assentOf(answer) === 'yes';
export const isNo = (answer: string): boolean => assentOf(answer) === 'no';

const ORDINALS: Readonly<Record<string, number>> = {
  first: 1,
  former: 1,
  latter: -1,
  second: 2,
  third: 3,
  fourth: 4,
  last: -1,
  premier: 1,
  premiere: 1,
  deuxieme: 2,
  primero: 1,
  primera: 1,
  segundo: 2,
  segunda: 2,
};

/** Sizes of the other languages, as they stand among options. */
const SIZE_WORDS: Readonly<Record<string, string>> = {
  big: 'large',
  biggest: 'large',
  largest: 'large',
  smallest: 'small',
  middle: 'medium',
  grande: 'large',
  grand: 'large',
  gros: 'large',
  medio: 'medium',
  mediano: 'medium',
  mediana: 'medium',
  moyen: 'medium',
  moyenne: 'medium',
  petit: 'small',
  petite: 'small',
  chico: 'small',
  chica: 'small',
  pequeno: 'small',
  pequena: 'small',
};

/** Which of the numbered options an answer picks: by number, order or word; -1 for none. */
export function picked(answer: string, options: readonly string[]): number {
  if (options.length === 0) return -1;
  const number = plainNumber(ofOption(answer));
  if (number !== null && Number.isInteger(number) && number >= 1 && number <= options.length) return number - 1;
  const bare = withoutFirst(ARTICLE, answer);
  const ordinal = ORDINALS[withoutLast(ONE, bare)];
  if (ordinal !== undefined) return ordinal === -1 ? options.length - 1 : ordinal - 1;
  const said = SIZE_WORDS[withoutLast(ONE, bare)];
  const exact = options.findIndex((option) => fold(option) === answer || fold(option) === said);
  if (exact >= 0) return exact;
  const words = new Set(stems(answer));
  const shared = options.map((option) => stems(option).filter((word) => words.has(word)).length);
  const top = Math.max(...shared);
  return top > 0 && shared.filter((value) => value === top).length === 1 ? shared.indexOf(top) : -1;
}

/** "option 2", "no.2", "#2", "2)": the number of an option. */
function ofOption(answer: string): string {
  const named = answer.slice(OPTION.find((word) => answer.startsWith(word))?.length ?? 0);
  return (named.endsWith(')') ? named.slice(0, -1) : named).trim();
}
