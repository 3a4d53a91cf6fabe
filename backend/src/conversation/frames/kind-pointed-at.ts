import { wordsOf, type Chart } from '../../language/chart.js';
import type { Match } from '../../understanding/match.js';
import type { Talk } from './talk.js';

/** "A light one", "the costco kind": what is said of a food that is not named again; null where it is no such words. */
export function kindPointedAt({ bindings }: Match, { chart }: Talk, slot = 'saying'): string | null {
  const { from, to } = bindings[slot]!;
  const end = spanBefore(chart, to, 'generic');
  if (end === null) return null;
  // "The whole one" is all of it, and "a big one" a size.
  if (chart.at[from]!.some(({ kind, to: sized }) => SIZES.has(kind) && sized >= end)) return null;
  const start = Math.max(from, ...chart.at[from]!.filter(({ kind }) => kind === 'article' || kind === 'determiner').map((span) => span.to));
  return start < end ? wordsOf(chart, start, end) : null;
}

const SIZES: ReadonlySet<string> = new Set(['share', 'sizeword', 'number', 'ordinal', 'other']);

/** Where a span of a kind begins that ends at a place. */
export function spanBefore({ at }: Chart, to: number, kind: string): number | null {
  for (let from = 0; from < to; from++) if (at[from]?.some((span) => span.kind === kind && span.to === to)) return from;
  return null;
}
