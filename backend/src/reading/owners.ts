import { STANCES } from '../language/load-lexicons.js';
import type { FoodIndex } from '../food/retrieval/food-index.js';
import { isBare } from '../food/retrieval/spelling.js';
import type { Token } from './tokens.js';

const OWNED = new Set(['my', 'the', 'our', 'his', 'her', 'their']);
/** What is for children rather than a child's: "the kids meal". */
const FOR_KIDS = new Set('meal menu size cup pack combo cone portion'.split(' '));

const FOR = new Set(['for', 'with', 'w', 'pour', 'avec', 'para', 'con']);

/** Before a name: "dr patel", "mrs johnson". */
const TITLES = new Set(
  'dr dra doctor doctora mr mrs ms miss mme mlle sr sra srta coach nurse prof professor aunt auntie uncle tante oncle tia tio'.split(' '),
);

const AT = new Set(['at', 'from', 'by']);
const ONES = new Set(['the', 'a', 'an', 'my', 'our', 'that', 'this', 'some']);
/** Where food is had or bought, whatever it is called by: "the taco truck", "our local pizza place", "a bbq". */
const VENUES = new Set(
  'bbq barbecue barbeque cookout buffet potluck bar pub truck trucks place shop joint stand cart stall counter spot parlor parlour house market bakery diner cafe deli cafeteria canteen kiosk station restaurant store hall machine'.split(
    ' ',
  ),
);
const LONGEST_VENUE = 4;

/** How many tokens tell where it was had, "from the taco truck", "at my parents' bbq": 0 where they name a food: "at the house salad". */
export function venueAt(tokens: readonly Token[], i: number): number {
  if (!AT.has(tokens[i]!.text) || !ONES.has(tokens[i + 1]?.text ?? '')) return 0;
  for (let k = i + 2; k < tokens.length && k <= i + 1 + LONGEST_VENUE; k++) {
    const { text, kind } = tokens[k]!;
    if (kind !== 'word' && kind !== 'empty' && kind !== 'other') return 0;
    const next = tokens[k + 1];
    if (VENUES.has(text) && !VENUES.has(next?.text ?? '')) return k + 1 - i;
  }
  return 0;
}

/** How many tokens tell whose food it was, "my bf's", "the kids", or name somebody, "dr patel": no food and no size. */
export function ownerAt(tokens: readonly Token[], i: number, { postings }: FoodIndex): number {
  const name = tokens[i + 1];
  if (TITLES.has(tokens[i]!.text)) return name?.kind === 'word' && !postings.has(name.stem) && !isBare(name.text) ? 2 : 0;
  if (!OWNED.has(tokens[i]!.text)) return 0;
  const whose = tokens[i + 1];
  const owned = tokens[i + 2];
  // "pancakes for the kids", "a popsicle with the kids": for whom or with whom, and no size
  if (FOR.has(tokens[i - 1]?.text ?? '') && owned?.kind !== 'word') return whose?.kind === 'word' && isOneOf(whose.text, WHO) ? 2 : 0;
  if (whose?.kind !== 'word' || (owned?.kind !== 'word' && owned?.kind !== 'number') || FOR_KIDS.has(owned.text)) return 0;
  return isOwner(whose.text) ? 2 : 0;
}

/** "wife's", "sons", "bfs" */
const isOwner = (word: string): boolean => isOneOf(word, WHOSE);
const WHOSE: ReadonlySet<string> = new Set(['whose']);
const WHO: ReadonlySet<string> = new Set(['whose', 'other']);

const isOneOf = (word: string, kinds: ReadonlySet<string>): boolean =>
  Object.values(STANCES).some(
    ({ phrases }) => phrases.get(word)?.some(({ kind, words }) => kinds.has(kind) && words.length === 1) === true,
  );
