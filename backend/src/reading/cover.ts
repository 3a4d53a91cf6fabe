import type { FoodTable } from '../food/food-table.js';
import type { FormIndex } from '../food/form-index.js';
import { misfit } from '../food/portions.js';
import type { AmountPiece } from './pieces.js';
import { closeLook, WHOLE_NAME } from './close-look.js';
import { lead, noLeaders, type Leaders } from './leaders.js';
import { isJoint, type Part } from './parts.js';
import { DESCRIBERS } from './plain-words.js';

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
  /** What the user calls it, where the table has no name that tells as much: "lentil stew". */
  named?: string;
}

// Every item costs this much, so that one dish is preferred to its parts read apart.
const ITEM = 1.6;
const LONGEST = 18;

interface Scratch {
  gain: Float32Array;
  /** The forms found so far, and of each its place among them. */
  touched: Int32Array;
  rank: Int32Array;
}
const scratches = new WeakMap<FoodTable, Scratch>();
const newScratch = (size: number): Scratch => ({
  gain: new Float32Array(size),
  touched: new Int32Array(size),
  rank: new Int32Array(size),
});

/**
 * The cheapest way to explain a clause: runs of neighbouring parts that are one food each, the rest left over.
 * Splits and foods are chosen together: every run is scored against every food that shares a word with it, each item
 * costs a fixed amount, and an item holds at most one amount.
 */
export function coverParts(parts: readonly Part[], table: FoodTable): CoverItem[] {
  const n = parts.length;
  const total = new Float64Array(n + 1).fill(Number.POSITIVE_INFINITY);
  const via = new Array<CoverItem | null>(n + 1).fill(null);
  total[0] = 0;
  let scratch = scratches.get(table);
  if (!scratch) scratches.set(table, (scratch = newScratch(table.forms.food.length)));
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
  for (let end = n; end > 0;) {
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

function extend(
  parts: readonly Part[],
  start: number,
  table: FoodTable,
  { gain, touched, rank }: Scratch,
  total: Float64Array,
  via: (CoverItem | null)[],
): void {
  const { forms } = table;
  const top = noLeaders();
  let count = 0;
  let unmatched = 0;
  /** What it costs to leave the run over. */
  let left = 0;
  let typos = 0;
  let joints = 0;
  let amount: AmountPiece | null = null;
  let unit: { name: string; at: number } | null = null;
  const seen: string[] = [];
  for (let end = start; end < parts.length && end - start < LONGEST; end++) {
    const part = parts[end]!;
    if (part.piece.type === 'token' && part.piece.token.text === '\n') break;
    left += part.outside;
    if (isJoint(part)) {
      // "with 30g protein" and "with no cheese" say more of the same food
      const next = parts[end + 1]?.piece.type;
      if (next !== 'energy' && next !== 'mod' && ++joints > 3) break;
      continue;
    }
    if (part.piece.type === 'amount') {
      if (part.piece.times && end > start) break;
      // "ham sandwich an apple": an article stands before its own food
      if (part.piece.article && !part.piece.measure && !part.piece.vague && !part.piece.share && count > 0) break;
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
          if (gain[form] === 0) {
            touched[count] = form;
            rank[form] = count++;
          }
          gain[form]! += posting.gain[k]! + part.within;
          lead(top, form, forms.base[form]! - gain[form]!, rank);
        }
      }
    }
    if (count === 0) continue;
    // What costs more than leaving the run over, or than the best so far, need not be looked at closely.
    const least = ITEM + top.costs[0]! + unmatched - WHOLE_NAME + typos * 0.45;
    if (least > left + 1e-6 || total[start]! + least >= total[end + 1]!) continue;
    const after = parts[end + 1];
    const found = bestForm(parts, start, end, forms, top, unmatched, joints);
    if (!found) continue;
    let cost = ITEM + found.cost + typos * 0.45;
    if (part.piece.type === 'amount' && start < end) cost += after && !isJoint(after) && after.outside > 0.3 ? 0.9 : 0.1;
    if (unit && !found.matched.includes(unit.at)) cost += misfit(table.foods[forms.food[found.form]!]!, unit.name);
    const sum = total[start]! + cost;
    if (sum < total[end + 1]! - 1e-6) {
      total[end + 1] = sum;
      via[end + 1] = {
        from: start,
        to: end + 1,
        form: found.form,
        cost: found.cost + typos * 0.45,
        matched: found.matched,
        rival: found.rival,
      };
    }
  }
  for (let k = 0; k < count; k++) gain[touched[k]!] = 0;
}

/** Two amounts of one item: "2 12 oz cans", "1 cup (240 g)", "1 large 3 oz", "2 chops 5 oz each", "a chop weighing 5 oz". */
function combines(first: AmountPiece, second: AmountPiece, parts: readonly Part[], at: number): boolean {
  if (second.each || second.whole) return true;
  // "36 grams of a cookie"
  if (second.article && second.measure === null && parts[at - 1]!.piece === first) return true;
  const before = parts[at - 1]!.piece;
  const opened = before.type === 'token' && before.token.kind === 'open';
  if (opened) return second.measure !== null || first.measure !== null;
  // "a large 3 oz", "a bowl of 255 grams"
  if (first.article && first.measure === null)
    return before === first || (before.type === 'token' && (before.token.size !== null || before.token.portion !== null));
  return first.measure === null && second.measure !== null && before === first;
}

interface Found {
  form: number;
  cost: number;
  matched: number[];
  rival: number;
}

/** The best of the four that leave least unexplained, each looked at closely. */
function bestForm(
  parts: readonly Part[],
  start: number,
  end: number,
  forms: FormIndex,
  top: Leaders,
  unmatched: number,
  joints: number,
): Found | null {
  let best = null as Found | null;
  let rivalCost = 1e9;
  for (let k = 0; k < top.count; k++) {
    const form = top.forms[k]!;
    const rough = top.costs[k]! + unmatched;
    if (best && rough - WHOLE_NAME >= best.cost && rivalCost < 1e9) break;
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
