import type { Chart } from '../../language/chart.js';
import type { Filler } from './slotted.js';

/** Whether words are only an amount, or only a day, an hour or a meal; null for anything else. */
export function numberOrTime({ from, to }: Pick<Filler, 'from' | 'to'>, { tokens, at }: Chart): 'figure' | 'time' | null {
  const within = (kinds: ReadonlySet<string>): boolean => {
    let next = from;
    while (next < to) {
      const longest = at[next]!.filter((span) => span.to <= to && kinds.has(span.kind)).reduce(
        (end, span) => Math.max(end, span.to),
        tokens[next]!.is === 'mark' ? next + 1 : next,
      );
      if (longest === next) return false;
      next = longest;
    }
    return true;
  };
  return within(TIMES) ? 'time' : within(FIGURES) ? 'figure' : null;
}
const LITTLE = ['article', 'determiner', 'and', 'of', 'in', 'for', 'at', 'on'];
const TIMES: ReadonlySet<string> = new Set([...LITTLE, 'when', 'meal', 'day', 'time', 'weekday']);
const FIGURES: ReadonlySet<string> = new Set([
  ...LITTLE,
  'number',
  'share',
  'unit',
  'minutes',
  'way',
  'size',
  'generic',
  'more',
  'all',
  'energy',
]);
