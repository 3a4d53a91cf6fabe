import type { FoodIndex } from '../food/retrieval/food-index.js';
import { eachAt, readEnergy, readInches } from './amount-parts.js';
import { heldIn } from './held-in.js';
import { homophoneAt } from './homophones.js';
import { measureAfter } from './measure-after.js';
import { ARTICLES } from './number-words.js';
import { belongsToName } from './name-numbers.js';
import { otherNumberAt } from './numbered.js';
import { ownerAt, venueAt } from './owners.js';
import type { AmountPiece, Piece } from './pieces.js';
import { readNumber } from './read-number.js';
import type { Token } from './tokens.js';
import { ROUGHLY, type Weighing, weighingAt } from './weighing.js';

const SOUNDED = { article: false, share: false, vague: false, times: false };

/** Nobody eats so many of a thing: said of each, a bare number is what it holds. */
export const LEAST_ENERGY = 60;

/** What was read at a place, and where the reading goes on. Null: words that are left out. */
interface Step {
  piece: Piece | null;
  next: number;
}

/** Puts numbers, fractions, ranges and measures together. Numbers that belong to a food's name ("7 up", "2% milk") stay tokens. */
export function findAmounts(tokens: readonly Token[], forms: FoodIndex): Piece[] {
  const out: Piece[] = [];
  /** The words before an amount that say whose weight it is. */
  let said: Weighing | null = null;
  /** "4 oz each of chicken and rice": the amount of all that follows. */
  let every: AmountPiece | null = null;
  /** The unit that was counted last: "six pieces of tuna roll and four of salmon roll". */
  let counted: Token | null = null;
  let i = 0;
  while (i < tokens.length) {
    const weighing = weighingAt(tokens, i);
    if (weighing) {
      said = weighing;
      i = weighing.next;
      continue;
    }
    const { piece, next }: Step = otherAt(tokens, i, forms) ?? amountAt(tokens, i, said, forms);
    if (piece) out.push(piece);
    if (piece?.type === 'token' && piece.token.portion !== null && out.at(-2)?.type === 'amount') counted = piece.token;
    else if (counted && piece?.type === 'amount' && isCountOf(piece, tokens[next - 1]!))
      out.push({ type: 'token', token: { ...counted, from: piece.to, to: piece.to } });
    if (piece?.type === 'amount')
      every = piece.each && !piece.whole && (tokens[next - 1]?.text === 'of' || leadsList(out, tokens[next])) ? piece : null;
    else if (every && piece?.type === 'token' && (piece.token.kind === 'and' || piece.token.kind === 'comma') && next < tokens.length)
      if (!readNumber(tokens, next)) out.push({ ...every, from: piece.token.to, to: piece.token.to });
    i = next;
  }
  return out;
}

/** "150g each chicken, rice and beans": nothing is named before it. */
const leadsList = (out: readonly Piece[], next: Token | undefined): boolean => {
  const before = out.at(-2);
  return next?.kind === 'word' && (before === undefined || (before.type === 'token' && before.token.kind === 'comma'));
};

/** "Four of", with nothing that was counted. */
const isCountOf = ({ measure, article, share, times }: AmountPiece, last: Token): boolean =>
  measure === null && !article && !share && !times && OF.has(last.text);

const OF = new Set(['of', 'de', 'd', 'du', 'des']);

/** What looks like an amount and is none. */
function otherAt(tokens: readonly Token[], i: number, forms: FoodIndex): Step | null {
  const token = tokens[i]!;
  // "jersey mikes #7" is a name, "#2 of the day" counts occasions: neither counts pieces
  if (token.text === '#' && tokens[i - 1]?.place && tokens[i + 1]?.kind === 'number')
    return { piece: { type: 'token', token: tokens[i + 1]!, named: true }, next: i + 2 };
  if (token.text === '#') return { piece: null, next: tokens[i + 1]?.kind === 'number' ? i + 2 : i + 1 };
  const venue = venueAt(tokens, i);
  // what follows it is apart: "my plate from the takeout place was 4 slices of plantain"
  if (venue > 0) return { piece: { type: 'token', token: { ...token, kind: 'comma', text: ',', stem: '' } }, next: i + venue };
  const other = otherNumberAt(tokens, i, forms) || ownerAt(tokens, i, forms);
  if (other > 0) return { piece: null, next: i + other };
  if (token.text === '@') return { piece: null, next: i + 1 };
  const inches = readInches(tokens, i);
  if (inches) return { piece: { type: 'token', token: inches.token }, next: inches.next };
  const energy = readEnergy(tokens, i);
  if (energy) return energy;
  if (belongsToName(tokens, i, forms) || (token.text === 'a' && tokens[i - 1]?.text === 'fil'))
    return { piece: { type: 'token', token, named: true }, next: i + 1 };
  // "pollo a la plancha": how it was made, not one more
  if (token.text === 'a' && tokens[i + 1]?.text === 'la') return { piece: { type: 'token', token }, next: i + 1 };
  return null;
}

function amountAt(tokens: readonly Token[], i: number, said: Weighing | null, forms: FoodIndex): Step {
  const token = tokens[i]!;
  const sounds = homophoneAt(tokens, i, forms);
  const before = sounds === null ? readNumber(tokens, i) : { ...SOUNDED, value: sounds, next: i + 1 };
  // "a three musketeers"
  const read =
    before?.next === i + 2 && ARTICLES.has(token.text) && belongsToName(tokens, i + 1, forms)
      ? { ...before, article: true, value: 1, next: i + 1 }
      : before;
  if (!read) return { piece: ROUGHLY.has(token.text) && tokens[i + 1]?.kind === 'number' ? null : { type: 'token', token }, next: i + 1 };
  // a strength, not an amount: "edible 10mg"
  if (tokens[read.next]?.text === 'mg') return { piece: null, next: read.next + 1 };
  const { measure, next } = measureAfter(tokens, read);
  const value = isBelowNothing(tokens, i) ? -read.value : read.value;
  const held = heldIn(tokens, { value, measure, from: token.from, next });
  if (held) return held;
  const each = eachAt(tokens, next);
  const end = next + each;
  // "2 granola bars, 190 each"
  if (each > 0 && measure === null && value >= LEAST_ENERGY)
    return {
      piece: { type: 'energy', value, nutrient: 'calories', each: true, pack: false, from: token.from, to: tokens[end - 1]!.to },
      next: end,
    };
  const weighs = said?.next === i ? said : null;
  return {
    piece: {
      type: 'amount',
      value,
      measure,
      article: read.article,
      share: read.share,
      vague: read.vague,
      each: each > 0 || weighs?.each === true,
      whole: weighs?.each === false,
      times: read.times,
      behind: token.text === 'x' && tokens[i - 1]?.kind === 'word',
      from: token.from,
      to: tokens[end - 1]!.to,
    },
    next: behindOf(tokens, end),
  };
}

/** "-3 eggs": kept, so that it is refused and not read as three. */
function isBelowNothing(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i]!;
  const before = tokens[i - 1];
  return before?.text === '-' && token.glued && token.kind === 'number' && !before.glued;
}

/** "126 g of rice", "2 tranches de pain": the amount is followed by nothing but its food. */
function behindOf(tokens: readonly Token[], at: number): number {
  let next = at;
  while (tokens[next]?.text === 'of' || (tokens[next]?.kind === 'empty' && ['de', 'd', 'du', 'des'].includes(tokens[next]!.text))) next++;
  return next;
}
