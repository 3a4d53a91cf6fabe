import { keepLast } from '../domain/keep-last.js';
import type { Lexicon, Phrase } from './lexicon.js';
import { digits } from './number-spans.js';
import { tokenise, type Token } from './token.js';

/** A figure that a text tells: energy in kcal, or grams of a nutrient. */
export interface FigureSpan {
  nutrient: Measured;
  value: number;
  /** Where it stands in the text. */
  from: number;
  to: number;
  /** The word behind it, '' at an end: of "30 g protein bar" a food may be told. */
  next: string;
  /** Its label is a letter: of a single one nothing follows. */
  short: boolean;
}

export type Measured = 'calories' | 'protein' | 'carbs' | 'fat' | 'sugar';

/** A figure of what is kept, or of something else on a label. */
type AnyFigure = Omit<FigureSpan, 'nutrient'> & { nutrient: Measured | 'other' };

/** A figure by its tokens. */
interface Found extends Omit<AnyFigure, 'from' | 'to' | 'next'> {
  first: number;
  end: number;
}

const KCAL_OF_KJ = 1 / 4.184;
const MILLI = new Set(['mg', 'mcg', 'milligrams']);
const MARKS = new Set([':', '=', '-', '~']);

/** A text is asked for what it all had, for what each had and for what was burned. */
const KEPT = 6;

/** Energy and grams of nutrients in any order ("f 20 c 35 p 40 cal 480", "40p 55c", "carbs: 31 g"), so that as many words as can be are explained. */
export const figureSpans = (text: string, lexicons: readonly Lexicon[]): readonly FigureSpan[] => allFigures(text, lexicons).kept;

/** "4g fiber" beside figures of what is kept: where what is told of the rest of a label stands. */
export const figuresBeside = (text: string, lexicons: readonly Lexicon[]): readonly { from: number; to: number }[] =>
  allFigures(text, lexicons).beside;

const allFigures = keepLast((text: string, lexicons: readonly Lexicon[]) => {
  const tokens = tokenise(text, new Map());
  const found = tokens.map((_, i) => figuresAt(tokens, i, lexicons));
  const best: { covered: number; figures: readonly Found[] }[] = Array.from({ length: tokens.length + 1 }, () => ({
    covered: 0,
    figures: [],
  }));
  for (let i = tokens.length - 1; i >= 0; i--) {
    best[i] = best[i + 1]!;
    for (const one of found[i]!) {
      const rest = best[one.end]!;
      if (one.end - i + rest.covered > best[i]!.covered) best[i] = { covered: one.end - i + rest.covered, figures: [one, ...rest.figures] };
    }
  }
  const all = (best[0]?.figures ?? []).map(({ first, end, ...one }): AnyFigure => ({
    ...one,
    from: tokens[first]!.from,
    to: tokens[end - 1]!.to,
    next: tokens[end]?.is === 'word' ? tokens[end].word : '',
  }));
  const kept = all.filter((one): one is FigureSpan => one.nutrient !== 'other');
  // "2 fiber gummies" are food
  const beside = kept.length > 0 ? all.filter(({ nutrient, next }) => nutrient === 'other' && (next === '' || JOINTS.has(next))) : [];
  return { kept, beside };
}, KEPT);
const JOINTS = new Set('and n with w plus et avec y con then'.split(' '));

function figuresAt(tokens: readonly Token[], i: number, lexicons: readonly Lexicon[]): Found[] {
  const out: Found[] = [];
  const value = numberAt(tokens, i);
  if (value !== null) {
    const gram = isGram(tokens, i + 1, lexicons) ? i + 2 : i + 1;
    const label = labelAt(tokens, behind(tokens, gram, lexicons), lexicons) ?? labelAt(tokens, gram, lexicons);
    // "480mg sodium"
    const other = label || !MILLI.has(tokens[i + 1]?.word ?? '') ? null : labelAt(tokens, behind(tokens, i + 2, lexicons), lexicons);
    if (other?.nutrient === 'other') out.push({ ...other, first: i, value });
    if (label && !(label.energy && gram > i + 1)) out.push({ ...label, first: i, value: value * label.factor });
    return out;
  }
  const label = labelAt(tokens, i, lexicons);
  if (!label) return out;
  const at = MARKS.has(tokens[label.end]?.word ?? '') ? label.end + 1 : label.end;
  for (const start of [at, ...endsOf(tokens, at, ['be', 'says', 'only'], lexicons)]) {
    const told = numberAt(tokens, start);
    if (told === null) continue;
    const gram = isGram(tokens, start + 1, lexicons);
    // "150 cal 5 g protein"
    if (gram && label.energy) continue;
    const end = gram || (label.nutrient === 'other' && MILLI.has(tokens[start + 1]?.word ?? '')) ? start + 2 : start + 1;
    out.push({ ...label, first: i, end, value: told * label.factor });
  }
  return out;
}

const numberAt = (tokens: readonly Token[], i: number): number | null =>
  tokens[i]?.is === 'number' && !tokens[i].word.endsWith('%') ? digits(tokens[i].word) : null;

function phrasesAt(tokens: readonly Token[], i: number, lexicons: readonly Lexicon[]): readonly Phrase[] {
  const out: Phrase[] = [];
  const word = tokens[i]?.word;
  if (word === undefined) return out;
  for (const { phrases } of lexicons)
    for (const phrase of phrases.get(word) ?? []) if (phrase.words.every((one, k) => tokens[i + k]?.word === one)) out.push(phrase);
  return out;
}

const endsOf = (tokens: readonly Token[], i: number, kinds: readonly string[], lexicons: readonly Lexicon[]): number[] =>
  phrasesAt(tokens, i, lexicons).flatMap(({ kind, words }) => (kinds.includes(kind) ? [i + words.length] : []));

const isGram = (tokens: readonly Token[], i: number, lexicons: readonly Lexicon[]): boolean =>
  phrasesAt(tokens, i, lexicons).some(({ kind, value }) => kind === 'unit' && value === 'g');

/** Behind "of", "de". */
const behind = (tokens: readonly Token[], i: number, lexicons: readonly Lexicon[]): number =>
  Math.max(i, ...endsOf(tokens, i, ['determiner', 'in', 'of-day'], lexicons));

function labelAt(tokens: readonly Token[], i: number, lexicons: readonly Lexicon[]) {
  const found = phrasesAt(tokens, i, lexicons).find(
    ({ kind }) => kind === 'nutrient' || kind === 'energy' || kind === 'nutrient-letter' || kind === 'other-nutrient',
  );
  if (!found) return null;
  const energy = found.kind === 'energy';
  return {
    nutrient: energy ? 'calories' : found.kind === 'other-nutrient' ? 'other' : (found.value as Measured),
    energy,
    factor: found.value === 'kj' ? KCAL_OF_KJ : 1,
    short: found.kind === 'nutrient-letter',
    end: i + found.words.length,
  } as const;
}
