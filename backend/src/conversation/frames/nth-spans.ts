import type { Item } from '../../domain/entry.js';
import type { Span } from '../../language/span.js';
import { stem, stems } from '../targets.js';
import type { NamedItem, Talk } from './talk.js';

/** What several of are there in the meal spoken of, by a word for one of them: "the other bowl", "the second coffee". */
function pieceCalled(word: string | undefined, { entries }: Talk): NamedItem | null {
  const entry = entries.find((one) => one.kind === 'meal');
  if (!word || entry?.kind !== 'meal') return null;
  const said = stem(word);
  const called = ({ unit, name, words = '' }: Item) => stem(unit) === said || [name, words].some((one) => stems(one).at(-1) === said);
  const index = entry.items.findIndex((item) => item.quantity >= 2 && called(item));
  return index < 0 ? null : { entry, index, item: entry.items[index]! };
}

/** Of which food a place names one piece: "the second coffee" of two. */
export const pieceIn = ({ to }: Span, talk: Talk): NamedItem | null => pieceCalled(talk.chart.tokens[to - 1]?.word, talk);

/** "The second one", "item 2", "the other one": which of several. The value is the number, -1 for the last, 0 for the other. */
export function nthSpans(talk: Talk, from: number): Span[] {
  const { chart } = talk;
  return (chart.at[from] ?? []).flatMap((span): Span[] => {
    const one = (to: number): number[] => [
      ...(chart.at[to] ?? []).filter(({ kind }) => kind === 'generic' || kind === 'item-word').map(({ to: end }) => end),
      ...(pieceCalled(chart.tokens[to]?.word, talk) ? [to + 1] : []),
    ];
    if (span.kind === 'ordinal') return [span.to, ...one(span.to)].map((to) => ({ kind: 'nth', from, to, value: span.value }));
    if (span.kind === 'other') return [span.to, ...one(span.to)].map((to) => ({ kind: 'nth', from, to, value: 0 }));
    if (span.kind !== 'item-word') return [];
    const number = (chart.at[span.to] ?? []).find(({ kind }) => kind === 'number');
    return number ? [{ kind: 'nth', from, to: number.to, value: number.value }] : [];
  });
}
