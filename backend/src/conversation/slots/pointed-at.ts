import type { Entry, MealEntry } from '../../domain/entry.js';
import { entrySpans } from '../frames/entry-spans.js';
import { itemSpans, workoutSpans } from '../frames/item-spans.js';
import { nthItem } from '../frames/binding.js';
import { nthSpans } from '../frames/nth-spans.js';
import type { NamedItem, Talk } from '../frames/talk.js';
import { namesFood } from '../matching-items.js';
import { numberOrTime } from './number-or-time.js';
import type { Filler } from './slotted.js';

/** What words of a text point at in the diary: foods of a meal, a whole entry, a part that is no food of its own there, or only a figure or a time. */
export type Pointed =
  | { to: 'items'; named: readonly NamedItem[] }
  | { to: 'entry'; entry: Entry }
  | { to: 'part'; words: string }
  | { to: 'figure' }
  | { to: 'time' };

/** `last`: what is meant by a word that names nothing. */
export function pointedAt(filler: Filler, last: Entry, talk: Talk): Pointed {
  const items = itemsIn(filler, last, talk);
  if (items.length > 0) return { to: 'items', named: items };
  for (let at = filler.from; at < filler.to; at += 1) {
    const nth = nthSpans(talk, at).find(({ to }) => to <= filler.to);
    const named = nth ? nthItem(nth.value as number, talk) : null;
    if (named) return { to: 'items', named: [named] };
    const entry = [...entrySpans(talk, at), ...workoutSpans(talk, at)].find(({ to }) => to <= filler.to)?.value as Entry | undefined;
    if (entry) return { to: 'entry', entry };
  }
  const only = numberOrTime(filler, talk.chart);
  if (only) return only === 'figure' ? { to: 'figure' } : { to: 'time' };
  return namesFood(filler.words, talk.context) ? { to: 'part', words: filler.words } : { to: 'entry', entry: last };
}

/** Each food of one meal that the words name: of the meal spoken of last where it has one. */
function itemsIn({ from, to }: Filler, last: Entry, talk: Talk): NamedItem[] {
  const found: NamedItem[] = [];
  let at = from;
  while (at < to) {
    const span = itemSpans(talk, at).find((one) => one.to <= to);
    const all = (span?.value ?? []) as NamedItem[];
    const named = all.find(({ entry }) => entry.id === last.id) ?? all[0];
    if (named && !found.some(({ entry, index }) => entry.id === named.entry.id && index === named.index)) found.push(named);
    at = span?.to ?? at + 1;
  }
  const meal: MealEntry | undefined = found[0]?.entry;
  return found.filter(({ entry }) => entry.id === meal?.id);
}
