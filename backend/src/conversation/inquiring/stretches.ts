import { wordsOf } from '../../language/chart.js';
import type { Said } from '../asking/said.js';

/** Concepts that part what is named: "a burger or a salad", "a banana better than a bar", "eggs have i had". */
const PARTS: ReadonlySet<string> = new Set(
  'choose-or better-word less-word logged-word period day since when past-word q-count q-why fits-word effect'.split(' '),
);

/** A run of a text that names something, with all that stands between its words. */
export interface Stretch {
  words: string;
  from: number;
  to: number;
}

/** What a text names: its words of no concept, parted by marks, by "or" and by what compares. */
export function stretchesOf({ chart, parts, left }: Said): Stretch[] {
  const named = new Set(left);
  const cut = new Set<number>();
  for (const { from, spans } of parts) if (spans.some(({ kind }) => PARTS.has(kind))) cut.add(from);
  const out: [number, number][] = [];
  let open: [number, number] | null = null;
  chart.tokens.forEach(({ is }, at) => {
    if (is === 'mark' || cut.has(at)) open = null;
    else if (named.has(at)) {
      if (open) open[1] = at + 1;
      else out.push((open = [at, at + 1]));
    }
  });
  return out.map(([from, to]) => ({ from, to, words: wordsOf(chart, from, to) }));
}
