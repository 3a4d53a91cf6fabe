import type { Chart } from '../../language/chart.js';
import type { TurnContext } from '../turn-context.js';
import { tellsOwnWhen } from './own-when.js';
import { chartOf } from './understand.js';

const JOINS: ReadonlySet<string> = new Set(['and', 'join', 'add', 'on']);
/** "So" and "since" say why, and join nothing. */
const REASONS: ReadonlySet<string> = new Set(['because', 'hence']);
const PASSED: ReadonlySet<string> = new Set(['filler', 'correct', 'determiner']);

/** Whether a text begins as if it went on from the one before: "w marinara", "pis un café", "plus 10 g honey", "ok and a coke", "hash brown too". */
export function goesOn(context: TurnContext): boolean {
  const chart = chartOf(context);
  if (tellsOwnWhen(chart)) return false;
  if (endsInToo(chart)) return true;
  const seen = new Set([0]);
  for (const at of seen) {
    const spans = chart.at[at] ?? [];
    const why = (to: number) => spans.some((span) => REASONS.has(span.kind) && span.to === to);
    if (spans.some(({ kind, to }) => JOINS.has(kind) && to < chart.tokens.length && !tellsEating(spans) && !why(to))) return true;
    if (chart.tokens[at]?.is === 'mark') seen.add(at + 1);
    for (const span of spans) if (PASSED.has(span.kind)) seen.add(span.to);
  }
  return false;
}

/** "Hash brown too", "syrup too, about 2 tbsp". */
const endsInToo = ({ at, tokens }: Chart): boolean =>
  at.some((spans, from) => from > 0 && spans.some(({ kind, to }) => kind === 'too' && (tokens[to]?.is ?? 'mark') === 'mark'));

/** "Had a burger" begins a meal. */
const tellsEating = (spans: readonly { kind: string }[]): boolean => spans.some(({ kind }) => kind === 'eat' || kind === 'eaten-share');
