import type { Chart } from '../../language/chart.js';
import type { When } from '../../language/span.js';

const LEADS: ReadonlySet<string> = new Set(['to', 'for', 'hour-lead']);

/** "A cookie at 3", "an apple to today": what is told with a time or a day of its own is no part of the meal before. */
export const tellsOwnWhen = ({ at, tokens }: Chart): boolean =>
  at.some((spans, from) =>
    spans.some(({ kind, to, value }) => {
      if (kind !== 'when' || to !== tokens.length - Number(tokens.at(-1)?.is === 'mark')) return false;
      const { day, time, meal } = value as When;
      return meal === null && (day === 0 || time !== null) && at[from]!.some((span) => LEADS.has(span.kind) && span.to < to);
    }),
  );
