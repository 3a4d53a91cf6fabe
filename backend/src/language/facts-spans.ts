import { figureSpans, type FigureSpan, type Measured } from './figure-spans.js';
import type { Lexicon } from './lexicon.js';
import type { Span } from './span.js';
import type { Token } from './token.js';

/** What a label tells: energy in kcal and grams of nutrients. */
export type Facts = Readonly<Partial<Record<Measured, number>>>;

/** Marks that stand between the figures of a label. */
const BETWEEN = new Set([',', '/', '|', ';', '.', '+', '&', '-']);

/** Several figures in a row, each of another measure: "210 cal 12p 30c 4f", "p 40 / c 55 / f 18". */
export function factsSpans(text: string, tokens: readonly Token[], at: readonly (readonly Span[])[], lexicons: readonly Lexicon[]): Span[] {
  const out: Span[] = [];
  let run: FigureSpan[] = [];
  const close = () => {
    const [first] = run;
    const value: Facts = Object.fromEntries(run.map((one) => [one.nutrient, one.value]));
    const [from, to] = [placeOf(first?.from ?? -1), tokens.findLastIndex((token) => token.to <= (run.at(-1)?.to ?? -1)) + 1];
    if (run.length > 1 && from >= 0) out.push({ kind: 'facts', from, to, value });
    run = [];
  };
  const placeOf = (start: number) => tokens.findIndex((token) => token.from >= start);
  const goesOn = (from: number, to: number) =>
    tokens.every(
      (token, i) =>
        token.from < from || token.to > to || BETWEEN.has(token.word) || at[i]!.some(({ kind }) => kind === 'and' || kind === 'with'),
    );
  for (const one of figureSpans(text, lexicons)) {
    const last = run.at(-1);
    if (last && (!goesOn(last.to, one.from) || run.some(({ nutrient }) => nutrient === one.nutrient))) close();
    run.push(one);
  }
  if (run.length > 0) close();
  return out;
}
