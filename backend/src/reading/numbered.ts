import type { FoodIndex } from '../food/retrieval/food-index.js';
import { inflected, ordinary } from '../food/retrieval/ordinary.js';
import type { Token } from './tokens.js';

/** What has a number that is no amount of food: "flight 482", "room 12", "table 4". */
const NUMBERED = new Set(
  'flight gate room table bus route exit highway hwy interstate aisle seat row platform channel episode season chapter page level phase week day apt apartment suite locker vol autobus chambre sortie vuelo habitacion mesa puerta salida capitulo temporada'.split(
    ' ',
  ),
);
/** The same, unless a food follows: "bed 9 brought …", and "gas station 2 hot dogs". */
const MAY_BE_NUMBERED = new Set(
  'bed unit mile lane dock bay pod cabin lot station booth stall hole lap ward floor pump terminal pier post door tent'.split(' '),
);
/** What is numbered in a row, and else counts food: "meal 3 220g turkey", "meal 2: eggs". */
const IN_A_ROW = new Set('meal repas comida feeding colacion'.split(' '));
/** Endings of a number that tells the how-manieth: "4th coffee". */
const ORDINAL = new Set('st nd rd th er ere eme ieme do da ro ra ero era to ta'.split(' '));
const NTH = new Set(['third', 'fourth', 'fifth']);
const MINE = new Set(['my', 'her', 'his', 'our']);
const MONEY = new Set('dollar dollars buck bucks cent cents usd cad peso pesos piastre piastres euro euros'.split(' '));
const PANS = new Set(['pan', 'dish', 'tray', 'moule', 'molde', 'plat']);
const INCHES = new Set(['inch', 'inches', 'in', 'cm', 'pouces', 'pulgadas']);
const SIGN = new Set(['$', '€', '£']);

/**
 * How many tokens tell a price, the number of something else, how wide it was, which of several it was, or in how many minutes something
 * is: "meeting in 10". Such a number is left out; 0: none.
 */
export function otherNumberAt(tokens: readonly Token[], i: number, { postings }: FoodIndex): number {
  const { text, kind } = tokens[i]!;
  const next = tokens[i + 1];
  // "zero regrets"
  if (ZERO.has(text) && next?.kind === 'word' && next.measure === null && !postings.has(next.stem) && isElse(next.text)) return 2;
  // "my third cup"
  if (NTH.has(text) && MINE.has(tokens[i - 1]?.text ?? '') && next?.kind === 'word') return 1;
  if (kind === 'number') return wideAt(tokens, i) || ordinalAt(tokens, i) || moneyBehind(next);
  if (next?.kind !== 'number') return 0;
  if (SIGN.has(text)) return 2;
  if (text === 'in' || text === 'dans') return endsAt(tokens, i + 2) ? 2 : 0;
  if (IN_A_ROW.has(text)) return i + 2 < tokens.length && (endsAt(tokens, i + 2) || tokens[i + 2]!.kind === 'number') ? 2 : 0;
  if (MAY_BE_NUMBERED.has(text))
    return tokens[i + 2] === undefined || tokens[i + 2]!.kind !== 'word' || isElse(tokens[i + 2]!.text) ? 2 : 0;
  return NUMBERED.has(text) && next.value > 1 && tokens[i + 2]?.measure == null ? 2 : 0;
}

/** Whether a number between these words counts something else: "room 12", "week 3", "2nd", "3 year old". */
export const countsElse = (before: string, next: string): boolean =>
  NUMBERED.has(before) || (MAY_BE_NUMBERED.has(before) && isElse(next)) || ORDINAL.has(next) || AGES.has(next) || MONEY.has(next);
const AGES = new Set('year years yo yr yrs y/o month months mo ans anos'.split(' '));

/** An ordinary word that is no food. */
const isElse = (word: string): boolean => (ordinary(word) ?? inflected(word))?.food === 0;
const ZERO = new Set(['zero', '0']);

/** "9x13 pan" keeps its pan; of "2x3 inch piece" the piece is told. */
function wideAt(tokens: readonly Token[], i: number): number {
  const by = tokens[i + 1];
  const wide = by?.text === 'x' && by.glued ? tokens[i + 2] : undefined;
  if (wide?.kind !== 'number' || !wide.glued) return 0;
  const unit = tokens[i + 3]?.text ?? '';
  return INCHES.has(unit) || unit === '"' ? 4 : PANS.has(unit) ? 3 : 0;
}

const ordinalAt = (tokens: readonly Token[], i: number): number =>
  tokens[i + 1]?.glued && ORDINAL.has(tokens[i + 1]!.text) && Number.isInteger(tokens[i]!.value) ? 2 : 0;

const moneyBehind = (next: Token | undefined): number =>
  (SIGN.has(next?.text ?? '') && next!.glued) || MONEY.has(next?.text ?? '') ? 2 : 0;

const endsAt = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at];
  return token === undefined || token.kind === 'comma' || token.kind === 'and' || token.kind === 'other';
};
