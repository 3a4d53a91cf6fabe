import type { FoodTable } from '../food/index.js';
import { inflected, ordinary } from '../food/retrieval/ordinary.js';
import { weighWord } from './cover/weigh-word.js';
import { EACH, ENERGY, nutrientOf } from './amount-parts.js';
import { ARTICLES, FEW_WORDS, NUMBER_WORDS, SHARE_WORDS, TENS } from './number-words.js';
import type { Token } from './tokens.js';

/** What a word is in an amount, whatever stands beside it: a food is in none; where no word may count, there is none. */
type Role = 'food' | 'counts' | 'neither';

/** So many names hold a word that is sure to be one of foods. */
const NAMES = 3;
const LANGUAGES = ['en', 'fr', 'es'] as const;
/** What an amount may be written with besides its numbers and units: "2 x", "1 over 4". */
const WITH = new Set(['x', 'over', 'most', 'times']);
/** As much as a word may cost in an amount that it belongs to. */
const IDLE = 0.15;
const MOST_WORDS = 5_000;

const roles = new WeakMap<FoodTable, Map<string, Role>>();

/** Whether words are sure to be no amount, told by each word for itself: much is asked about, and little of it is one. */
export function saysNoAmount(tokens: readonly Token[], table: FoodTable): boolean {
  let counts = false;
  for (const token of tokens) {
    const role = token.kind === 'word' ? roleOf(token, table) : COUNTING.has(token.kind) ? 'counts' : 'neither';
    if (role === 'food') return true;
    if (role === 'counts') counts = true;
  }
  return !counts;
}
const COUNTING: ReadonlySet<string> = new Set(['number', 'other']);

function roleOf(token: Token, table: FoodTable): Role {
  let known = roles.get(table);
  if (!known) roles.set(table, (known = new Map<string, Role>()));
  let role = known.get(token.text);
  if (role === undefined) {
    role = mayCount(token, table) ? 'counts' : isFood(token, table) ? 'food' : 'neither';
    if (known.size >= MOST_WORDS) known.clear();
    known.set(token.text, role);
  }
  return role;
}

/** A number, a share, a unit, a size; or no word that we know, which may be one of them misspelt. */
const mayCount = ({ text, stem, portion, size, measure }: Token, { forms }: FoodTable): boolean =>
  (portion ?? size ?? measure) !== null ||
  NUMBER_WORDS.has(text) ||
  ARTICLES.has(text) ||
  TENS.has(text) ||
  Object.hasOwn(SHARE_WORDS, text) ||
  Object.hasOwn(FEW_WORDS, text) ||
  WITH.has(text) ||
  EACH.has(text) ||
  ENERGY.has(text) ||
  nutrientOf(text) !== 'other' ||
  !(forms.postings.has(stem) || ordinary(text) || inflected(text));

function isFood(token: Token, table: FoodTable): boolean {
  const posting = table.forms.postings.get(token.stem);
  if (!posting || (posting.forms.length < NAMES && !table.forms.single.has(token.stem))) return false;
  return LANGUAGES.every((language) => {
    const { outside, within } = weighWord(token, { table, language });
    return outside > 0 || within > IDLE;
  });
}
