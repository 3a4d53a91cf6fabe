import type { FormIndex } from '../food/form-index.js';
import { readEnergy, readInches } from './amount-parts.js';
import { heldIn } from './held-in.js';
import { measureAfter } from './measure-after.js';
import { belongsToName } from './name-numbers.js';
import type { ModPiece, Piece } from './pieces.js';
import { readNumber } from './read-number.js';
import type { Token } from './tokens.js';
import { ROUGHLY, type Weighing, weighingAt } from './weighing.js';

/** What was read at a place, and where the reading goes on. Null: words that are left out. */
interface Step {
  piece: Piece | null;
  next: number;
}

/** Puts numbers, fractions, ranges and measures together. Numbers that belong to a food's name ("7 up", "2% milk") stay tokens. */
export function findAmounts(tokens: readonly Token[], forms: FormIndex, mods?: ReadonlyMap<Token, ModPiece>): Piece[] {
  const out: Piece[] = [];
  /** The words before an amount that say whose weight it is. */
  let said: Weighing | null = null;
  let i = 0;
  while (i < tokens.length) {
    const mod = mods?.get(tokens[i]!);
    const weighing = mod ? null : weighingAt(tokens, i);
    if (weighing) {
      said = weighing;
      i = weighing.next;
      continue;
    }
    const { piece, next }: Step = mod ? { piece: mod, next: i + 1 } : (otherAt(tokens, i, forms) ?? amountAt(tokens, i, said));
    if (piece) out.push(piece);
    i = next;
  }
  return out;
}

/** What looks like an amount and is none. */
function otherAt(tokens: readonly Token[], i: number, forms: FormIndex): Step | null {
  const token = tokens[i]!;
  // "#2 of the day" counts occasions, not pieces
  if (token.text === '#') return { piece: null, next: tokens[i + 1]?.kind === 'number' ? i + 2 : i + 1 };
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

function amountAt(tokens: readonly Token[], i: number, said: Weighing | null): Step {
  const token = tokens[i]!;
  const read = readNumber(tokens, i);
  if (!read) return { piece: ROUGHLY.has(token.text) && tokens[i + 1]?.kind === 'number' ? null : { type: 'token', token }, next: i + 1 };
  // a strength, not an amount: "edible 10mg"
  if (tokens[read.next]?.text === 'mg') return { piece: null, next: read.next + 1 };
  const { measure, half, next } = measureAfter(tokens, read);
  const value = (isBelowNothing(tokens, i) ? -read.value : read.value) + (half ? 0.5 : 0);
  const held = heldIn(tokens, { value, measure, from: token.from, next });
  if (held) return held;
  const each = /^(?:each|apiece|chacun|chacune)$/.test(tokens[next]?.text ?? '');
  const end = each ? next + 1 : next;
  const weighs = said?.next === i ? said : null;
  return {
    piece: {
      type: 'amount',
      value,
      measure,
      article: read.article,
      share: read.share,
      vague: read.vague,
      each: each || weighs?.each === true,
      whole: weighs?.each === false,
      times: read.times,
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
  while (tokens[next]?.text === 'of' || (tokens[next]?.kind === 'empty' && /^(?:de|d|du|des)$/.test(tokens[next]!.text))) next++;
  return next;
}
