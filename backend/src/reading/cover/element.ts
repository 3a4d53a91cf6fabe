import { keepLast } from '../../domain/keep-last.js';
import type { JointKind } from '../../food/retrieval/weights.js';
import type { Candidate } from '../../food/retrieval/spelling.js';
import type { Food } from '../../food/food.js';
import type { FoodIndex } from '../../food/retrieval/food-index.js';
import { negated } from '../../food/retrieval/name-words.js';
import type { Posting } from '../../food/retrieval/postings.js';
import type { Piece } from '../pieces.js';

/** A piece of a clause with what the cover needs to know of it. */
export interface Element {
  piece: Piece;
  /** Stems of the table that it may be, cheapest first; empty: it names no food. */
  stems: readonly Candidate[];
  /** Cost when it stands in an item whose food does not hold it. */
  within: number;
  /** Cost when it belongs to no item. */
  outside: number;
  /** What it joins or cuts; null: nothing. */
  joint: JointKind | null;
  /** Said to be left away: "no cheese". */
  negated: boolean;
  /** The word alone is the full name of this food, and people eat it often. */
  common: Food | null;
  /** No word of the table: misspelt, or unknown. */
  strange: boolean;
  /** One of several words that are a dish's name together: "stuffed peppers". */
  inName?: boolean;
  /** It goes on a name that is one food with its "and": "cheese" of "mac and cheese". */
  goesOn?: boolean;
  /** The name of a restaurant or shop that is no food itself. */
  place?: boolean;
  /** The names that hold each of its stems, and the stem of a name that denies it, "-cheese", where there is one: looked up once by the cover. */
  held?: readonly (Posting | undefined)[];
  denial?: string | null;
  /** A word of French or Spanish, where the noun stands before what describes it. */
  abroad?: boolean;
}

/** The word of an element as written; '' for an amount or sign. */
export const wordOf = ({ piece }: Element): string => (piece.type === 'token' ? piece.token.text : '');

/** Whether it is an amount that was meant as one: "a" is none. */
export const isRealAmount = ({ piece }: Element): boolean =>
  piece.type === 'amount' && (!piece.article || piece.measure !== null) && !piece.times;

/** What tells of a food how it was: "the steak was 8 oz". */
export const BE: ReadonlySet<string> = new Set(['was', 'were', 'is', 'are', 'etait', 'etaient', 'est', 'era', 'eran', 'es']);

/** Looks up which names hold an element. */
export function findHolders(element: Element, { postings }: FoodIndex): void {
  const { stems } = element;
  element.held = stems.map(({ stem }) => postings.get(stem));
  element.denial = stems.length > 0 ? (denialsIn(postings).get(stems[0]!.stem) ?? null) : null;
}

/** By stem, the one of names that deny it: "cheese" to "-cheese". */
const denialsIn = keepLast((postings: FoodIndex['postings']): ReadonlyMap<string, string> => {
  const sign = negated('');
  return new Map([...postings.keys()].filter((stem) => stem.startsWith(sign)).map((stem) => [stem.slice(sign.length), stem]));
});
