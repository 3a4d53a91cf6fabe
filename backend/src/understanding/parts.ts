import type { Chart } from '../language/chart.js';
import type { Span } from '../language/span.js';

/** One stretch of a text with all that it may stand for. */
export interface Part {
  from: number;
  to: number;
  spans: readonly Span[];
}

export interface Parts {
  parts: readonly Part[];
  /** Tokens that no word of the vocabulary explains; marks are none. */
  left: readonly number[];
}

const UNEXPLAINED = 1000;

/** A text divided into words of a vocabulary: as few unexplained words as may be, then as few parts. Order does not matter to it. */
export function partsOf({ tokens, at }: Chart, vocabulary: ReadonlySet<string>): Parts {
  const costs = new Int32Array(tokens.length + 1);
  const ends = new Int32Array(tokens.length + 1);
  for (let from = tokens.length - 1; from >= 0; from -= 1) {
    let [cost, to] = [costs[from + 1]! + (tokens[from]!.is === 'mark' ? 0 : UNEXPLAINED), from + 1];
    for (const span of at[from] ?? []) {
      const told = costs[span.to]! + 1;
      if (told > cost || (told === cost && span.to <= to) || !vocabulary.has(span.kind)) continue;
      [cost, to] = [told, span.to];
    }
    costs[from] = cost;
    ends[from] = to;
  }
  const parts: Part[] = [];
  const left: number[] = [];
  for (let from = 0; from < tokens.length; from = ends[from]!) {
    const to = ends[from]!;
    const spans = (at[from] ?? []).filter((span) => span.to === to && vocabulary.has(span.kind));
    if (spans.length > 0) parts.push({ from, to, spans });
    else if (tokens[from]!.is !== 'mark') left.push(from);
  }
  return { parts, left };
}
