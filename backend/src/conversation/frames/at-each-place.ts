import { keepLast } from '../../domain/keep-last.js';
import type { Span } from '../../language/span.js';
import type { Talk } from './talk.js';

type Known = Pick<Talk, 'context' | 'chart'> & Partial<Pick<Talk, 'entries' | 'scope'>>;

/** Talks that differ in what was announced or named first look at the same words and entries. */
const KEPT = 4;

/** A finder that looks at each place of a text once, however many sentences and remarks ask: what it finds hangs on the words, the entries and the scope alone. */
export function atEachPlace<Seen extends Known>(find: (seen: Seen, from: number) => Span[]): (seen: Seen, from: number) => readonly Span[] {
  const places = keepLast(
    (
      _chart: Seen['chart'],
      _scene: Seen['context'],
      _entries: Seen['entries'],
      _scope: Seen['scope'],
    ): (readonly Span[] | undefined)[] => [],
    KEPT,
  );
  return (seen, from) => (places(seen.chart, seen.context, seen.entries, seen.scope)[from] ??= find(seen, from));
}
