import type { Fact } from './facts.js';
import type { Segment } from './segments.js';

/** "Ran 2 miles and biked 10": a number right behind what was done is as far as before. */
export function withSameUnit(segment: Segment, way: Fact | undefined): Segment {
  const [named] = segment.activities;
  const value = named && segment.facts.length === 0 ? (segment.tokens[named.to]?.number ?? 0) : 0;
  if (way?.is !== 'distance' || !named || !MOVES.has(named.activity.kind) || value <= 0 || named.to + 1 < segment.tokens.length)
    return segment;
  const [shown = '', unit] = way.shown.split(' ');
  const fact: Fact = { is: 'distance', km: (way.km / Number(shown)) * value, shown: `${value} ${unit}`, from: named.to, to: named.to + 1 };
  return { ...segment, facts: [fact] };
}
const MOVES: ReadonlySet<string> = new Set(['run', 'walk', 'hike', 'cycle', 'row', 'skate', 'ski', 'paddle']);
