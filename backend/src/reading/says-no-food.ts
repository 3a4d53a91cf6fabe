import { ordinary } from '../food/retrieval/ordinary.js';

/** Whether a folded word is an ordinary one with no sense of food: nothing to look up, nothing to mention. */
export function saysNoFood(word: string): boolean {
  const known = ordinary(word);
  return known !== null && known.food === 0;
}
