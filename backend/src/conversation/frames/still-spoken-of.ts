import { headOf } from './head-of.js';
import type { Item } from '../../domain/entry.js';
import { builtInTable, foodOfItem } from '../../food/index.js';
import { holds, said } from '../../language/said.js';
import { readAmount } from '../../reading/index.js';
import { namesFood, read } from '../matching-items.js';
import type { TurnContext } from '../turn-context.js';
import { stem, stems } from '../targets.js';

/** How long words that are a food by themselves may still be of the one just told, and how long those that fit it better, in seconds. */
export const BREATH = 180;
export const SPOKEN = 1800;
/** How long the same food with another amount is the same helping. */
export const SAME_BREATH_SECONDS = 600;

/** So sure a food is known by itself. */
const KNOWN = 0.8;

/**
 * How long words are said of a food that was logged, by how much better they fit it than they stand by themselves: words that are no food
 * ("nonfat", "it was fried"), the same food named more closely ("light beer" of a beer, "decaf" of a coffee) and what it holds ("rye bread"
 * of a sandwich) longer than a food of its own.
 */
export function spokenFor(words: string, items: readonly Item[], context: TurnContext): number {
  if (!namesFood(words, context, KNOWN)) return SPOKEN;
  return readAmount(words) === null && items.some((item) => isNearer(words, item, context)) ? SPOKEN : BREATH;
}

const MILKY = said('holds-milk');

/** The words name the food again with more, tell a kind of it, or what it holds. */
function isNearer(words: string, item: Item, context: TurnContext): boolean {
  const told = stems(words);
  const own = headOf(item.name);
  const [only, ...more] = read(words, context);
  if (!only || more.length > 0) return false;
  const holdsMilk = told.at(-1) === 'milk' && holds(MILKY, item.name);
  const held = told.length > 1 && (holdsMilk || heldBy(item, context).some((one) => stem(one) === told.at(-1)));
  return held || (told.at(-1) === own ? told.length > 1 : told.length === 1 && !told.includes(own) && headOf(only.name) === own);
}

/** What a name names, before what it is with or in. */

/** What a dish holds and is counted with it: a bun, bread, milk. */
export const heldBy = (item: Item, context: TurnContext): readonly string[] =>
  foodOfItem(item, context.table ?? builtInTable())?.holds ?? [];
