import type { Chart } from '../../language/chart.js';

/** "Leftover pizza from last night", "yesterday's chili": from which day the food was, and not when it was eaten. */
export function tellsLeftovers({ at, tokens }: Chart): boolean {
  const left = at.some((spans) => spans.some(({ kind }) => kind === 'leftovers')) || tokens.some(({ word }) => word.startsWith('leftover'));
  return at.some((spans, from) =>
    spans.some(({ kind, to, value }) => {
      if (kind !== 'day' || (value as number) >= 0) return false;
      const led = from > 0 && at.some((before) => before.some((span) => FROM.has(span.kind) && span.to === from));
      // "Yesterday's lunch" was had then.
      const owns =
        OWNS.some((end) => tokens[to - 1]!.word.endsWith(end)) &&
        tokens[to]?.is === 'word' &&
        !at[to]!.some((next) => NO_FOOD.has(next.kind));
      return (left && led) || owns;
    }),
  );
}

/** "Yesterday's", "last nights"; "lunes", "tues" are the days themselves. */
const OWNS = ['ys', "y's", 'ts', "t's"];
const FROM: ReadonlySet<string> = new Set(['in', 'of-day', 'determiner', 'when-join']);
const NO_FOOD: ReadonlySet<string> = new Set([
  'meal',
  'be',
  'entry-word',
  'workout-word',
  'entry-thing',
  'and',
  'when',
  'time',
  'in',
  'for',
]);

/** The text names a meal outright: "for lunch". */
export const namesMeal = ({ at }: Chart): boolean => at.some((spans) => spans.some(({ kind }) => kind === 'meal'));
