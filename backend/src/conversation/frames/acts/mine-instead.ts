import { read } from '../../matching-items.js';
import { alone, edited, wordsIn } from '../binding.js';
import { kindPointedAt } from '../kind-pointed-at.js';
import type { Resolve } from '../proposal.js';
import { lastOf } from '../talk.js';
import { toldTogether } from '../told-together.js';
import { kinTold } from './kind-told.js';

/** How long what was told may turn out to be what somebody else had, in seconds. */
const SPOKEN = 3600;

/**
 * "That was my wife's, mine was the salad": of what was told nothing was the user's, who had the other. What only tells a kind, or is of a
 * kind with one of the foods, is in place of that one: "that's what my brother got, mine was the chicken one", of rice and goat.
 */
export const mineInstead: Resolve = (match, talk) => {
  const meal = lastOf(talk);
  if (meal?.kind !== 'meal' || talk.age > SPOKEN || !alone(match, talk)) return null;
  const kind = match.bindings['kind'] ? (kindPointedAt(match, talk, 'kind') ?? wordsIn(match, 'kind')) : null;
  const words = kind ?? wordsIn(match, 'new')!;
  const kin = kinTold(words, meal.items, talk);
  if (kin) return edited(meal, kin, talk);
  if (kind === null) return edited(meal, { is: 'replace-all', words }, talk);
  for (const item of meal.items.toReversed()) {
    const told = toldTogether(item, kind, talk.context);
    if (told) return edited(meal, { is: 'replace', of: item.name, words: told.words }, talk);
  }
  const known = read(kind, talk.context).some(({ nutrients }) => nutrients !== null);
  return known && meal.items.length === 1
    ? edited(meal, { is: 'replace-all', words: kind }, talk)
    : { intents: [{ type: 'ask-what', about: 'wrong' }] };
};
