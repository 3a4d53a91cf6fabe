import type { Entry, Item } from '../../../domain/entry.js';
import type { Span } from '../../../language/span.js';
import type { Match } from '../../../understanding/match.js';
import { read } from '../../matching-items.js';
import { sameStem, stems } from '../../targets.js';
import { itemSpans } from '../item-spans.js';
import type { NamedItem, Talk } from '../talk.js';

/** The new words name another food of the meal as it stands. */
export const standsBeside = ({ bindings }: Match, { entry, index }: NamedItem, talk: Talk): boolean =>
  itemSpans(talk, bindings['new']!.from).some(
    ({ to, value }) =>
      to === bindings['new']!.to && (value as readonly NamedItem[]).some((one) => one.entry === entry && one.index !== index),
  );

/** All foods that the words tell are there already. */
export const areOf = (items: readonly Item[], words: string, talk: Talk): boolean =>
  read(words, talk.context).every((food) => items.some(({ name }) => isCalled(name, food.name)));

/** A food of the meal is named somewhere in a stretch of the text: "3/4 of the burger". */
export const namesOf = (meal: Entry, { from, to }: Span, talk: Talk): boolean =>
  Array.from({ length: to - from }, (_, i) => from + i).some((at) =>
    itemSpans(talk, at).some((span) => span.to <= to && (span.value as readonly NamedItem[]).some(({ entry }) => entry === meal)),
  );

/** One of the foods that the words tell is there already. */
export const isOf = (items: readonly Item[], words: string, talk: Talk): boolean =>
  read(words, talk.context).some((food) => items.some(({ name }) => isCalled(name, food.name)));

export const isCalled = (name: string, words: string): boolean =>
  stems(words).every((word) => stems(name).some((one) => sameStem(one, word)));
