import type { Span } from './span.js';
import type { Token } from './token.js';

/** A text annotated once: what every proposer looks at. */
export interface Chart {
  text: string;
  tokens: readonly Token[];
  /** All spans that begin at a token. */
  at: readonly (readonly Span[])[];
}

/** What the user typed from one token up to another. */
export function wordsOf({ text, tokens }: Chart, from: number, to: number): string {
  if (to <= from) return '';
  return text.slice(tokens[from]!.from, tokens[to - 1]!.to);
}

/** Whether a token belongs to a span of one of these kinds. */
export function covered(chart: Chart, at: number, kinds: ReadonlySet<string>): boolean {
  for (let from = 0; from <= at && from < chart.at.length; from++)
    for (const span of chart.at[from]!) if (at < span.to && kinds.has(span.kind)) return true;
  return false;
}
