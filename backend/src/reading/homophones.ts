import type { FoodIndex } from '../food/retrieval/food-index.js';
import { isPlural } from '../food/words.js';
import { MEALS } from './meal-words.js';
import type { Token } from './tokens.js';

/** Words that sound like a number. */
const SOUNDS: ReadonlyMap<string, number> = new Map([
  ['to', 2],
  ['too', 2],
  ['for', 4],
  ['fore', 4],
  ['won', 1],
  ['ate', 8],
]);
const EATEN = new Set('ate eat eating had have having drank drink plus'.split(' '));
const MOST_WORDS = 3;

/** "Ate to bananas and for strawberries", as a phone hears it: the number, where a food in the plural is counted by it; else null. */
export function homophoneAt(tokens: readonly Token[], i: number, forms: FoodIndex): number | null {
  const value = SOUNDS.get(tokens[i]!.text);
  const before = tokens[i - 1];
  if (value === undefined || !before) return null;
  if (before.kind !== 'and' && before.kind !== 'comma' && before.kind !== 'with' && !EATEN.has(before.text)) return null;
  for (let k = i + 1; k <= i + MOST_WORDS; k++) {
    const token = tokens[k];
    if (token?.kind !== 'word' || token.text in MEALS) return null;
    const counted = (value === 1) !== isPlural(token.text);
    if (counted && (forms.single.has(token.stem) || token.portion !== null)) return value;
    if (!forms.postings.has(token.stem) && token.size === null) return null;
  }
  return null;
}
