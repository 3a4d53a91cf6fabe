import type { Item } from '../../../domain/entry.js';
import type { ReadItem } from '../../../reading/reading.js';
import { read } from '../../matching-items.js';
import { stems } from '../../targets.js';
import { sharedOf } from '../features.js';
import { saidOfIt } from './said-of-it.js';
import { type Fill, firstThatFits } from './try.js';

/** The same once more: nothing is new, or what was cut off is whole now. The same food told once more, word for word, may well be had twice. */
export const againOfIt: Fill = ({ context, entry, against }) => {
  const words = saidOfIt(context);
  const foods = entry.kind === 'meal' ? read(words, context).filter(({ nutrients }) => nutrients !== null) : [];
  if (entry.kind === 'meal' && foods.length === 0) return null;
  const same = entry.kind === 'workout' || entry.items.every(({ food }) => foods.some((one) => one.food === food));
  if (same) return against ? null : [{ type: 'chat', what: 'already' }];
  // What stands and is not told again was no part of what was cut off.
  const whole = entry.items.every((item) => foods.some((one) => isIn(item, one)));
  if (!whole) return null;
  return firstThatFits([{ is: 'replace-all', words }], entry, context);
};

/** A food that was cut off stands in the whole one: by its kind, or by its words. */
const isIn = (item: Item, whole: ReadItem): boolean =>
  sharedOf(item.food ?? '', whole.food ?? '') >= KIN || stems(item.words ?? item.name).some((word) => stems(whole.words).includes(word));
/** So many signs of their codes alike, and foods are of one kind. */
const KIN = 3;
