import type { Chart } from '../../language/chart.js';

/** A contrast is told in no more words. */
const MOST = 6;
/** What a clause ends before. */
const ENDS: ReadonlySet<string> = new Set(['and', 'correct', 'because', 'add', 'delete', 'swap', 'move']);
/** What stands between a change and what it was not. */
const BETWEEN: ReadonlySet<string> = new Set(['filler', 'aside', 'and']);

/** What it was not, told behind a change that says what it was: "oat milk, not whole", "190 for the bar not whatever u had". */
export function contrastsBehind(chart: Chart, changes: readonly { to: number }[]): { from: number; to: number }[] {
  const after = new Set(changes.flatMap(({ to }) => [...reached(chart, to)]));
  return [...after].flatMap((from) => (chart.at[from]?.some(({ kind }) => kind === 'not') ? clauseAt(chart, from) : []));
}

/** Where something may begin behind a place, over marks and words that say nothing. */
function reached({ tokens, at }: Chart, start: number): Set<number> {
  const seen = new Set([start]);
  for (const place of seen) {
    if (tokens[place]?.is === 'mark') seen.add(place + 1);
    for (const { kind, to } of at[place] ?? []) if (BETWEEN.has(kind)) seen.add(to);
  }
  return seen;
}

function clauseAt({ tokens, at }: Chart, from: number): { from: number; to: number }[] {
  const not = Math.max(...at[from]!.filter(({ kind }) => kind === 'not').map(({ to }) => to));
  let to = not;
  while (to < tokens.length && tokens[to]!.is !== 'mark' && !at[to]!.some(({ kind }) => ENDS.has(kind))) to += 1;
  return to > not && to - from <= MOST ? [{ from, to }] : [];
}
