import type { FoodTable } from '../../food/food-table.js';
import type { Food } from '../../food/food.js';
import { type JointKind, WEIGHTS } from '../../food/retrieval/weights.js';
import type { AmountPiece } from '../pieces.js';
import {
  combines,
  hasLeadingAmount,
  isPortionNext,
  isSize,
  isListedAnew,
  isToldOf,
  doubledCost,
  isWithNext,
  isUnder,
  partsAgain,
  partsFoods,
  partsList,
  trailingCost,
} from './amount-places.js';
import { CandidateScores, type Leaders } from './candidate-scores.js';
import { type CloseLook, closeLooks } from './close-look.js';
import { LastFew } from './last-few.js';
import { leadsName } from './negations.js';
import { type Element, findHolders, isRealAmount, wordOf } from './element.js';

/** A name that a run may be, with what it leaves unexplained. */
export interface Candidate {
  form: number;
  cost: number;
  matched: readonly number[];
  /** How much goes off beside other rows. */
  liked?: number;
}

/** A name against the run up to a place. */
type Look = (form: number, to: number) => CloseLook;

/** One item of the cheapest cover: the elements `from` to `to` (exclusive) are one food. */
export interface CoverItem {
  from: number;
  to: number;
  /** Best first; never empty. */
  candidates: Candidate[];
  /** What stands before it. */
  start: JointKind | 'none' | 'first';
}

const LONGEST = 18;
/** Nobody tells so many words of food without a mark between; in a list of them no item is long, so that it takes no longer for each word. */
const [MANY, LONGEST_OF_MANY] = [100, 5];
const MOST_HOSTS = 2;
const KEPT = 6;
/** The most that order and head bring. */
const MOST_GAIN = 2.5;

/** The cheapest way to explain a clause: runs of neighbouring elements that are one food each, the rest left over. Rows and splits are chosen together. */
export function coverClause(elements: readonly Element[], table: FoodTable): CoverItem[] {
  const n = elements.length;
  const total = new Float64Array(n + 1);
  const via: (CoverItem | null)[] = new Array<CoverItem | null>(n + 1).fill(null);
  for (let k = 1; k <= n; k++) total[k] = Number.POSITIVE_INFINITY;
  const scores = new CandidateScores(table.forms);
  for (const element of elements) findHolders(element, table.forms);
  const places = elements.filter(({ place }) => place === true).map((place) => ({ ...place, within: WEIGHTS.prior.place }));
  const lastFood: (Food | null)[] = new Array<Food | null>(n + 1).fill(null);
  for (let start = 0; start < n; start++) {
    const skipped = total[start]! + elements[start]!.outside;
    if (skipped < total[start + 1]!) {
      total[start + 1] = skipped;
      via[start + 1] = null;
    }
    const ended = via[start];
    if (ended) lastFood[start] = table.foods[table.forms.food[ended.candidates[0]!.form]!]!;
    else if (start > 0) lastFood[start] = lastFood[start - 1]!;
    if (canStart(elements, start)) growFrom(start, elements, places, table, scores, total, via, lastFood[start]!);
  }
  const items: CoverItem[] = [];
  for (let at = n; at > 0;) {
    const item = via[at]!;
    if (item) items.push(item);
    at = item ? item.from : at - 1;
  }
  return items.reverse();
}

/** An item begins with its amount, its size or its words, never with a joint. */
function canStart(elements: readonly Element[], start: number): boolean {
  const { piece, joint, stems, negated } = elements[start]!;
  if (piece.type === 'amount') return piece.behind !== true;
  if (piece.type === 'energy') return true;
  if (piece.type !== 'token') return false;
  const { token } = piece;
  if (negated) return joint === null && stems.length > 0 && leadsName(elements, start);
  return (
    (joint === null || joint === 'made') && (stems.length > 0 || token.portion !== null || token.size !== null || token.measure !== null)
  );
}

function growFrom(
  start: number,
  elements: readonly Element[],
  places: readonly Element[],
  table: FoodTable,
  scores: CandidateScores,
  total: Float64Array,
  via: (CoverItem | null)[],
  former: Food | null,
): void {
  scores.clear();
  // a place is said once for all that was eaten there: "nuggets and a large fry from wendys"
  for (const place of places) scores.add(place);
  const before = startKind(elements, start);
  let within = 0;
  let amounts = 0;
  let amount: AmountPiece | null = null;
  let wordAt = -1;
  let amountAt = -1;
  let trailing = 0;
  let energy = false;
  let jointAt = -1;
  /** The last amount stands behind "with" or "and" and waits for its food. */
  let ahead = false;
  let size = 0;
  /** Names that were the best of a shorter run: what is listed behind a dish may lie in it. */
  const hosts = new LastFew(MOST_HOSTS);
  /** Where each food that people name alone was said. */
  const named = new Map<Food, number>();
  const last = Math.min(elements.length, start + (elements.length > MANY ? LONGEST_OF_MANY : LONGEST));
  const leading = hasLeadingAmount(elements, start);
  const startCost =
    before === 'first'
      ? 0
      : leading && before !== 'end'
        ? WEIGHTS.startAmount * Number(before !== 'and' && before !== 'comma')
        : before === 'none' && isSize(elements[start]!)
          ? WEIGHTS.startSize
          : before === 'none' && partsList(elements, start, former, table)
            ? WEIGHTS.start.and
            : WEIGHTS.start[before];
  const base = total[start]! + WEIGHTS.item + startCost + (elements[start]!.goesOn ? WEIGHTS.torn : 0);
  let listed = false;
  const looks = new Map<number, (to: number) => CloseLook>();
  const closeLook: Look = (form, to) => {
    let look = looks.get(form);
    if (!look) looks.set(form, (look = closeLooks(elements, start, form, table, listed)));
    return look(to);
  };
  for (let end = start; end < last; end++) {
    const element = elements[end]!;
    const { piece } = element;
    // an amount before a joint is of what stood before: "8 pieces plus soup"
    if (wordAt < 0 && element.joint !== null && element.stems.length === 0 && end > start) break;
    if (piece.type === 'energy' && piece.nutrient === 'calories') {
      if (energy) amounts += WEIGHTS.secondAmount;
      energy = true;
    }
    if (element.joint !== null && element.stems.length === 0) jointAt = end;
    if (element.joint === 'and' && !listed) {
      // what was seen so far looks otherwise in a list
      listed = true;
      looks.clear();
    }
    if (piece.type === 'amount') {
      if (piece.article && wordAt >= 0 && jointAt > wordAt) {
        if (isPortionNext(elements, end) || (amount?.measure != null && isUnder(elements[jointAt]!))) amounts += WEIGHTS.secondAmount;
        else if (elements[jointAt]!.joint === 'and') amounts += WEIGHTS.midArticle;
      }
      if (isRealAmount(element)) {
        if (amount && !combines(amount, piece, elements, end)) amounts += WEIGHTS.secondAmount;
        if (wordAt >= 0 && amount === null) trailing = trailingCost(elements, end);
        ahead = wordAt >= 0 && jointAt > wordAt && elements[jointAt]!.joint !== 'open' && elements[jointAt]!.joint !== 'comma';
        amount = piece;
        amountAt = end;
      }
    } else if (piece.type === 'token') {
      if (piece.token.text === 'some' && wordAt >= 0 && jointAt > wordAt && elements[jointAt]!.joint === 'and')
        amounts += WEIGHTS.midArticle;
      if (element.stems.length > 0) {
        if (element.common && wordAt >= 0) {
          // "steak and potatoes, the steak was 8 oz": it is told of anew
          if (isToldOf(elements, wordAt, end)) break;
          // "eggs and bacon, 2 eggs"
          const said = named.get(element.common);
          if (said !== undefined && amountAt > said && partsAgain(elements, said, end)) break;
        }
        if (element.common) named.set(element.common, end);
        scores.add(element);
        const isUnit = amountAt === end - 1 && wordAt >= 0 && wordAt < amountAt && piece.token.portion !== null && element.common === null;
        if ((element.within > 0.25 || element.outside >= WEIGHTS.item) && !element.place && !isUnit) {
          // an amount in the midst parts two foods: "coffee with sugar and 1 creamer"
          if (isListedAnew(elements, amountAt, jointAt, end)) amounts += WEIGHTS.secondAmount;
          else if (amountAt > wordAt && wordAt >= 0 && elements[amountAt - 1]?.joint !== 'open')
            amounts +=
              // "latte 16 oz with oat milk": what is stirred into a drink is told behind it
              isWithNext(elements, amountAt, jointAt) && elements[wordAt]!.common?.tags.has('drink')
                ? WEIGHTS.trailingAmount
                : // "chicken 6 oz and rice", "dal 1 bowl and rice"
                  ((amount?.measure != null || isPortionNext(elements, amountAt)) && jointAt > amountAt && element.common !== null) ||
                    partsFoods(elements[wordAt]!, amount, element, ahead)
                  ? WEIGHTS.secondAmount
                  : WEIGHTS.midAmount;
          // "half avocado on toast", "2 eggs on toast": what was counted lies on a food of its own
          const counted = amount !== null && amount.measure === null && amountAt < wordAt && amount.value !== 1;
          if (counted && jointAt > wordAt && isUnder(elements[jointAt]!) && element.common && elements[wordAt]!.common?.tags.has('count'))
            amounts += WEIGHTS.secondAmount;
          wordAt = end;
          ahead = false;
        }
      }
      within += element.within;
      if (element.joint === 'end') size += WEIGHTS.joint.end;
    }
    // two amounts are two foods, however much is explained
    if (amounts >= WEIGHTS.secondAmount) break;
    const { leaders } = scores;
    if (leaders.count === 0 || ahead || (element.joint !== null && element.stems.length === 0)) continue;
    const doubled = amount === null || amountAt >= wordAt ? 0 : doubledCost(elements, end, amountAt, jointAt);
    const fixed = base + within + amounts + trailing + size + doubled;
    if (hosts.size === 0 && fixed + leaders.costs[0]! - 3.5 >= total[end + 1]!) continue;
    const found: Candidate[] = [];
    let least = Number.POSITIVE_INFINITY;
    let ofBrand = false;
    for (let k = 0; k < leaders.count; k++) {
      const rough = leaders.costs[k]! + within;
      if (rough - MOST_GAIN >= least) break;
      const form = leaders.forms[k]!;
      const close = closeLook(form, end + 1);
      if (close.matched.length === 0) continue;
      const cost = rough + close.cost;
      if (cost < least) [least, ofBrand] = [cost, table.foods[table.forms.food[form]!]!.tags.has('brand')];
      found.push({ form, cost, liked: close.liked, matched: close.matched });
    }
    // "Double cheeseburger … from mcdonalds": what the maker speaks for is no plain one
    if (!ofBrand) for (const one of found) one.cost -= one.liked ?? 0;
    for (const form of hosts) {
      if (holdsForm(found, form)) continue;
      const close = closeLook(form, end + 1);
      const cost = scores.costOf(form) + within + close.cost + WEIGHTS.hosts;
      if (cost < least) least = cost;
      found.push({ form, cost, matched: close.matched });
    }
    if (found.length === 0) continue;
    found.sort((a, b) => a.cost - b.cost);
    const beside = former !== null && before !== 'first' && before !== 'end' && takes(former, elements, start, found[0]!.matched);
    const taken = beside && (before === 'with' || before === 'on' || before === 'none') ? startCost + WEIGHTS.takes : 0;
    if (wordOf(element) !== '' && table.foods[table.forms.food[found[0]!.form]!]!.tags.has('dish')) hosts.add(found[0]!.form);
    if (beside) preferTopping(found, scores.leaders, (form) => closeLook(form, end + 1), within, table);
    const sum = fixed - within + least - taken;
    if (sum < total[end + 1]! - 1e-6) {
      total[end + 1] = sum;
      const candidates = found.slice(0, KEPT).map((one) => ({ ...one, matched: [...one.matched] }));
      via[end + 1] = { from: start, to: end + 1, candidates, start: before };
    }
  }
}

const holdsForm = (found: readonly Candidate[], form: number): boolean => found.some((one) => one.form === form);

/** "Caesar" with a salad is its dressing, and no cocktail: of what is added to a food, the one that is put on other food goes first. */
function preferTopping(
  found: Candidate[],
  { forms, costs, count }: Leaders,
  closeLook: (form: number) => CloseLook,
  within: number,
  table: FoodTable,
): void {
  const isTopping = (form: number): boolean => table.foods[table.forms.food[form]!]!.tags.has('top');
  // milk is added as it is; what nobody adds to a food is a cocktail or a whole dish
  const { tags } = table.foods[table.forms.food[found[0]!.form]!]!;
  if (isTopping(found[0]!.form) || !(tags.has('alcohol') || tags.has('dish'))) return;
  for (let k = 0; k < count; k++) {
    const form = forms[k]!;
    if (!isTopping(form)) continue;
    const { cost, matched } = closeLook(form);
    if (matched.length < found[0]!.matched.length || costs[k]! + within + cost > found[0]!.cost + MOST_UNSAID) continue;
    found.unshift({ form, cost: found[0]!.cost, matched });
    return;
  }
}

/** What a topping may leave unsaid: "dressing". */
const MOST_UNSAID = 8;

/** Milk in coffee, syrup on pancakes: small, but a food of its own. Another food named before it is what follows the host: "eggs bacon toast". */
const takes = (host: Food, elements: readonly Element[], start: number, matched: readonly number[]): boolean =>
  matched.some((i) => elements[i]!.stems.some(({ stem }) => host.takes.includes(stem))) &&
  !elements.slice(start, matched[0]).some(({ common }) => common !== null);

/** What stands between this place and the words before it; an end of a sentence and "made" weigh more than what is nearer. */
function startKind(elements: readonly Element[], start: number): CoverItem['start'] {
  let kind: JointKind | 'none' = 'none';
  for (let i = start - 1; i >= 0; i--) {
    const { joint, outside, piece, place } = elements[i]!;
    if (joint !== null) {
      if (kind === 'none' || joint === 'end' || (joint === 'made' && (kind === 'with' || kind === 'on'))) kind = joint;
    } else if (piece.type !== 'token' || (outside >= 0.2 && !place)) return kind;
    if (start - i > 8) return kind === 'none' ? 'and' : kind;
  }
  return 'first';
}
