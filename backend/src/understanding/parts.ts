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

/** A text divided into words of a vocabulary: as few unexplained words as may be, then as few parts. Order does not matter to it. */
export function partsOf({ tokens, at }: Chart, vocabulary: ReadonlySet<string>): Parts {
  const UNEXPLAINED = 1000;
  const best: { cost: number; to: number }[] = [];
  best[tokens.length] = { cost: 0, to: tokens.length };
  for (let from = tokens.length - 1; from >= 0; from -= 1) {
    let now = { cost: best[from + 1]!.cost + (tokens[from]!.is === 'mark' ? 0 : UNEXPLAINED), to: from + 1 };
    for (const span of at[from] ?? []) {
      if (!vocabulary.has(span.kind)) continue;
      const cost = best[span.to]!.cost + 1;
      if (cost < now.cost || (cost === now.cost && span.to > now.to)) now = { cost, to: span.to };
    }
    best[from] = now;
  }
  const parts: Part[] = [];
  const left: number[] = [];
  for (let from = 0; from < tokens.length; from = best[from]!.to) {
    const to = best[from]!.to;
    const spans = (at[from] ?? []).filter((span) => span.to === to && vocabulary.has(span.kind));
    if (spans.length > 0) parts.push({ from, to, spans });
    else if (tokens[from]!.is !== 'mark') left.push(from);
  }
  return { parts, left };
}
