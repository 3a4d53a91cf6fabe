import { STANCES } from '../language/load-lexicons.js';
import type { FoodIndex } from '../food/retrieval/food-index.js';
import { isBare } from '../food/retrieval/spelling.js';
import type { Token } from './tokens.js';

const OWNED = new Set(['my', 'the', 'our', 'his', 'her', 'their']);
/** What is for children rather than a child's: "the kids meal". */
const FOR_KIDS = new Set('meal menu size cup pack combo cone portion'.split(' '));

/** Before a name: "dr patel", "mrs johnson". */
const TITLES = new Set(
  'dr dra doctor doctora mr mrs ms miss mme mlle sr sra srta coach nurse prof professor aunt auntie uncle tante oncle tia tio'.split(' '),
);

/** How many tokens tell whose food it was, "my bf's", "the kids", or name somebody, "dr patel": no food and no size. */
export function ownerAt(tokens: readonly Token[], i: number, { postings }: FoodIndex): number {
  const name = tokens[i + 1];
  if (TITLES.has(tokens[i]!.text)) return name?.kind === 'word' && !postings.has(name.stem) && !isBare(name.text) ? 2 : 0;
  if (!OWNED.has(tokens[i]!.text)) return 0;
  const whose = tokens[i + 1];
  const owned = tokens[i + 2];
  if (whose?.kind !== 'word' || owned?.kind !== 'word' || FOR_KIDS.has(owned.text)) return 0;
  return isOwner(whose.text) ? 2 : 0;
}

/** "wife's", "sons", "bfs" */
const isOwner = (word: string): boolean =>
  Object.values(STANCES).some(
    ({ phrases }) => phrases.get(word)?.some(({ kind, words }) => kind === 'whose' && words.length === 1) === true,
  );
