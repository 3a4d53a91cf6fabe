import type { Chart } from '../../language/chart.js';
import type { Scene } from '../scene.js';
import { chartOf } from './understand.js';

const JOINS: ReadonlySet<string> = new Set(['and', 'join', 'add', 'on']);
const PASSED: ReadonlySet<string> = new Set(['filler', 'correct', 'determiner']);

/** Whether a text begins as if it went on from the one before: "w marinara", "pis un café", "plus 10 g honey", "ok and a coke", "hash brown too". */
export function goesOn(scene: Scene): boolean {
  const chart = chartOf(scene);
  if (endsInToo(chart)) return true;
  const seen = new Set([0]);
  for (const at of seen) {
    const spans = chart.at[at] ?? [];
    if (spans.some(({ kind, to }) => JOINS.has(kind) && to < chart.tokens.length && !tellsEating(spans))) return true;
    if (chart.tokens[at]?.is === 'mark') seen.add(at + 1);
    for (const span of spans) if (PASSED.has(span.kind)) seen.add(span.to);
  }
  return false;
}

/** "Hash brown too". */
const endsInToo = ({ at, tokens }: Chart): boolean => {
  const end = tokens.findLastIndex(({ is }) => is !== 'mark') + 1;
  return at.some((spans, from) => from > 0 && spans.some(({ kind, to }) => kind === 'too' && to === end));
};

/** "Had a burger" begins a meal. */
const tellsEating = (spans: readonly { kind: string }[]): boolean => spans.some(({ kind }) => kind === 'eat' || kind === 'eaten-share');
