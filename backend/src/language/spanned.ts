import type { Chart } from './chart.js';
import type { Span } from './span.js';

/** The spans of some kinds that lie in no longer one of the same kind. */
export function spanned({ at }: Chart, kinds: ReadonlySet<string>): Span[] {
  const all = at.flat().filter(({ kind }) => kinds.has(kind));
  return all.filter(
    (one) =>
      !all.some(
        (other) => other.kind === one.kind && other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from,
      ),
  );
}
