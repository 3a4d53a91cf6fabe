import { read } from '../../matching-items.js';
import { saidOfIt } from './said-of-it.js';
import { type Fill, firstThatFits } from './try.js';

/** The same once more: nothing is new, or what was cut off is whole now. */
export const againOfIt: Fill = (scene, entry) => {
  const words = saidOfIt(scene);
  const foods = entry.kind === 'meal' ? read(words, scene).filter(({ nutrients }) => nutrients !== null) : [];
  const same = entry.kind === 'workout' || foods.length === 0 || entry.items.every(({ food }) => foods.some((one) => one.food === food));
  return same ? [{ type: 'chat', what: 'already' }] : firstThatFits([{ is: 'replace-all', words }], entry, scene);
};
