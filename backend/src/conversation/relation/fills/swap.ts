import type { Change } from '../../intents/edit-words.js';
import { read } from '../../matching-items.js';
import { sharedOf } from '../features.js';
import { announced } from './announced.js';
import { saidOfIt } from './said-of-it.js';
import { type Fill, firstThatFits } from './try.js';

const SWAPS: ReadonlySet<Change['is']> = new Set(['replace', 'replace-all', 'one-of']);

/** What it was instead: as a correction says it, else the only food that is told in the place of the one most like it. */
export const insteadOfIt: Fill = ({ scene, entry }) => {
  const heard = announced(scene, SWAPS);
  if (heard) return heard;
  const words = saidOfIt(scene);
  if (entry.kind === 'workout') return firstThatFits([{ is: 'say', words }], entry, scene);
  const [food, ...more] = read(words, scene);
  if (!food || more.length > 0 || food.nutrients === null || food.mods.length > 0) return null;
  const like = entry.items
    .toReversed()
    .toSorted((a, b) => sharedOf(b.food ?? '', food.food ?? '') - sharedOf(a.food ?? '', food.food ?? ''));
  return firstThatFits(
    like.slice(0, 1).map(({ name }): Change => ({ is: 'replace', of: name, words, outright: true })),
    entry,
    scene,
  );
};
