import { isPlural } from '../food/words.js';
import type { CoverItem } from './cover.js';
import { amountOf, type Heard, type Said } from './heard-amount.js';
import { CUTS, type Part } from './parts.js';
import { DESCRIBERS } from './plain-words.js';
import type { Token } from './tokens.js';

/** Measures that also stand for a portion: "a cup of soup". */
const VESSELS = new Set(['cup', 'tbsp', 'tsp', 'pint', 'quart', 'gallon', 'l', 'lb']);
const COOKING = new Set([
  'raw',
  'cooked',
  'uncooked',
  'dry',
  'diced',
  'chopped',
  'sliced',
  'shredded',
  'mashed',
  'melted',
  'crushed',
  'crumbled',
  'ground',
]);

type Run = Pick<CoverItem, 'from' | 'to' | 'matched'>;

/** The amount, size and qualities that the parts `from` to `to` say of the food whose name they hold. */
export function saidOf(parts: readonly Part[], item: Run): Said {
  const heard = gather(parts, item);
  const count = heard.bare.find((one) => !one.article) ?? null;
  const { quantity, unit, each, grams } = amountOf(heard, count);
  const { energy } = heard;
  const said: Said = {
    quantity,
    unit: energy?.each && unit === null ? 'pack' : unit,
    size: heard.size,
    details: heard.details,
    each,
    plural: item.matched.some((i) => pluralAt(parts, i)),
    nameUnit:
      item.matched
        .map((i) => parts[i]!.piece)
        .map((piece) => (piece.type === 'token' ? piece.token.portion : null))
        .findLast((unit) => unit !== null) ?? null,
    mods: heard.mods,
    grams,
    calories: energy?.each ? energy.value * (quantity ?? 1) : (energy?.value ?? null),
    times: heard.times,
    share: count?.share ?? false,
    claims: heard.claims,
    trailing:
      count !== null &&
      heard.bare.length === 1 &&
      heard.measured.length === 0 &&
      heard.portion === null &&
      item.matched.length > 0 &&
      count.from > lastEnd(parts, item.matched),
  };
  if (said.unit === 'footlong') heard.mods.push('footlong');
  return notBelowNothing(said);
}

function gather(parts: readonly Part[], item: Run): Heard {
  const heard: Heard = {
    bare: [],
    measured: [],
    measuredInBrackets: false,
    energy: null,
    portion: null,
    size: null,
    times: 1,
    claims: {},
    mods: [],
    details: [],
  };
  const firstWord =
    item.matched.find((i) => !isLoose(parts[i]!) && !(nextIsOf(parts, i) && isUnitWord(parts[i]!))) ?? item.matched[0] ?? item.to;
  /** Whether a bracket is open, and whether an amount stands before it. */
  let opened = false;
  let amountBefore = false;
  for (let i = item.from; i < item.to; i++) {
    const { piece } = parts[i]!;
    if (piece.type === 'mod') heard.mods.push(piece.text);
    else if (piece.type === 'energy') {
      if (piece.nutrient === 'calories') heard.energy = piece;
      else if (piece.nutrient !== 'other') heard.claims[piece.nutrient] = piece.value;
    } else if (piece.type === 'amount') {
      if (piece.times) heard.times = piece.value;
      else if (piece.measure) {
        heard.measuredInBrackets ||= opened && amountBefore;
        heard.measured.push(piece);
      } else heard.bare.push(piece);
    } else if (piece.token.kind === 'open') {
      opened = true;
      amountBefore = heard.measured.length > 0 || heard.bare.length > 0;
    } else if (piece.token.kind === 'close') opened = false;
    else if (piece.token.kind === 'word' || piece.token.kind === 'number') hearWord(heard, parts, i, piece.token, item, firstWord);
  }
  if (heard.portion === 'whole' && heard.measured.length > 0) heard.portion = null;
  return heard;
}

/** A unit, a size, a quality, or a word of the name that may also be a unit ("a slice of toast"). */
function hearWord(heard: Heard, parts: readonly Part[], i: number, token: Token, item: Run, firstWord: number): void {
  const inName = item.matched.includes(i);
  if (COOKING.has(token.text)) heard.details.push(token.text);
  const ofNext = nextIsOf(parts, i);
  const unit = token.portion ?? (token.measure && (!inName || ofNext) && VESSELS.has(token.measure) ? token.measure : null);
  if (unit === 'whole' && (heard.portion !== null || inName || heard.measured.length > 0)) return;
  if (unit && heard.portion === 'whole') heard.portion = null;
  const inFrontOfName =
    inName && unit !== 'whole' && i < firstWord && item.matched.length > 1 && (ofNext || (i > item.from && !CUTS.has(unit ?? '')));
  if (unit && (!inName || inFrontOfName)) heard.portion ??= unit;
  else if (token.size && !inName && heard.size === null) heard.size = token.size;
  else if (!inName && describes(parts[i]!, token)) heard.mods.push(token.text);
}

function describes({ stem, typo }: Part, { text, size }: Token): boolean {
  return (DESCRIBERS.has(text) || stem !== '' || /^\d+%$/.test(text)) && !typo && !size && text.length > 2;
}

/** "Salad -5 g": less than nothing of the whole, so that it is refused. */
function notBelowNothing(said: Said): Said {
  if ((said.grams ?? 0) >= 0 && (said.each?.quantity ?? 0) >= 0) return said;
  return { ...said, quantity: -Math.abs(said.quantity ?? 1), grams: null, each: null };
}

function lastEnd(parts: readonly Part[], matched: readonly number[]): number {
  const { piece } = parts[matched[matched.length - 1]!]!;
  return piece.type === 'token' ? piece.token.to : piece.to;
}

function isLoose(part: Part): boolean {
  return part.piece.type === 'token' && part.piece.token.portion !== null && !CUTS.has(part.piece.token.portion);
}

function isUnitWord({ piece }: Part): boolean {
  return piece.type === 'token' && (piece.token.portion !== null || piece.token.measure !== null);
}

function nextIsOf(parts: readonly Part[], i: number): boolean {
  const next = parts[i + 1]?.piece;
  return next?.type === 'token' && next.token.kind === 'empty';
}

function pluralAt(parts: readonly Part[], i: number): boolean {
  const { piece } = parts[i]!;
  if (piece.type !== 'token') return false;
  return isPlural(piece.token.text);
}

/** The words of a token list as said, without signs. */
export function wordsOf(tokens: readonly Token[]): string {
  return tokens
    .filter((token) => token.kind !== 'comma' && token.kind !== 'open' && token.kind !== 'close' && token.kind !== 'other')
    .map((token) => token.text)
    .join(' ');
}
