import { isPlural } from '../food/words.js';
import { type Element, wordOf } from './cover/element.js';
import { BREADS } from './cover/listed-before.js';
import { amountOf, type Heard, isSaidRoughly, isWeightUnit, type Said } from './heard-amount.js';
import { lessOf } from '../food/retrieval/name-words.js';
import { stemWord } from '../food/words.js';
import type { EnergyPiece, TokenPiece } from './pieces.js';
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

/** Portion words that are mostly part of a name: chicken breast, egg roll, protein bar. */
const CUTS: ReadonlySet<string> = new Set(
  'breast thigh wing leg drumstick rib chop bar roll stick wrap cone patty ring ball spear'.split(' '),
);

interface Run {
  from: number;
  to: number;
  /** Elements that the food's names hold. */
  matched: readonly number[];
}

/** The amount, size and qualities that the parts `from` to `to` say of the food whose name they hold. */
export function saidOf(parts: readonly Element[], item: Run): Said {
  const heard = gather(parts, item);
  const count = heard.bare.find((one) => !one.article) ?? null;
  const { quantity, unit, each, grams } = amountOf(heard, count);
  const { energy } = heard;
  const said: Said = {
    quantity,
    unit: energy?.pack && unit === null ? 'pack' : unit,
    size:
      heard.portion !== null && quantity !== null && heard.measured.some((one) => isSaidRoughly(heard.portion!, one)) ? null : heard.size,
    details: heard.details,
    each,
    plural: item.matched.some((i) => pluralAt(parts, i)),
    nameUnit:
      item.matched
        .map((i) => parts[i]!.piece)
        .map((piece) => (piece.type === 'token' ? piece.token.portion : null))
        .findLast((unit) => unit !== null) ?? null,
    mods: heard.mods,
    words: wordsIn(parts, item),
    grams,
    calories: energy && energy.value * (isOfEach(energy, heard, unit, startOfName(parts, item)) ? (quantity ?? 1) : 1),
    times: heard.times,
    share: count?.share ?? false,
    claims: heard.claims,
    trailing:
      count !== null &&
      unit === null &&
      heard.bare.length === 1 &&
      heard.measured.length === 0 &&
      heard.portion === null &&
      item.matched.length > 0 &&
      count.from > lastEnd(parts, item.matched),
  };
  if (said.unit === 'footlong') heard.mods.push('footlong');
  return notBelowNothing(said);
}

/** Of every piece, or of the whole of which a share was eaten: told so, or by its place: "two 90 calorie brownies", "half a 600 calorie burrito". */
function isOfEach(energy: EnergyPiece, { bare }: Heard, unit: string | null, nameAt: number): boolean {
  if (unit !== null && isWeightUnit(unit)) return false;
  return energy.each || (energy.to <= nameAt && bare.some((count) => !count.article && count.to <= energy.from));
}

const startOfName = (parts: readonly Element[], { matched, to }: Run): number => {
  const piece = parts[matched[0] ?? to]?.piece;
  return piece === undefined ? Number.POSITIVE_INFINITY : piece.type === 'token' ? piece.token.from : piece.from;
};

function gather(parts: readonly Element[], item: Run): Heard {
  const heard: Heard = {
    bare: [],
    measured: [],
    measuredInBrackets: false,
    countInBrackets: null,
    energy: null,
    drunk: item.matched.some((i) => parts[i]!.common?.tags.has('drink')),
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
      if (isOfFlavour(parts, i + 1, item)) continue;
      if (piece.times) heard.times = piece.value;
      else if (piece.measure) {
        heard.measuredInBrackets ||= opened && amountBefore;
        heard.measured.push(piece);
      } else {
        heard.bare.push(piece);
        if (opened) heard.countInBrackets = piece;
      }
    } else if (piece.token.kind === 'open') {
      opened = true;
      amountBefore = heard.measured.length > 0 || heard.bare.length > 0;
    } else if (piece.token.kind === 'close') opened = false;
    else if (parts[i]!.negated && !(item.matched.includes(i) && lessOf(piece.token.text) !== null)) hearAway(heard, parts, i);
    else if (piece.token.kind === 'word' || piece.token.kind === 'number') hearWord(heard, parts, i, piece.token, item, firstWord);
  }
  if (heard.portion === 'whole' && heard.measured.length > 0) heard.portion = null;
  return heard;
}

/** "The pt fridge": a unit cut short is one behind a number or before "of". */
const isVessel = ({ measure, text }: Token, ofNext: boolean, inName: boolean): boolean =>
  VESSELS.has(measure!) && (ofNext || (!inName && !CUT_SHORT.has(text)));
const CUT_SHORT = new Set(['pt', 'pts', 'qt', 'l', 'lb', 'lbs', 'gal', 'c']);

/** A unit, a size, a quality, or a word of the name that may also be a unit ("a slice of toast"). */
function hearWord(heard: Heard, parts: readonly Element[], i: number, token: Token, item: Run, firstWord: number): void {
  const inName = item.matched.includes(i);
  if (COOKING.has(token.text)) heard.details.push(token.text);
  const ofNext = nextIsOf(parts, i);
  const unit = token.portion ?? (token.measure && isVessel(token, ofNext, inName) ? token.measure : null);
  if (unit === 'whole' && item.matched.length > 0 && i > item.matched[0]!) return;
  if (unit === 'whole' && (heard.portion !== null || inName || heard.measured.length > 0)) return;
  if (unit && heard.portion === 'whole') heard.portion = null;
  const inFrontOfName =
    inName && unit !== 'whole' && i < firstWord && item.matched.length > 1 && (ofNext || (i > item.from && !CUTS.has(unit ?? '')));
  // "creamer cup", "pudding cup": what it comes in, and no measure
  const comesIn = unit === 'cup' && item.matched.includes(i - 1);
  // "a plate of sushi, 12 pieces": counted are the pieces
  const counts = unit === 'piece' && heard.portion !== null && isOnlyCount(heard, parts[i - 1]);
  if (counts) heard.portion = unit;
  else if (unit && (isPlace(parts, i, heard) || isOfFlavour(parts, i, item))) return;
  else if (unit && (!inName || inFrontOfName)) heard.portion ??= comesIn ? 'container' : unit;
  else if (
    token.size &&
    !inName &&
    !isOfCrust(parts, i) &&
    (heard.size === null || (SINGLE.has(token.size) && SMALL.has(heard.size))) &&
    isNear(parts, i, item)
  )
    heard.size = token.size;
  else if (!inName && describes(parts[i]!)) heard.mods.push(isBreadUnder(parts, i) ? `on ${token.text}` : token.text);
}

/** "BLT on sourdough": of what its bread is, which is no food that was left out. */
const isBreadUnder = (parts: readonly Element[], i: number): boolean =>
  parts[i - 1]?.joint === 'on' && (BREADS.has(parts[i]!.common?.category ?? '') || GRAINS.has(wordOf(parts[i]!)));
const GRAINS: ReadonlySet<string> = new Set(['wheat', 'rye', 'white', 'multigrain', 'ble', 'trigo']);

/** "Latte, 2 pumps vanilla": of what flavours it. */
function isOfFlavour(parts: readonly Element[], i: number, { matched, to }: Run): boolean {
  const piece = i < to ? parts[i]!.piece : null;
  return piece?.type === 'token' && piece.token.portion === 'pump' && matched.length > 0 && i > matched[0]!;
}

/** "Pizza on a stick", "a cup of chowder in bar harbor": where it was, and no measure of it; "cereal in a bowl" tells how much. */
function isPlace(parts: readonly Element[], i: number, { bare, measured }: Heard): boolean {
  const before = parts[i - 1];
  const led = before !== undefined && ((before.piece.type === 'amount' && before.piece.article) || WHOSE.has(wordOf(before)));
  const at = led ? i - 2 : i - 1;
  return parts[at]?.joint === 'on' && (measured.length > 0 || bare.some(({ article }) => !article) || STANDS.has(wordOf(parts[i]!)));
}
const WHOSE: ReadonlySet<string> = new Set(['my', 'the', 'our', 'mon', 'le', 'la', 'mi', 'el']);
const STANDS: ReadonlySet<string> = new Set(['bar', 'stick', 'roll', 'stack', 'tray', 'rack', 'row']);

const isOnlyCount = ({ bare, measured }: Heard, before: Element | undefined): boolean =>
  before?.piece === bare.find((one) => !one.article) && before?.piece === bare.at(-1) && measured.length === 0;

/** A word that tells something of the food, though its name does not hold it. */
const SINGLE = new Set(['single serving', 'individual']);
const SMALL = new Set(['small', 'little', 'mini', 'tiny']);

/** "Regular crust": how thick, not how large. */
const isOfCrust = (parts: readonly Element[], i: number): boolean => {
  const next = parts[i + 1]?.piece;
  return next?.type === 'token' && next.token.stem === 'crust';
};

/** Behind the name a size belongs to it only next to it, or in brackets: "coke, large", not "mt dew, so full". */
function isNear(parts: readonly Element[], i: number, { matched }: Run): boolean {
  const last = matched.at(-1);
  if (last === undefined || i < last) return true;
  for (let k = last + 1; k < i; k++) {
    const { piece } = parts[k]!;
    if (piece.type === 'token' && piece.token.kind === 'word' && piece.token.portion === null) return false;
  }
  return true;
}

function describes({ piece, within, strange, negated }: Element): boolean {
  return piece.type === 'token' && !negated && !strange && within >= 0.3 && !piece.token.size && piece.token.text.length > 2;
}

/** Stems of all that is said of the food. */
function wordsIn(parts: readonly Element[], { from, to }: Run): string[] {
  const out: string[] = [];
  for (let i = from; i < to; i++) {
    const { piece, stems, abroad } = parts[i]!;
    if (piece.type !== 'token' || piece.token.kind !== 'word') continue;
    // portions are told in English
    if (abroad) out.push(...stems.map(({ stem }) => stem));
    else out.push(stems[0]?.stem ?? stemWord(piece.token.text));
  }
  return out;
}

/** "no cheese": words left away, as one. */
function hearAway(heard: Heard, parts: readonly Element[], i: number): void {
  const { text } = (parts[i]!.piece as TokenPiece).token;
  const before = parts[i - 1];
  if (before?.negated && heard.mods.length > 0) heard.mods[heard.mods.length - 1] += ` ${text}`;
  else heard.mods.push(`no ${text}`);
}

/** "Salad -5 g": less than nothing of the whole, so that it is refused. */
function notBelowNothing(said: Said): Said {
  if ((said.grams ?? 0) >= 0 && (said.each?.quantity ?? 0) >= 0) return said;
  return { ...said, quantity: -Math.abs(said.quantity ?? 1), grams: null, each: null };
}

function lastEnd(parts: readonly Element[], matched: readonly number[]): number {
  const { piece } = parts[matched[matched.length - 1]!]!;
  return piece.type === 'token' ? piece.token.to : piece.to;
}

function isLoose(part: Element): boolean {
  return part.piece.type === 'token' && part.piece.token.portion !== null && !CUTS.has(part.piece.token.portion);
}

function isUnitWord({ piece }: Element): boolean {
  return piece.type === 'token' && (piece.token.portion !== null || piece.token.measure !== null);
}

function nextIsOf(parts: readonly Element[], i: number): boolean {
  const next = parts[i + 1]?.piece;
  return next?.type === 'token' && next.token.kind === 'empty';
}

function pluralAt(parts: readonly Element[], i: number): boolean {
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
