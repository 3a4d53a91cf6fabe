import type { SaidFood } from '../food/index.js';
import { isPlural } from '../food/words.js';
import type { AmountPiece, EnergyPiece } from './pieces.js';
import type { CoverItem } from './cover.js';
import { CUTS, type Part } from './parts.js';
import { DESCRIBERS } from './plain-words.js';
import type { Token } from './tokens.js';

const WEIGHTY = new Set(['g', 'kg', 'oz', 'lb', 'mg']);
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

/** What a run of parts says of its food. */
export interface Said extends SaidFood {
  /** 2 for "double". */
  times: number;
  /** The quantity is a share: "half a". */
  share: boolean;
  /** What it holds by the user's own word, grams. */
  claims: Partial<Record<'protein' | 'carbs' | 'fat' | 'sugar', number>>;
  /** The only number stands after the name and has no unit. */
  trailing: boolean;
}

/** The amount, size and qualities that the parts `from` to `to` say of the food whose name they hold. */
export function saidOf(parts: readonly Part[], item: Pick<CoverItem, 'from' | 'to' | 'matched'>): Said {
  const bare: AmountPiece[] = [];
  const measured: AmountPiece[] = [];
  let energy: EnergyPiece | null = null;
  let portion: { unit: string; at: number } | null = null;
  let size: string | null = null;
  let opened = false;
  let amountBefore = false;
  let measuredInBrackets = false;
  let times = 1;
  const claims: Said['claims'] = {};
  const mods: string[] = [];
  const details: string[] = [];
  const matched = new Set(item.matched);
  const firstWord =
    item.matched.find((i) => !isLoose(parts[i]!) && !(nextIsOf(parts, i) && isUnitWord(parts[i]!))) ?? item.matched[0] ?? item.to;
  for (let i = item.from; i < item.to; i++) {
    const { piece, stem } = parts[i]!;
    if (piece.type === 'mod') mods.push(piece.text);
    else if (piece.type === 'energy') {
      if (piece.nutrient === 'calories') energy = piece;
      else if (piece.nutrient !== 'other') claims[piece.nutrient] = piece.value;
    } else if (piece.type === 'amount') {
      if (piece.times) times = piece.value;
      else if (piece.measure) {
        if (opened && amountBefore) measuredInBrackets = true;
        measured.push(piece);
      } else bare.push(piece);
    } else {
      const { token } = piece;
      if (token.kind === 'open') {
        opened = true;
        amountBefore = measured.length > 0 || bare.length > 0;
      } else if (token.kind === 'close') opened = false;
      else if (token.kind === 'word' || token.kind === 'number') {
        const inName = matched.has(i);
        if (COOKING.has(token.text)) details.push(token.text);
        const unit =
          token.portion ??
          (token.measure && (!inName || nextIsOf(parts, i)) && /^(?:cup|tbsp|tsp|pint|quart|gallon|l|lb)$/.test(token.measure)
            ? token.measure
            : null);
        if (unit === 'whole' && (portion || inName || measured.length > 0)) continue;
        if (unit && portion?.unit === 'whole') portion = null;
        if (
          unit &&
          (!inName ||
            (unit !== 'whole' && i < firstWord && item.matched.length > 1 && (nextIsOf(parts, i) || (i > item.from && !CUTS.has(unit)))))
        )
          portion ??= { unit, at: i };
        else if (token.size && !inName && size === null) size = token.size;
        else if (
          !inName &&
          (DESCRIBERS.has(token.text) || stem !== '' || /^\d+%$/.test(token.text)) &&
          !parts[i]!.typo &&
          !token.size &&
          token.text.length > 2
        )
          mods.push(token.text);
      }
    }
  }
  if (portion?.unit === 'whole' && measured.length > 0) portion = null;
  const count = bare.find((one) => !one.article) ?? null;
  const article = bare.find((one) => one.article) ?? null;
  const last = item.matched.length ? parts[item.matched[item.matched.length - 1]!]!.piece : null;
  const plural = item.matched.some((i) => pluralAt(parts, i)) && last !== null;
  const said: Said = {
    quantity: null,
    unit: null,
    size,
    details,
    each: null,
    plural,
    nameUnit:
      item.matched
        .map((i) => parts[i]!.piece)
        .map((piece) => (piece.type === 'token' ? piece.token.portion : null))
        .findLast((unit) => unit !== null) ?? null,
    mods,
    grams: null,
    calories: null,
    times,
    share: count?.share ?? false,
    claims,
    trailing:
      count !== null &&
      bare.length === 1 &&
      measured.length === 0 &&
      portion === null &&
      item.matched.length > 0 &&
      count.from > lastEnd(parts, item.matched),
  };
  const measure = measured[0] ?? null;
  const second = measured[1] ?? null;
  if (portion) {
    said.unit = portion.unit;
    said.quantity = count?.value ?? 1;
    if (measure) {
      const quantity = said.quantity;
      if (measuredInBrackets && quantity > 1 && WEIGHTY.has(measure.measure!) && !measure.each) said.grams = toGrams(measure);
      else said.each = { quantity: measure.value, unit: measure.measure! };
    }
  } else if (measure && second) {
    said.quantity = measure.value;
    said.unit = measure.measure;
    if (WEIGHTY.has(second.measure!)) said.grams = toGrams(second);
    else if (WEIGHTY.has(measure.measure!)) {
      said.quantity = second.value;
      said.unit = second.measure;
      said.grams = toGrams(measure);
    }
  } else if (measure) {
    const each =
      count !== null && (measure.each || (count.to <= measure.from && !measuredInBrackets && !count.share && adjacent(count, measure)));
    if (each) {
      said.quantity = count.value;
      said.each = { quantity: measure.value, unit: measure.measure! };
    } else if (count !== null && WEIGHTY.has(measure.measure!) && !count.share) {
      said.quantity = count.value;
      said.grams = toGrams(measure);
    } else {
      said.quantity = count?.share ? count.value * measure.value : measure.value;
      said.unit = measure.measure;
    }
  } else if (count) {
    said.quantity = count.value;
    if (count.share && size !== null) said.unit = size;
  } else if (article) said.quantity = article.vague ? null : 1;
  if (energy) said.calories = energy.each ? energy.value * (said.quantity ?? 1) : energy.value;
  if (energy?.each && said.unit === null) said.unit = 'pack';
  if (said.unit === 'footlong') mods.push('footlong');
  if ((said.grams ?? 0) < 0 || (said.each?.quantity ?? 0) < 0) {
    // "salad -5 g": less than nothing of the whole, so that it is refused
    said.quantity = -Math.abs(said.quantity ?? 1);
    said.grams = said.each = null;
  }
  return said;
}

function lastEnd(parts: readonly Part[], matched: readonly number[]): number {
  const { piece } = parts[matched[matched.length - 1]!]!;
  return piece.type === 'token' ? piece.token.to : piece.to;
}

function toGrams(amount: AmountPiece): number {
  return amount.value * ({ g: 1, kg: 1000, oz: 28.35, lb: 453.6, mg: 0.001 }[amount.measure!] ?? 1);
}

function adjacent(first: AmountPiece, second: AmountPiece): boolean {
  return second.from - first.to <= 2;
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
