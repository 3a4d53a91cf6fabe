import { said } from './said.js';
import type { Span } from './span.js';
import type { Token } from './token.js';

type At = readonly (readonly Span[])[];

/** Tokens `from` to `to` (exclusive) that are said anew; `kept` of them stay, behind what replaces them. */
export interface Repair {
  from: number;
  to: number;
  /** What stands in their place: tokens of the text, in this order. */
  kept: readonly number[];
}

const GOAL = said('goal-called');
/** "My new daily goal". */
const FEW = 4;
/** A thing is told in at most so many words. */
const LONGEST = 7;
const OPENS = new Set(['the', 'my', 'some', 'le', 'la', 'el', 'mi', 'mon', 'ma', 'du', 'de']);

/**
 * What the speaker took back within one text: "a chicken burrito no wait scratch that a steak burrito" is a steak burrito, "a medium
 * coffee make that a large" a large coffee, "a bowl of rice i mean pasta" a bowl of pasta.
 */
export function foodRepairs(tokens: readonly Token[], at: At): Repair[] {
  const out: Repair[] = [];
  for (let i = 1; i < tokens.length; i++) {
    const to = cueEnd(tokens, at, i) ?? oneWord(tokens, at, i);
    // "8 i mean not 10": what follows is what it was not.
    // "150 g protein a day, make that my goal": what it is to be, and nothing said anew.
    if (to === null || has(at, to, 'not') || range(to, to + FEW).some((k) => GOAL.has(tokens[k]?.word ?? ''))) continue;
    const start = anew(tokens, at, to);
    const end = endOf(tokens, at, start);
    let last = i;
    while (last > 0 && (tokens[last - 1]!.is === 'mark' || has(at, last - 1, 'mark') || has(at, last - 1, 'repair'))) last--;
    // "Sorry I mean lunch" takes back nothing that this text said.
    if (range(0, last).every((k) => has(at, k, 'repair'))) continue;
    const whole = tokens[i]!.word === IN_JEST || saysWhole(at, to, start);
    const first = end > start ? startOf(tokens, at, last, start, end, whole) : last;
    if (first < last && first >= (out.at(-1)?.to ?? 0)) out.push(repaired(tokens, at, { first, last, start, end }));
    i = to - 1;
  }
  return out;
}

function repaired(
  tokens: readonly Token[],
  at: At,
  { first, last, start, end }: Record<'first' | 'last' | 'start' | 'end', number>,
): Repair {
  const amountOnly =
    !OPENS.has(tokens[end - 1]?.word ?? '') &&
    range(start, end).every(
      (k) => opens(tokens, at, k) || has(at, k, 'sizeword') || (k > start && k === end - 1 && PIECES.has(tokens[k]!.word)),
    );
  if (!amountOnly) return { from: first, to: start, kept: [] };
  const pieces = PIECES.has(tokens[end - 1]!.word);
  const kept = range(first, last).filter(
    (k) => !opens(tokens, at, k) && !has(at, k, 'sizeword') && !(pieces && PIECES.has(tokens[k]!.word)),
  );
  // "2 cookies (ok 3)"
  const closed = tokens[end]?.word === ')' && range(last, start).some((k) => tokens[k]!.word === '(');
  return { from: first, to: closed ? end + 1 : end, kept: [...range(start, end), ...kept] };
}

const range = (from: number, to: number): number[] => Array.from({ length: Math.max(0, to - from) }, (_, k) => from + k);
const has = (at: At, i: number, kind: string): boolean => at[i]?.some((span) => span.kind === kind) === true;

/** Signs of taking back of two words and more, also several in a row; "no" alone is none. */
function cueEnd(tokens: readonly Token[], at: At, i: number): number | null {
  let end: number | null = null;
  for (let k = i; ;) {
    const cue = at[k]
      ?.filter(({ kind, from, to }) => kind === 'repair' && (end !== null || to - from > 1))
      .toSorted((a, b) => b.to - a.to)[0];
    if (!cue) return end;
    end = cue.to;
    k = tokens[end]?.word === ',' ? end + 1 : end;
  }
}

/** "Large fries sorry medium fries", "3 eggs oops 2 eggs": one word, where an amount or a size is said anew behind it. */
function oneWord(tokens: readonly Token[], at: At, i: number): number | null {
  const next = tokens[i + 1]?.word === ',' ? i + 2 : i + 1;
  const denies = NO.has(tokens[i]!.word) && tokens[i - 1]!.is === 'mark' && !tokens.some(({ word }) => SPANISH_WAS.has(word));
  if ((denies || GIVES_IN.has(tokens[i]!.word)) && isAnotherCount(tokens, at, i, next)) return i + 1;
  if (!(BY_ITSELF.has(tokens[i]!.word) || tokens[i]!.word === IN_JEST) || next >= tokens.length) return null;
  if (tokens[i]!.word === IN_JEST) {
    const told = anew(tokens, at, next);
    return opens(tokens, at, told) || has(at, told, 'sizeword') || has(at, next, 'eat') ? i + 1 : null;
  }
  // "2 eggs. Oops 1 banana too" is one more.
  if ((tokens[i - 1]!.word === '.' && tokens[i - 2]?.word !== '.') || range(next, tokens.length).some((k) => has(at, k, 'too')))
    return null;
  const before = range(Math.max(0, i - LONGEST), i);
  return SAID_ANEW.some((is) => is(tokens, at, next) && before.some((k) => is(tokens, at, k))) ? i + 1 : null;
}
/** "2 cookies … ok 3": a number alone behind such a word is the one that counts. */
const GIVES_IN = new Set('ok okay fine alright well bueno digo perdon pardon euh enfin plutot'.split(' '));
/** "2 bières, non 3": behind a mark. */
const NO = new Set(['no', 'non', 'nope']);
/** "Fueron 4, no 3" denies. */
const SPANISH_WAS = new Set(['fueron', 'fue', 'eran', 'era', 'son', 'es']);
const isAnotherCount = (tokens: readonly Token[], at: At, i: number, next: number): boolean => {
  const alone = tokens[next + 1] === undefined || tokens[next + 1]!.is === 'mark';
  return alone && counts(tokens, at, next) && range(Math.max(0, i - LONGEST), i).some((k) => counts(tokens, at, k));
};
const counts = (tokens: readonly Token[], at: At, k: number): boolean => tokens[k]?.is === 'number' || has(at, k, 'number');
const BY_ITSELF = new Set('sorry oops whoops correction rather er digo miento perdon pardon scuse oups ups voyons nenon plutot'.split(' '));
/** One word that takes back whatever was said: "whole crave case jk 6 sliders". */
const IN_JEST = 'jk';
const SAID_ANEW = [(_: readonly Token[], at: At, k: number): boolean => has(at, k, 'sizeword'), counts];
const PIECES = new Set('slice slices piece pieces bowl bowls cup cups bite bites scoop scoops plate plates handful'.split(' '));

/** Where the new words begin: behind "it was", "I had" and marks. */
function anew(tokens: readonly Token[], at: At, from: number): number {
  let i = from;
  for (;;) {
    const said = at[i]
      ?.filter(({ kind }) => kind === 'it' || kind === 'be' || kind === 'filler' || kind === 'eat')
      .toSorted((a, b) => b.to - a.to)[0];
    if (said) i = said.to;
    else if (SMALL_MARKS.has(tokens[i]?.word ?? '') && i > 0) i++;
    else return i;
  }
}

/** "Scratch that. English muffin." */
const SMALL_MARKS = new Set([',', '.', ':', '-']);

function endOf(tokens: readonly Token[], at: At, start: number): number {
  let i = start;
  while (i < tokens.length && tokens[i]!.is !== 'mark' && !has(at, i, 'mark') && !has(at, i, 'and') && i - start < LONGEST) i++;
  return i;
}

/** "A double cheeseburger, i mean single". */
const TIMES = new Set(['single', 'double', 'triple']);
const opens = (tokens: readonly Token[], at: At, i: number): boolean =>
  tokens[i]!.is === 'number' || TIMES.has(tokens[i]!.word) || has(at, i, 'number') || has(at, i, 'article') || OPENS.has(tokens[i]!.word);

/** "Scratch that it was an rx bar": all that was told is told anew. */
const saysWhole = (at: At, from: number, start: number): boolean => range(from, start).some((k) => has(at, k, 'it') || has(at, k, 'eat'));

/** Where the words begin that are taken back: at their article or number, else as many as are said anew; `whole`: all that was told. */
function startOf(tokens: readonly Token[], at: At, last: number, start: number, end: number, whole: boolean): number {
  let bound = last;
  while (
    bound > 0 &&
    last - bound < LONGEST &&
    tokens[bound - 1]!.is !== 'mark' &&
    !has(at, bound - 1, 'and') &&
    !has(at, bound - 1, 'eat')
  )
    bound--;
  const anew = range(start, end).some((k) => !opens(tokens, at, k) && !has(at, k, 'sizeword'));
  if (whole && anew) return bound;
  if (opens(tokens, at, start) || has(at, start, 'sizeword')) for (let k = last - 1; k >= bound; k--) if (opens(tokens, at, k)) return k;
  let first = Math.max(bound, last - (end - start));
  for (let k = first; k < last; k++) if (opens(tokens, at, k) || tokens[k]!.word === 'of') first = k + 1;
  return Math.min(first, last - 1);
}
