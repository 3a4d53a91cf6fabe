import type { FormIndex, FoodTable } from '../food/food-table.js';
import { misfit } from '../food/portions.js';
import type { AmountPiece, Piece } from './amounts.js';
import { COMMON_WORDS, DESCRIBERS, FILLERS, FLAVORS } from './plain-words.js';
import type { Token } from './tokens.js';
import { findPlaces } from './places.js';
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
  /** A shop or restaurant ("from taco bell"): may tell which row, is no food alone. */
  place?: boolean;
}

/** One item of the cheapest cover: the parts `from` to `to` (exclusive) are one food. */
export interface CoverItem {
  from: number;
  to: number;
  form: number;
  cost: number;
  /** Indexes of the parts that are words of the food's name. */
  matched: number[];
  /** The second best food of the same run, when it is nearly as good. */
  rival: number;
}

// Every item costs this much, so that one dish is preferred to its parts read apart.
const ITEM = 1.6;
const LONGEST = 18;

const isToken = (part: Part): part is Part & { piece: { type: 'token'; token: Token } } => part.piece.type === 'token';

/** What each piece costs unexplained, and under which stem foods hold it. Misspelt words get the stem they stand for. */
export function weighParts(pieces: readonly Piece[], table: FoodTable): Part[] {
  const places = findPlaces(pieces);
  return pieces.map((piece, i) => {
    if (piece.type === 'mod' || piece.type === 'energy') return { piece, stem: '', within: 0, outside: 0.1, typo: false };
    if (piece.type === 'amount') return { piece, stem: '', within: 0, outside: piece.article ? 0.05 : piece.measure ? 2.5 : 2.2, typo: false };
    const { token } = piece;
    if (token.kind !== 'word' && token.kind !== 'number') return { piece, stem: '', within: 0, outside: 0, typo: false };
    const weighed = weighWord(token, table);
    if (places.has(i)) return { piece, stem: weighed.typo ? '' : weighed.stem, within: 0.05, outside: 0, typo: false, place: true };
    return { piece, ...weighed, outside: piece.named ? Math.max(1.2, weighed.outside) : weighed.outside };
  });
}

function weighWord(token: Token, table: FoodTable): Omit<Part, 'piece'> {
  const posting = table.forms.postings.get(token.stem);
  const { text } = token;
  if (token.portion) return { stem: posting ? token.stem : '', within: CUTS.has(token.portion) ? 0.35 : 0.08, outside: posting && table.forms.single.has(token.stem) ? 1.7 : 0.6, typo: false };
  if (token.size) return { stem: posting ? token.stem : '', within: 0.05, outside: 0.2, typo: false };
  if (FILLERS.has(text)) return { stem: posting && !table.forms.single.has(token.stem) ? token.stem : '', within: 0.05, outside: 0, typo: false };
  if (posting) {
    const single = table.forms.single.has(token.stem);
    if (token.kind === 'number') return { stem: token.stem, within: 0.4, outside: 2.2, typo: false };
    if (DESCRIBERS.has(text)) return { stem: token.stem, within: 0.2, outside: single ? 1 : 0.3, typo: false };
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

/** Portion words that are mostly part of a name: chicken breast, egg roll, protein bar. */
export const CUTS: ReadonlySet<string> = new Set(['breast', 'thigh', 'wing', 'leg', 'drumstick', 'rib', 'chop', 'bar', 'roll', 'stick', 'wrap', 'cone', 'patty', 'ring', 'ball', 'spear']);

interface Scratch {
  gain: Float32Array;
  touched: Int32Array;
}
const scratches = new WeakMap<FoodTable, Scratch>();

/**
 * The cheapest way to explain a clause: runs of neighbouring parts that are one food each, the rest left over.
 * Splits and foods are chosen together: every run is scored against every food that shares a word with it, each item
 * costs a fixed amount, and an item holds at most one amount.
 */
export function coverParts(parts: readonly Part[], table: FoodTable): CoverItem[] {
  const n = parts.length;
  const total = new Float64Array(n + 1).fill(Number.POSITIVE_INFINITY);
  const via: (CoverItem | null)[] = Array.from({ length: n + 1 }, () => null);
  total[0] = 0;
  let scratch = scratches.get(table);
  if (!scratch) scratches.set(table, (scratch = { gain: new Float32Array(table.forms.food.length), touched: new Int32Array(table.forms.food.length) }));
  for (let start = 0; start < n; start++) {
    const part = parts[start]!;
    const skipped = total[start]! + part.outside;
    if (skipped < total[start + 1]!) {
      total[start + 1] = skipped;
      via[start + 1] = null;
    }
    if (!canStart(part)) continue;
    extend(parts, start, table, scratch, total, via);
  }
  const items: CoverItem[] = [];
  for (let end = n; end > 0; ) {
    const item = via[end];
    if (item) {
      items.push(item);
      end = item.from;
    } else end--;
  }
  return items.reverse();
}

function canStart(part: Part): boolean {
  if (part.piece.type === 'amount') return true;
  if (part.piece.type === 'energy') return true;
  if (part.piece.type !== 'token') return false;
  const { token } = part.piece;
  return part.stem !== '' || token.portion !== null || token.size !== null || (token.kind === 'word' && DESCRIBERS.has(token.text));
}

/** "slice", "bag": says how much, even where a name holds it. */
function isMeasureWord({ piece }: Part): boolean {
  return piece.type === 'token' && piece.token.portion !== null && !CUTS.has(piece.token.portion);
}

function isJoint(part: Part): boolean {
  return part.piece.type === 'token' && (part.piece.token.kind === 'and' || part.piece.token.kind === 'with' || part.piece.token.kind === 'comma' || part.piece.token.kind === 'on');
}

function extend(parts: readonly Part[], start: number, table: FoodTable, { gain, touched }: Scratch, total: Float64Array, via: (CoverItem | null)[]): void {
  const { forms } = table;
  let count = 0;
  let unmatched = 0;
  let typos = 0;
  let joints = 0;
  let amount: AmountPiece | null = null;
  let unit: { name: string; at: number } | null = null;
  const seen: string[] = [];
  for (let end = start; end < parts.length && end - start < LONGEST; end++) {
    const part = parts[end]!;
    if (part.piece.type === 'token' && part.piece.token.text === '\n') break;
    if (isJoint(part)) {
      // "with 30g protein" and "with no cheese" say more of the same food
      const next = parts[end + 1]?.piece.type;
      if (next !== 'energy' && next !== 'mod' && ++joints > 3) break;
      continue;
    }
    if (part.piece.type === 'amount') {
      if (part.piece.times && end > start) break;
      if (amount && !combines(amount, part.piece, parts, end)) break;
      if (amount === null || !part.piece.article) amount = part.piece;
      if (part.piece.measure) unit ??= { name: part.piece.measure, at: -1 };
    }
    if (part.piece.type === 'token' && part.piece.token.portion) unit ??= { name: part.piece.token.portion, at: end };
    unmatched += part.within;
    if (part.typo) typos++;
    if (part.stem) {
      const stem = seen.includes(part.stem) && forms.postings.has(`${part.stem}#2`) ? `${part.stem}#2` : part.stem;
      if (!seen.includes(stem)) {
        seen.push(stem);
        const posting = forms.postings.get(stem)!;
        for (let k = 0; k < posting.forms.length; k++) {
          const form = posting.forms[k]!;
          if (gain[form] === 0) touched[count++] = form;
          gain[form]! += posting.gain[k]! + part.within;
        }
      }
    }
    if (count === 0) continue;
    const after = parts[end + 1];
    const found = bestForm(parts, start, end, forms, gain, touched, count, unmatched, joints);
    if (!found) continue;
    let cost = ITEM + found.cost + typos * 0.45;
    if (part.piece.type === 'amount' && start < end) cost += after && !isJoint(after) && after.outside > 0.3 ? 0.9 : 0.1;
    if (unit && !found.matched.includes(unit.at)) cost += misfit(table.foods[forms.food[found.form]!]!, unit.name);
    const sum = total[start]! + cost;
    if (sum < total[end + 1]! - 1e-6) {
      total[end + 1] = sum;
      via[end + 1] = { from: start, to: end + 1, form: found.form, cost: found.cost + typos * 0.45, matched: found.matched, rival: found.rival };
    }
  }
  for (let k = 0; k < count; k++) gain[touched[k]!] = 0;
}

/** Two amounts of one item: "2 12 oz cans", "1 cup (240 g)", "1 large 3 oz", "2 chops 5 oz each". */
function combines(first: AmountPiece, second: AmountPiece, parts: readonly Part[], at: number): boolean {
  if (second.each) return true;
  const before = parts[at - 1]!.piece;
  const opened = before.type === 'token' && before.token.kind === 'open';
  if (opened) return second.measure !== null || first.measure !== null;
  if (first.article && first.measure === null) return before === first || (before.type === 'token' && before.token.size !== null) ;
  return first.measure === null && second.measure !== null && before === first;
}

interface Found {
  form: number;
  cost: number;
  matched: number[];
  rival: number;
}

function bestForm(parts: readonly Part[], start: number, end: number, forms: FormIndex, gain: Float32Array, touched: Int32Array, count: number, unmatched: number, joints: number): Found | null {
  // the four that leave least unexplained, then looked at closely
  let a = -1, b = -1, c = -1, d = -1;
  let ca = 1e9, cb = 1e9, cc = 1e9, cd = 1e9;
  for (let k = 0; k < count; k++) {
    const form = touched[k]!;
    const cost = forms.base[form]! - gain[form]!;
    if (cost >= cd) continue;
    if (cost < ca) { d = c; cd = cc; c = b; cc = cb; b = a; cb = ca; a = form; ca = cost; }
    else if (cost < cb) { d = c; cd = cc; c = b; cc = cb; b = form; cb = cost; }
    else if (cost < cc) { d = c; cd = cc; c = form; cc = cost; }
    else { d = form; cd = cost; }
  }
  let best = null as Found | null;
  let rivalCost = 1e9;
  for (const form of [a, b, c, d]) {
    if (form < 0) break;
    const rough = forms.base[form]! - gain[form]! + unmatched;
    if (best && rough >= best.cost && rivalCost < 1e9) break;
    const close = closeLook(parts, start, end, forms, form, joints);
    if (close === null) continue;
    const cost = rough + close.cost;
    if (!best || cost < best.cost) {
      const former: Found | null = best;
      best = { form, cost, matched: close.matched, rival: former && forms.food[former.form] !== forms.food[form] ? former.form : -1 };
      rivalCost = former?.cost ?? 1e9;
    } else if (cost < rivalCost && forms.food[form] !== forms.food[best.form]) {
      best.rival = form;
      rivalCost = cost;
    }
  }
  if (best && rivalCost - best.cost > 0.5) best.rival = -1;
  return best;
}

/** Word order, the joints between the words, and whether enough of the name is there at all. */
function closeLook(parts: readonly Part[], start: number, end: number, forms: FormIndex, form: number, joints: number): { cost: number; matched: number[] } | null {
  const stems = forms.stems[form]!;
  const matched: number[] = [];
  let cost = 0;
  let previous = -1;
  let used = 0;
  for (let i = start; i <= end; i++) {
    const { stem, piece } = parts[i]!;
    if (piece.type === 'mod' && matched.length > 0) cost += matched.length < stems.length ? 0.8 : 0;
    if (!stem) continue;
    let at = stems.indexOf(stem);
    if (at >= 0 && used & (1 << at)) at = stems.indexOf(`${stem}#2`);
    if (at < 0 || used & (1 << at)) continue;
    used |= 1 << at;
    matched.push(i);
    if (at < previous) cost += 0.22;
    else if (previous >= 0 && at > previous + 1) cost += 0.05;
    previous = at;
  }
  if (matched.length === 0 || matched.every((i) => isMeasureWord(parts[i]!) || parts[i]!.place)) return null;
  const complete = matched.length === stems.length;
  if (complete && stems.length > 1) cost -= 0.5;
  if (joints > 0) {
    if (!complete) return null;
    for (let i = start + 1; i < end; i++) {
      const part = parts[i]!;
      if (!isJoint(part) || !isToken(part) || parts[i + 1]!.piece.type === 'energy' || parts[i + 1]!.piece.type === 'mod') continue;
      const kind = part.piece.token.kind;
      const spans = matched[0]! < i && matched[matched.length - 1]! > i;
      if (!spans) return null;
      const right = matched.find((k) => k > i)!;
      const left = matched.findLast((k) => k < i)!;
      // everything between the joint and the words it joins must be part of the name
      for (let k = left + 1; k < right; k++) if (parts[k]!.within > 0.3 || parts[k]!.piece.type === 'amount') return null;
      if (kind === 'and') cost += forms.and[form]! > 0 || forms.with[form]! > 0 ? 0.15 : 3;
      else if (kind === 'on') cost += 0.1;
      else if (kind === 'with') {
        // "pizza with pepperoni" is a pepperoni pizza, "pancakes with syrup" is no pancake syrup
        if (forms.with[form]! < 0 && matched.some((k) => k > i && parts[k]!.stem === stems[stems.length - 1])) return null;
        cost += forms.with[form]! > 0 ? 0.1 : parts[left]!.stem === 'salad' || forms.and[form]! > 0 ? 2.5 : 0.9;
      }
      else cost += 3;
    }
    if (forms.parted[form]) cost += 2.2;
  }
  if (matched.length < stems.length && stems.length > 1) {
    // half a name is a guess
    const share = matched.length / stems.length;
    if (share < 0.34) return null;
    cost += share < 0.5 ? 0.5 : 0.1;
  }
  return { cost, matched };
}
