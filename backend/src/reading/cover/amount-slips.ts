import { inflected, ordinary } from '../../food/retrieval/ordinary.js';
import type { FoodIndex } from '../../food/retrieval/food-index.js';
import { slipsAmong } from '../../language/slips.js';
import { NUMBER_WORDS } from '../number-words.js';
import { type Token, tokensOf } from '../tokens.js';

const UNITS =
  'slice slices piece pieces cup cups tbsp tbsps tablespoon tablespoons tsp teaspoon teaspoons ounce ounces gram grams pound pounds glass glasses bowl bowls plate plates bottle bottles handful handfuls serving servings scoop scoops pack packet package container carton quarter half dozen couple';
/** Of these, ones that stand behind their food, too: "cake 1 pece". */
const BEHIND = 'slice slices piece pieces handful handfuls';
const SIZES = 'large medium small regular';
const NUMBERS = 'two three four five six seven eight nine ten twelve half couple';

const unitMeant = slipsAmong(new Set(UNITS.split(' ')));
const behindMeant = slipsAmong(new Set(BEHIND.split(' ')));
const leaderMeant = slipsAmong(new Set(`${SIZES} ${NUMBERS}`.split(' ')));
const ARTICLES = new Set(['a', 'an', 'the', 'another', 'my']);

/** "2 tbps", "1 slcie", "lage juice", "haf a bagel": a word of an amount that was misspelt, where an amount belongs. Null: it is none. */
export function amountMeant(tokens: readonly Token[], at: number, { postings }: FoodIndex): readonly Token[] | null {
  const { kind, text, stem, from, to, glued } = tokens[at]!;
  if (kind !== 'word' || postings.has(stem) || ordinary(text) || inflected(text)) return null;
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  const counted = before !== undefined && (before.kind === 'number' || ARTICLES.has(before.text) || NUMBER_WORDS.has(before.text));
  const ends = next === undefined || next.kind === 'comma' || next.kind === 'and' || next.kind === 'number';
  const leads = before?.kind !== 'word' && next !== undefined && (next.kind === 'word' || ARTICLES.has(next.text));
  const meant = (counted ? unitMeant(text) : ends && at > 0 ? behindMeant(text) : null) ?? (leads ? leaderMeant(text) : null);
  return meant === null ? null : tokensOf(meant).map((one) => ({ ...one, from, to, glued }));
}
