import type { FoodTable } from '../food/food-table.js';
import type { Piece } from './pieces.js';
import { findPlaces } from './places.js';
import { COMMON_WORDS, DESCRIBERS, FILLERS, FLAVORS } from './plain-words.js';
import type { Token } from './tokens.js';
import { correctWord } from './typos.js';

/** A piece of a clause with what it costs to leave it unexplained. */
export interface Part {
  piece: Piece;
  /** Stem to look up; '' when it cannot name a food. */
  stem: string;
  /** Cost when it stands within an item whose food does not hold it. */
  within: number;
  /** Cost when it belongs to no item. */
  outside: number;
  typo: boolean;
  /** Says how a food is, though a food is called so: the "sugar" of "sugar free". */
  quality?: boolean;
  /** A shop or restaurant ("from taco bell"): may tell which row, is no food alone. */
  place?: boolean;
}

/** Portion words that are mostly part of a name: chicken breast, egg roll, protein bar. */
export const CUTS: ReadonlySet<string> = new Set([
  'breast',
  'thigh',
  'wing',
  'leg',
  'drumstick',
  'rib',
  'chop',
  'bar',
  'roll',
  'stick',
  'wrap',
  'cone',
  'patty',
  'ring',
  'ball',
  'spear',
]);

const FREE_OF = new Set(['sugar', 'fat', 'gluten', 'dairy', 'caffeine', 'lactose', 'salt', 'cholesterol']);

/** What each piece costs unexplained, and under which stem foods hold it. Misspelt words get the stem they stand for. */
export function weighParts(pieces: readonly Piece[], table: FoodTable): Part[] {
  const places = findPlaces(pieces);
  const parts = pieces.map((piece, i): Part => {
    if (piece.type === 'mod' || piece.type === 'energy') return { piece, stem: '', within: 0, outside: 0.1, typo: false };
    if (piece.type === 'amount')
      return { piece, stem: '', within: 0, outside: piece.article ? 0.05 : piece.measure ? 2.5 : 2.2, typo: false };
    const { token } = piece;
    if (token.kind !== 'word' && token.kind !== 'number') return { piece, stem: '', within: 0, outside: 0, typo: false };
    const { stem, within, outside, typo } = weighWord(token, table);
    if (places.has(i)) return { piece, stem: typo ? '' : stem, within: 0.05, outside: 0, typo: false, place: true };
    return { piece, stem, within, outside: piece.named ? Math.max(1.2, outside) : outside, typo };
  });
  parts.forEach((part, i) => {
    const next = parts[i + 1]?.piece;
    // "sugar free" is no sugar
    if (part.stem !== '' && next?.type === 'token' && next.token.text === 'free' && FREE_OF.has(part.stem))
      parts[i] = { ...part, within: 0.45, outside: 0.3, quality: true };
  });
  for (let i = 0; i < parts.length; i++) holdNames(parts, i, table);
  return parts;
}

/** Words that make up a name together ("hot dog", "big mac") are not to be passed over, however common each is. */
function holdNames(parts: Part[], start: number, table: FoodTable): void {
  let key = parts[start]!.stem;
  if (key === '' || parts[start]!.place) return;
  for (let end = start + 1; end < parts.length && end < start + 4; end++) {
    const { stem, place } = parts[end]!;
    if (stem === '' || place) return;
    key += ` ${stem}`;
    if (table.forms.exact.has(key)) for (let k = start; k <= end; k++) parts[k]!.outside = Math.max(1, parts[k]!.outside);
  }
}

function weighWord(token: Token, table: FoodTable): Omit<Part, 'piece'> {
  const posting = table.forms.postings.get(token.stem);
  const { text } = token;
  if (token.portion)
    return {
      stem: posting ? token.stem : '',
      within: CUTS.has(token.portion) ? 0.35 : 0.08,
      outside: posting && table.forms.single.has(token.stem) ? 1.7 : 0.6,
      typo: false,
    };
  if (token.size) return { stem: posting ? token.stem : '', within: 0.05, outside: 0.2, typo: false };
  if (FILLERS.has(text))
    return { stem: posting && !table.forms.single.has(token.stem) ? token.stem : '', within: 0.05, outside: 0, typo: false };
  if (posting) {
    const single = table.forms.single.has(token.stem);
    if (token.kind === 'number') return { stem: token.stem, within: 0.4, outside: 2.2, typo: false };
    if (DESCRIBERS.has(text)) return { stem: token.stem, within: 0.45, outside: single ? 1 : 0.55, typo: false };
    if (FLAVORS.has(token.stem)) return { stem: token.stem, within: single ? 0.9 : 0.4, outside: single ? 3 : 0.9, typo: false };
    if (COMMON_WORDS.has(text) && !single) return { stem: token.stem, within: 0.5, outside: 0.2, typo: false };
    return { stem: token.stem, within: single ? 3 : 0.5 + posting.weight, outside: single ? 4 : 0.7 + posting.weight * 0.6, typo: false };
  }
  if (DESCRIBERS.has(text)) return { stem: '', within: 0.1, outside: 0.1, typo: false };
  if (token.kind === 'number' || COMMON_WORDS.has(text)) return { stem: '', within: 0.5, outside: 0.1, typo: false };
  const correction = correctWord(token.stem, table);
  if (correction) return { stem: correction.stem, within: 0.9, outside: correction.sure ? 2.6 : 0.35, typo: true };
  return { stem: '', within: 0.9, outside: 0.35, typo: false };
}

/** "slice", "bag": says how much, even where a name holds it. */
export function isMeasureWord({ piece }: Part): boolean {
  return piece.type === 'token' && piece.token.portion !== null && !CUTS.has(piece.token.portion);
}

/** "and", "with", a comma: what two foods are joined by. */
export function isJoint(part: Part): boolean {
  return (
    part.piece.type === 'token' &&
    (part.piece.token.kind === 'and' ||
      part.piece.token.kind === 'with' ||
      part.piece.token.kind === 'comma' ||
      part.piece.token.kind === 'on')
  );
}
