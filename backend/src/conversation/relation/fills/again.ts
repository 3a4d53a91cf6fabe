import { read } from '../../matching-items.js';
import { saidOfIt } from './said-of-it.js';
import { type Fill, firstThatFits } from './try.js';

/** The same once more: nothing is new, or what was cut off is whole now. The same food told once more, word for word, may well be had twice. */
export const againOfIt: Fill = ({ scene, entry, against }) => {
  const words = saidOfIt(scene);
  const foods = entry.kind === 'meal' ? read(words, scene).filter(({ nutrients }) => nutrients !== null) : [];
  if (entry.kind === 'meal' && foods.length === 0) return null;
  const same = entry.kind === 'workout' || entry.items.every(({ food }) => foods.some((one) => one.food === food));
  if (same) return against ? null : [{ type: 'chat', what: 'already' }];
  return firstThatFits([{ is: 'replace-all', words }], entry, scene);
};
