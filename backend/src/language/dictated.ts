import { anySign, contains, isCommaDecimal, isLetter } from './letters.js';
import { foodRepairs } from './food-repairs.js';
import type { Lexicon } from './lexicon.js';
import { LEXICONS } from './load-lexicons.js';
import { meterReadings } from './meter-readings.js';
import { digits, numbersAt } from './number-spans.js';
import type { Span } from './span.js';
import { tokenise, type Token } from './token.js';

const ALL = Object.values(LEXICONS);
/** Marks by their spoken names are marks only where nothing else marks the text. */
const MARKS = [',', ';', ':', '!', '?', '. ', '.\n'];

/** A text as it would be typed in English: decimals with a point, spoken marks ("comma") as marks, long numbers in digits, and what the speaker took back left out ("one no two slices"). */
export function asTyped(text: string, lexicons: readonly Lexicon[]): string {
  if (!anySign(text.toLowerCase(), isLetter)) return text;
  const tokens = tokenise(text, new Map());
  const at = tokens.map((_, i) => lexicons.flatMap((lexicon) => phrases(tokens, i, lexicon)));
  const cues = tokens.map((_, i) => ALL.flatMap((lexicon) => phrases(tokens, i, lexicon)));
  // "By eggs I mean egg whites" says what a name stands for, and takes nothing back.
  if (cues[0]?.some(({ kind }) => kind === 'mem-say')) return text;
  const foods = foodRepairs(tokens, cues).map(({ from, to, kept }) => ({
    from,
    to,
    by: kept.map((k) => text.slice(tokens[k]!.from, tokens[k]!.to)).join(' '),
  }));
  const changes = [
    ...decimals(tokens),
    ...clocksRun(tokens, at),
    ...(foods.length > 0 ? foods : repairs(tokens, at)),
    ...(contains(text, MARKS) ? [] : spokenMarks(tokens, at)),
    ...longNumbers(tokens, at),
    ...spokenFigures(tokens, at),
  ];
  return changes.length === 0 ? text : rewritten(text, tokens, changes);
}

interface Change {
  from: number;
  to: number;
  by: string;
}

const WANTED: ReadonlySet<string> = new Set([
  'number',
  'fraction',
  'mark',
  'repair',
  'mem-say',
  'filler',
  'article',
  'and',
  'it',
  'be',
  'eat',
  'sizeword',
  'not',
  'halfday',
  'weighed',
]);
const NUMERIC: ReadonlySet<string> = new Set(['number', 'fraction']);

const phrases = (tokens: readonly Token[], from: number, lexicon: Lexicon): Span[] =>
  (lexicon.phrases.get(tokens[from]!.word) ?? [])
    .filter(({ kind, words }) => WANTED.has(kind) && words.every((word, i) => tokens[from + i]?.word === word))
    .map(({ kind, words, value }) => ({
      kind,
      from,
      to: from + words.length,
      value: value !== null && NUMERIC.has(kind) ? Number(value) : value,
    }));

/** A decimal comma: "1,5 litre". */
const decimals = (tokens: readonly Token[]): Change[] =>
  tokens.flatMap(({ word }, i) => (isCommaDecimal(word) ? [{ from: i, to: i + 1, by: word.replace(',', '.') }] : []));

/** Hours and minutes without a mark between: "230 am"; what was weighed "210 this morning", or a meter showed, is none. */
function clocksRun(tokens: readonly Token[], at: readonly (readonly Span[])[]): Change[] {
  const shown = meterReadings(tokens);
  return tokens.flatMap(({ word }, i) => {
    if (shown.some(({ from, to }) => from <= i && i < to)) return [];
    if (at.slice(0, i).some((spans) => spans.some(({ kind }) => kind === 'weighed'))) return [];
    const value = word.length === 3 || word.length === 4 ? digits(word) : null;
    // "at 0340"
    if (word.length === 4 && word.startsWith('0') && word < '1' && AT.has(tokens[i - 1]?.word ?? '') && value! % 100 < 60)
      return [{ from: i, to: i + 1, by: `${Number(word.slice(0, 2))}:${word.slice(2)} am` }];
    const [hour, minute] = value === null ? [0, 0] : [Math.floor(value / 100), value % 100];
    const told = hour >= 1 && hour <= 12 && minute < 60 && at[i + 1]?.some(({ kind }) => kind === 'halfday') === true;
    return told ? [{ from: i, to: i + 1, by: `${hour}:${String(minute).padStart(2, '0')}` }] : [];
  });
}

const AT = new Set(['at', '@', 'around', 'by', 'since', 'til', 'till']);

function spokenMarks(tokens: readonly Token[], at: readonly (readonly Span[])[]): Change[] {
  return at.flatMap((spans, i) =>
    spans
      .filter(({ kind }) => kind === 'mark' && tokens.length > 3 && i > 0)
      .map(({ from, to, value }) => ({ from, to, by: String(value) })),
  );
}

/** Of two words and more, all of them words: "forty five", "one hundred and fifty", "one and three quarter". */
function longNumbers(tokens: readonly Token[], at: readonly (readonly Span[])[]): Change[] {
  const out: Change[] = [];
  for (let i = 0; i < tokens.length; i += 1) {
    const longest = numbersAt(tokens, i, at).at(-1);
    if (!longest || longest.to - longest.from < 2) continue;
    const words = tokens.slice(longest.from, longest.to);
    // "10 mil pasos", and "8 mille pas" where "8 mille" may be miles
    const thousands = words.length === 2 && words[0]!.is === 'number' && (words[1]!.word !== 'mille' || tokens[longest.to]?.word === 'pas');
    // "a las dos y media" is a time
    const clock = tokens[i - 1]?.word === 'las' || tokens[i - 1]?.word === 'la';
    if ((thousands || words.every(({ is }) => is === 'word')) && !clock && !at[i]!.some((span) => span.to === longest.to))
      out.push({ from: i, to: longest.to, by: String(Math.round((longest.value as number) * 1000) / 1000) });
    i = longest.to - 1;
  }
  return out;
}

/** Units that a figure of three digits is said of. */
const MEASURED = new Set('gram grams g cal cals calorie calories pound pounds lb lbs ml milliliters mg milligrams steps'.split(' '));

/** "One fifty grams", "one seventy eight point four", as figures are spoken. */
function spokenFigures(tokens: readonly Token[], at: readonly (readonly Span[])[]): Change[] {
  const worth = (i: number): number | null =>
    (at[i]?.find(({ kind, to }) => kind === 'number' && to === i + 1)?.value as number | undefined) ?? null;
  const out: Change[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const [first, tens, ones] = [worth(i), worth(i + 1), worth(i + 2)];
    const hundreds = first !== null && first < 10 && first > 0 && tens !== null && tens >= 20 && tens < 100 && tens % 10 === 0;
    const more = hundreds && ones !== null && ones > 0 && ones < 10;
    let value = hundreds ? first * 100 + tens + (more ? ones : 0) : null;
    let to = hundreds ? i + (more ? 3 : 2) : i;
    if (!hundreds) {
      const whole = numbersAt(tokens, i, at).at(-1);
      if (whole) [value, to] = [whole.value as number, whole.to];
    }
    const decimal = tokens[to]?.word === 'point' ? worth(to + 1) : null;
    if (value === null || !(decimal !== null || (hundreds && (tokens[to] === undefined || MEASURED.has(tokens[to]!.word))))) continue;
    if (decimal !== null && decimal < 10) [value, to] = [value + decimal / 10, to + 2];
    out.push({ from: i, to, by: String(Math.round(value * 10) / 10) });
    i = to - 1;
  }
  return out;
}

/** A number, a sign of taking it back, and another: the first goes, with what stands between. */
function repairs(tokens: readonly Token[], at: readonly (readonly Span[])[]): Change[] {
  const out: Change[] = [];
  for (let i = 0; i < tokens.length; i += 1) {
    const first = numberOrArticle(tokens, i, at);
    if (first === null) continue;
    // Up to three words of the food may be said before it is taken back: "a string cheese no two string cheeses".
    for (let words = 0; words <= 3; words += 1) {
      // A mark may stand before it where the food is said again: "2 crackers... no 6 crackers".
      const marked = words > 0 ? behindMarks(tokens, first + words) : first + words;
      const cue = repairEnd(at, marked);
      if (cue === null && tokens[first + words]?.is === 'mark') break;
      if (cue === null) continue;
      const second = numbersAt(tokens, tokens[cue]?.word === ',' ? cue + 1 : cue, at)[0];
      const again = words === 0 || (second && alike(tokens, first, words, second.to));
      // "3 no 13" is a contrast: both numbers count.
      const noun = second && tokens[second.to]?.is === 'word';
      if (second && noun && again) {
        out.push({ from: i, to: cue, by: '' });
        i = cue - 1;
      }
      break;
    }
  }
  return out;
}

function numberOrArticle(tokens: readonly Token[], i: number, at: readonly (readonly Span[])[]): number | null {
  const number = numbersAt(tokens, i, at).at(-1);
  const start = number?.to ?? at[i]!.find(({ kind }) => kind === 'article')?.to ?? null;
  if (start === null) return null;
  const filler = at[start]?.find(({ kind }) => kind === 'filler');
  return filler && tokens[start]!.word !== 'no' ? filler.to : start;
}

const behindMarks = (tokens: readonly Token[], from: number): number => {
  let next = from;
  while (tokens[next]?.is === 'mark') next += 1;
  return next < tokens.length ? next : from;
};

function repairEnd(at: readonly (readonly Span[])[], i: number): number | null {
  const cue = at[i]?.filter(({ kind }) => kind === 'repair').toSorted((a, b) => b.to - a.to)[0];
  if (!cue) return null;
  const filler = at[cue.to]?.find(({ kind }) => kind === 'filler');
  return filler?.to ?? cue.to;
}

/** The words before are said again behind the second number. */
const alike = (tokens: readonly Token[], from: number, words: number, behind: number): boolean =>
  tokens.slice(from, from + words).every(({ word }, i) => (tokens[behind + i]?.word ?? '').slice(0, 4) === word.slice(0, 4));

function rewritten(text: string, tokens: readonly Token[], changes: readonly Change[]): string {
  let out = '';
  let done = 0;
  for (const { from, to, by } of changes.toSorted((a, b) => a.from - b.from)) {
    const start = tokens[from]!.from;
    if (start < done) continue;
    const before = text.slice(done, start);
    out += [',', '.', '!', '?'].includes(by) ? before.trimEnd() + by : before + by;
    done = by === '' ? (tokens[to]?.from ?? text.length) : tokens[to - 1]!.to;
  }
  return (out + text.slice(done)).trim();
}
