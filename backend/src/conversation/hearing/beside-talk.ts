import type { Chart } from '../../language/chart.js';
import { foodIn } from '../frames/remarks.js';
import { isHarmless } from '../frames/harmless.js';
import { chartOf } from '../frames/understand.js';
import type { TurnContext } from '../turn-context.js';
import { doesSomething } from './does-something.js';
import type { Hearing } from './hearing.js';

/** What an order begins with. */
const ORDERS: ReadonlySet<string> = new Set(
  'make remove delete add swap undo redo move nudge switch-on switch-off switch-ask amend shift'.split(' '),
);
/** Not ordered where it is told or asked: "i add sugar", "did you delete it". */
const TOLD: ReadonlySet<string> = new Set(['eat']);
const BY_SOMEBODY: ReadonlySet<string> = new Set(['subject', 'person', 'someone', 'be', 'q-be', 'q-yes', 'article']);
const [LEAST, MOST] = [2, 24];

/**
 * An order among talk that changes nothing of it: "my sister says hi and undo that", "delete the burrito the kids are screaming".
 * The talk is ordinary words in which are no food, no number and no concept of ours; the longest order counts. Any other act may
 * stand before it, where the whole says `little`.
 */
export function besideTalk(
  context: TurnContext,
  { little, hear }: { little: boolean; hear: (context: TurnContext) => Hearing },
): Hearing | null {
  const { text } = context;
  if (text.length > 160 || text.includes('?') || text.startsWith('/')) return null;
  const chart = chartOf(context);
  const end = chart.tokens.length;
  if (end > MOST) return null;
  for (let from = 0; from < end && isTalk(chart, from - 1); from += 1) {
    const ordered = isOrder(chart, from);
    if (!ordered && (from > 0 || !little)) continue;
    if (from > 0 && foodIn(chart, 0, from, context)) break;
    for (let to = end; to >= from + LEAST; to -= 1) {
      if (to < end && !isTalk(chart, to)) break;
      if (!tells(chart, from, to) || (to < end && foodIn(chart, to, end, context))) continue;
      const heard = hear({ ...context, text: text.slice(chart.tokens[from]!.from, chart.tokens[to - 1]!.to) });
      if (doesSomething(heard)) return heard;
    }
  }
  return null;
}

/** Words stand around it. */
const tells = ({ tokens }: Chart, from: number, to: number): boolean =>
  tokens.some(({ is }, at) => (at < from || at >= to) && is === 'word');

/** A mark, or a word that says nothing of what is ordered; so is the place before the first. */
const isTalk = (chart: Chart, at: number): boolean => at < 0 || chart.tokens[at]!.is === 'mark' || isHarmless(chart, at);

const isOrder = ({ at }: Chart, from: number): boolean =>
  at[from]!.some(({ kind }) => ORDERS.has(kind)) &&
  !at[from]!.some(({ kind }) => TOLD.has(kind)) &&
  !(from > 0 && at[from - 1]!.some(({ kind, to }) => to === from && BY_SOMEBODY.has(kind)));
