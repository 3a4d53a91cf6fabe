import type { Chart } from '../language/chart.js';
import { CHARTED, type Part, type Sentence } from './sentence.js';

/** Where spans of each kind begin in a chart, ascending. */
export type Places = ReadonlyMap<string, readonly number[]>;

export function placesOf({ at }: Chart): Places {
  const places = new Map<string, number[]>();
  for (const [from, spans] of at.entries())
    for (const { kind } of spans) {
      const known = places.get(kind);
      if (!known) places.set(kind, [from]);
      else if (known.at(-1) !== from) known.push(from);
    }
  return places;
}

/**
 * Whether a template may fit from a token on: what it begins with begins there, and what it needs follows in its order. A bound that
 * costs next to nothing; most templates fit nowhere, and what their slots may hold is dear to find out.
 */
export const mayFit = ({ parts }: Sentence, from: number, length: number, places: Places): boolean =>
  mayBegin(parts, from, places) !== 'no' && leastEnd(parts, from, length, places) <= length;

/** Whether one of the parts that may be said first begins at a token; `skips` where all of them may be left out besides. */
function mayBegin(parts: readonly Part[], at: number, places: Places): 'yes' | 'no' | 'skips' {
  for (const part of parts) {
    const begins = partMayBegin(part, at, places);
    if (begins !== 'skips') return begins;
  }
  return 'skips';
}

function partMayBegin(part: Part, at: number, places: Places): 'yes' | 'no' | 'skips' {
  if (part.is === 'concept') return beginsAt(part.name, at, places) ? 'yes' : 'no';
  if (part.is === 'slot') return !CHARTED.has(part.kind) || beginsAt(part.kind, at, places) ? 'yes' : 'no';
  if (part.is === 'maybe') return mayBegin(part.parts, at, places) === 'yes' ? 'yes' : 'skips';
  const each = part.choices.map((choice) => mayBegin(choice, at, places));
  return each.includes('yes') ? 'yes' : each.includes('skips') ? 'skips' : 'no';
}

const beginsAt = (kind: string, at: number, places: Places): boolean => places.get(kind)?.includes(at) === true;

/** The first token that may stand behind parts which begin at a token or later; more than `length` where they cannot all be said. */
function leastEnd(parts: readonly Part[], from: number, length: number, places: Places): number {
  let end = from;
  for (const part of parts) {
    if (part.is === 'maybe') continue;
    if (part.is === 'one-of') end = Math.min(...part.choices.map((choice) => leastEnd(choice, end, length, places)));
    else {
      const kind = part.is === 'concept' ? part.name : CHARTED.has(part.kind) ? part.kind : null;
      end = 1 + (kind === null ? end : (places.get(kind)?.find((at) => at >= end) ?? length));
    }
    if (end > length) return end;
  }
  return end;
}
