import { wordsOf } from '../../../language/chart.js';
import type { Span } from '../../../language/span.js';
import { chartOf } from '../../frames/understand.js';
import type { TurnContext } from '../../turn-context.js';

/** What only leads to what is said: "it was", "with", "oh", "i meant the". */
const LEADS: ReadonlySet<string> = new Set(
  'filler it be correct determiner article subject with in on for of-day aside and because make change swap to who eat had-with'.split(' '),
);
const TRAILS: ReadonlySet<string> = new Set(['filler', 'correct', 'aside']);

/** The words of a text that say something, without what leads to them and trails behind them. */
export function saidOfIt(context: TurnContext): string {
  const chart = chartOf(context);
  const { tokens, at } = chart;
  let from = 0;
  for (;;) {
    // "Change lunch to".
    const leads = ({ kind, to }: Span) => LEADS.has(kind) || (kind === 'meal' && at[to]?.some((next) => next.kind === 'to') === true);
    const span = at[from]?.filter(leads).toSorted((a, b) => b.to - a.to)[0];
    if (span && span.to < tokens.length) from = span.to;
    else if (tokens[from]?.is === 'mark' && from + 1 < tokens.length) from += 1;
    else break;
  }
  let to = tokens.length;
  for (;;) {
    const span = at.flat().find((one) => one.to === to && one.from > from && TRAILS.has(one.kind));
    if (span) to = span.from;
    else if (to - 1 > from && tokens[to - 1]!.is === 'mark') to -= 1;
    else break;
  }
  return wordsOf(chart, from, to);
}
