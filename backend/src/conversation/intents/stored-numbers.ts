import type { Nutrients } from '../../domain/nutrients.js';
import type { Chart } from '../../language/chart.js';
import { figuresBeside } from '../../language/figure-spans.js';
import { LEXICONS } from '../../language/load-lexicons.js';
import { meterReadings } from '../../language/meter-readings.js';
import { digits } from '../../language/number-spans.js';
import type { Span } from '../../language/span.js';
import { tokenise } from '../../language/token.js';
import { NUMBER_WORDS } from '../../reading/index.js';
import type { Item } from '../../domain/entry.js';
import type { IntentOf } from './intent.js';

const LANGUAGES = [LEXICONS.en, LEXICONS.fr, LEXICONS.es];
/** Spans in which a number is no amount. */
const OTHER: ReadonlySet<string> = new Set(['number', 'day', 'figure', 'energy', 'kcal', 'minutes', 'way']);
const PRICE: ReadonlySet<string> = new Set(['$', '€', '£']);
const BY: ReadonlySet<string> = new Set(['x', '×', '*']);

/** The longest numbers above one that a text says, but for what belongs to a day, a length, a share, a price, a glucose meter, what else a label says or a measure of a pan. */
export function numbersOf({ at, tokens, text }: Chart): (Span & { value: number })[] {
  const spans = at.flat();
  const shown = meterReadings(tokens);
  const beside = figuresBeside(text, LANGUAGES);
  const within = (one: Span) =>
    spans.some(({ kind, from, to }) => OTHER.has(kind) && from <= one.from && to >= one.to && to - from > one.to - one.from);
  return (
    spans
      .filter((span): span is Span & { value: number } => span.kind === 'number' && (span.value as number) > 1)
      .filter(({ from, to }) => {
        const [before, behind] = [tokens[from - 1]?.word ?? '', tokens[to]?.word ?? ''];
        return (
          !PRICE.has(before) &&
          !PRICE.has(behind) &&
          !BY.has(before) &&
          !BY.has(behind) &&
          !['/', '%'].some((sign) => tokens[from]!.word.includes(sign))
        );
      })
      // "whole30" is a name
      .filter(
        (span) =>
          !within(span) &&
          !touchesWord(tokens, span.from) &&
          !beside.some(({ from, to }) => from <= tokens[span.from]!.from && tokens[span.from]!.to <= to) &&
          !shown.some(({ from, to }) => from <= span.from && span.to <= to),
      )
  );
}

const touchesWord = (tokens: Chart['tokens'], at: number): boolean =>
  tokens[at - 1]?.is === 'word' && tokens[at - 1]!.to === tokens[at]!.from;

const NUTRIENTS: readonly (keyof Nutrients)[] = ['calories', 'protein', 'carbs', 'fat', 'sugar'];
/** Grams in what people measure by: one, a kilogram, an ounce, a fluid ounce, a pound. */
const MEASURES = [1, 1000, 28.35, 29.57, 453.6] as const;

/** Every number that a text could have said to come to this meal. */
export function valuesOf({ day, time, items }: IntentOf<'log-meal'>): number[] {
  const [hour, minute] = time === null ? [] : time.split(':').map(Number);
  const clock = hour === undefined ? [] : [hour, hour % 12, minute!, hour * 100 + minute!, (hour % 12) * 100 + minute!];
  return [-day, ...clock, ...items.flatMap(ofItem)];
}

export function ofItem({ quantity, unit, size, grams, nutrients, source, name, mods }: Item): number[] {
  const measured = grams === null || unit === 'count' ? [] : MEASURES.map((measure) => grams / measure);
  const told = nutrients === null || source !== 'user' ? [] : NUTRIENTS.map((key) => nutrients[key] ?? 0);
  const words = [name, unit, size ?? '', ...mods].join(' ');
  return [quantity, 1 / quantity, ...[...measured, ...told].flatMap((one) => [one, one / quantity]), ...numbersIn(words)];
}

/** In digits and in words: "seven layer dip". */
export const numbersIn = (text: string): number[] =>
  tokenise(text, new Map()).flatMap(({ word }) => digits(word) ?? NUMBER_WORDS.get(word) ?? []);
