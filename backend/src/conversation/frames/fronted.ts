import type { Entry } from '../../domain/entry.js';
import type { Chart } from '../../language/chart.js';
import { nthItem } from './binding.js';
import { entrySpans } from './entry-spans.js';
import { itemSpans } from './item-spans.js';
import { spanBefore } from './kind-pointed-at.js';
import { nthSpans } from './nth-spans.js';
import type { Fronted, NamedItem, Talk } from './talk.js';

const PASSED: ReadonlySet<string> = new Set(['filler', 'correct', 'and', 'determiner']);
/** What goes on with what was named. */
const GOES_ON: ReadonlySet<string> = new Set(['it', 'make']);

/** "The second one, double it", "and the bars, it was 2": the food or entry that is named first and then spoken of as "it". */
export function frontedOf(talk: Talk): Fronted | null {
  const { chart } = talk;
  for (const from of starts(chart)) {
    // "No chips, that was …" takes them away.
    if (from > 0 && spanBefore(chart, from, 'lacking') !== null) continue;
    for (const { to, entry, named } of namedAt(talk, from)) {
      const next = afterMarks(chart, to);
      if (next === null || (next.marks === 0 && !isIt(chart, next.at))) continue;
      if (chart.at[next.at]?.some(({ kind }) => GOES_ON.has(kind)) || saysIt(chart, next.at)) return { from: 0, to: next.at, entry, named };
    }
  }
  return null;
}

interface Named {
  to: number;
  entry: Entry;
  named: NamedItem | null;
}

function namedAt(talk: Talk, from: number): Named[] {
  const items = itemSpans(talk, from).map(({ to, value }): Named => {
    const [named] = value as NamedItem[];
    return { to, entry: named!.entry, named: named! };
  });
  const places = nthSpans(talk, from).flatMap(({ to, value }): Named[] => {
    const named = nthItem(value as number, talk);
    return named ? [{ to, entry: named.entry, named }] : [];
  });
  const entries = entrySpans(talk, from).map(({ to, value }): Named => ({ to, entry: value as Entry, named: null }));
  return [...items, ...places, ...entries];
}

function starts({ at, tokens }: Chart): number[] {
  const seen = new Set([0]);
  for (const place of seen) {
    if (tokens[place]?.is === 'mark') seen.add(place + 1);
    for (const span of at[place] ?? [])
      // "The thing. The wrap."
      if (PASSED.has(span.kind) || (span.kind === 'it' && tokens[span.to]?.is === 'mark')) seen.add(span.to);
  }
  return [...seen];
}

function afterMarks({ tokens }: Chart, to: number): { at: number; marks: number } | null {
  let at = to;
  while (tokens[at]?.is === 'mark') at += 1;
  return at < tokens.length ? { at, marks: at - to } : null;
}

const isIt = ({ at }: Chart, place: number): boolean => at[place]?.some(({ kind }) => kind === 'it') === true;

/** The clause speaks of "it" somewhere. */
const saysIt = ({ at, tokens }: Chart, from: number): boolean =>
  tokens.slice(from).some((_, i) => at[from + i]!.some(({ kind }) => kind === 'it'));
