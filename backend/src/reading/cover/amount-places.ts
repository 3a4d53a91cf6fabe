import type { FoodTable } from '../../food/food-table.js';
import type { Food } from '../../food/food.js';
import { fitsUnit } from '../../food/portions/fits-unit.js';
import { isMeat } from '../../food/portions/plate.js';
import { isPlural } from '../../food/words.js';
import { WEIGHTS } from '../../food/retrieval/weights.js';
import { isGlassful } from '../heard-amount.js';
import type { AmountPiece } from '../pieces.js';
import { BE, type Element, isRealAmount, wordOf } from './element.js';

/** A comma, an amount and nothing that it may be of. */
export function isTrailed(elements: readonly Element[], at: number): boolean {
  const [comma, amount, after] = [elements[at], elements[at + 1], elements[at + 2]];
  if (comma?.joint !== 'comma' || !amount || !isRealAmount(amount)) return false;
  return after === undefined || (after.joint !== null && after.stems.length === 0);
}

/** "With a pat of butter": an amount of its own. */
export function isPortionNext(elements: readonly Element[], at: number): boolean {
  const next = elements[at + 1]?.piece;
  return next?.type === 'token' && (next.token.portion !== null || next.token.measure !== null);
}

export const isSize = ({ piece }: Element): boolean => piece.type === 'token' && piece.token.size !== null;

export function hasLeadingAmount(elements: readonly Element[], start: number): boolean {
  for (let i = start; i < elements.length && i < start + 3; i++) {
    const { piece } = elements[i]!;
    if (piece.type === 'amount') return true;
    if (piece.type === 'token' && piece.token.size === null && piece.token.portion === null) return false;
  }
  return false;
}

/** An amount behind its food: free in brackets or after "weighing", else a little dear; dearer behind a comma and before another food. */
export function trailingCost(elements: readonly Element[], at: number): number {
  const before = elements[at - 1];
  if (before?.joint === 'open') return 0;
  if (before?.joint !== 'comma') return WEIGHTS.trailingAmount;
  const next = elements[at + 1];
  const leads = next?.joint === null && next.stems.length > 0 && next.within >= 1;
  if (isOfNext(elements, at)) return WEIGHTS.secondAmount;
  return WEIGHTS.trailingAmount * 2 + (leads ? WEIGHTS.midAmount : 0);
}

/** "Soup, 4 glasses of manischewitz": so much of what follows, known or not. */
function isOfNext(elements: readonly Element[], at: number): boolean {
  let i = at + 1;
  while (elements[i]?.piece.type === 'token' && isAmountOrUnit(elements[i]!)) i++;
  const next = elements[i + 1];
  return (
    i > at + 1 && elements[i] !== undefined && isOf(elements[i]!) && next?.joint === null && (next.strange || next.within > LEAST_TOLD)
  );
}
const LEAST_TOLD = 0.3;

/** A comma or the end of a sentence between two places. */
export function partsAgain(elements: readonly Element[], first: number, second: number): boolean {
  for (let i = first + 1; i < second; i++) if (elements[i]!.joint === 'comma' || elements[i]!.joint === 'end') return true;
  return false;
}

/** "…, the steak was": a new sentence about one food. */
export const isToldOf = (elements: readonly Element[], before: number, at: number): boolean =>
  at + 1 < elements.length && BE.has(wordOf(elements[at + 1]!)) && partsAgain(elements, before, at);

const startOfPlace = ({ piece }: Element): number => (piece.type === 'token' ? piece.token.from : piece.from);

const isOf = ({ piece }: Element): boolean => piece.type === 'token' && piece.token.kind === 'empty';

/** Two amounts of one item: "2 12 oz cans", "1 cup (240 g)", "1 large 3 oz", "2 chops 5 oz each", "2 beers 12 oz", "a chop weighing 5 oz". */
export function combines(first: AmountPiece, second: AmountPiece, elements: readonly Element[], at: number): boolean {
  if (second.each || second.whole) return true;
  if (second.article && second.measure === null && elements[at - 1]!.piece === first) return true;
  let k = at - 1;
  while (k > 0 && isOf(elements[k]!)) k--;
  const before = elements[k]!;
  // "chicken (150g), rice (200g)": each in its own brackets
  if (
    before.joint === 'open' &&
    elements[elements.findIndex(({ piece }) => piece === first) - 1]?.joint === 'open' &&
    first.to < startOfPlace(before)
  )
    return false;
  if (before.joint === 'open') return second.measure !== null || first.measure !== null;
  if (first.article && first.measure === null)
    return (
      before.piece === first || (before.piece.type === 'token' && (before.piece.token.size !== null || before.piece.token.portion !== null))
    );
  if (first.share && first.measure === null && before.piece === first) return true;
  // "2 light beers 12 oz": what each of them holds
  const next = elements[at + 1];
  const ends = next === undefined || (next.joint !== null && next.stems.length === 0);
  if (first.measure === null && first.value > 1 && ends && before.common?.tags.has('drink') && isGlassful(second)) return true;
  return first.measure === null && second.measure !== null && before.piece === first;
}

/** "Chili over a potato": on what it lies is a food of its own where what lies there was measured. */
export const isUnder = (joint: Element): boolean => UNDER.has(wordOf(joint));
const UNDER: ReadonlySet<string> = new Set(['on', 'over', 'onto', 'atop', 'sur', 'sobre']);

/** Between foods that stand beside each other with no joint: behind an amount, "pizza 2 slices | salad", and in a list of three, "eggs | bacon | toast". */
export function partsList(elements: readonly Element[], at: number, former: Food | null, table: FoodTable): boolean {
  const { exact } = table.forms;
  if (isCountedHere(elements, at - 1) && startsFood(elements, at, table)) return true;
  const isFood = (i: number): boolean => (elements[i]?.common ?? null) !== null;
  if (isAmountOrUnit(elements[at - 1]!)) return isFood(at) && trails(elements, at);
  if (!isFood(at) || !isFood(at - 1) || !(isFood(at + 1) || isFood(at - 2))) return false;
  // "3 tacos barbacoa pico cheese": what lies in them
  if (former?.tags.has('dish') || (former?.holds.length ?? 0) > 0) return false;
  return !exact.has(`${elements[at - 1]!.stems[0]!.stem} ${elements[at]!.stems[0]!.stem}`);
}

/** "3 bacon", "2 eggs", "1/4 avocado", "1/2 cup oatmeal": the amount is of this food. */
function isCountedHere(elements: readonly Element[], at: number): boolean {
  const food = elements[at];
  if (food?.common == null) return false;
  const unit = elements[at - 1]?.piece;
  const counted = unit?.type === 'token' && unit.token.portion !== null;
  const amount = elements[counted ? at - 2 : at - 1]?.piece;
  if (amount?.type !== 'amount') return false;
  const measure = counted ? unit.token.portion : amount.measure;
  if (measure !== null) return fitsUnit(food.common, measure);
  if (amount.share && food.common.tags.has('count')) return true;
  return amount.value > 1 ? isMeat(food.common) || isPlural(wordOf(food)) : !amount.article && SOLID.has(food.common.code[0]!);
}
/** The first digit of the code of a food that no other is flavoured with: meat, eggs, and what is made of grain. */
const SOLID: ReadonlySet<string> = new Set(['2', '3', '5']);

/** "3 bacon black coffee": a food of two words that is no dish begins here, and the word before is no part of it; fruit may flavour a drink. */
function startsFood(elements: readonly Element[], at: number, { forms: { exact, food }, foods }: FoodTable): boolean {
  const [before, first, second] = [at - 1, at, at + 1].map((i) => stemAt(elements[i]));
  if (before == null || first == null || second == null) return false;
  const form = exact.get(`${first} ${second}`);
  if (form === undefined || exact.has(`${before} ${first}`) || exact.has(`${before} ${first} ${second}`)) return false;
  const named = foods[food[form]!]!;
  if (named.tags.has('drink') && elements[at - 1]!.common?.code.startsWith(FRUIT) && !named.name.includes('coffee')) return false;
  return named.eaten >= COMMONLY && !(named.tags.has('dish') && (named.holds.length === 0 || named.holds.includes(before)));
}
const COMMONLY = 2;
const FRUIT = '6';

const stemAt = (element: Element | undefined): string | null =>
  element?.joint === null && element.piece.type === 'token' ? (element.stems[0]?.stem ?? (element.piece.token.stem || null)) : null;

const isAmountOrUnit = ({ piece }: Element): boolean => piece.type === 'amount' || (piece.type === 'token' && piece.token.portion !== null);

/** The amount that ends before a place stands behind a word of a food. */
function trails(elements: readonly Element[], at: number): boolean {
  let i = at - 1;
  while (i > 0 && isAmountOrUnit(elements[i]!) && elements[i]!.piece.type === 'token') i--;
  return isRealAmount(elements[i]!) && elements[i - 1]?.joint === null && elements[i - 1]!.stems.length > 0;
}

/** "Latte 16 oz with": what goes into it comes right behind its amount. */
export const isWithNext = (elements: readonly Element[], amountAt: number, jointAt: number): boolean =>
  jointAt === amountAt + 1 && elements[jointAt]!.joint === 'with';

/** "Chicken, 6 oz, and rice, 1 cup", "coffee 12 oz with milk 2 oz": of a run with an amount, the one behind it is of its last word alone. */
export function doubledCost(elements: readonly Element[], end: number, amountAt: number, jointAt: number): number {
  const trailed = isTrailed(elements, end + 1);
  if (!isWithNext(elements, amountAt, jointAt)) return trailed ? WEIGHTS.midAmount : 0;
  const next = elements[end + 1];
  return trailed || (next !== undefined && isRealAmount(next)) ? WEIGHTS.secondAmount : 0;
}

/** "Dal (1 bowl) and rice": behind an amount in brackets of its own the list goes on. */
export const isListedAnew = (elements: readonly Element[], amountAt: number, jointAt: number, at: number): boolean =>
  elements[amountAt - 1]?.joint === 'open' &&
  elements[jointAt]?.joint === 'and' &&
  elements[at]!.common !== null &&
  elements.slice(amountAt, jointAt).some(({ piece }) => piece.type === 'token' && piece.token.kind === 'close');

/** An amount in the midst is of the food behind it: "with 1 creamer", "coffee 4 creamers". */
export const partsFoods = (before: Element, amount: AmountPiece | null, after: Element, ahead: boolean): boolean =>
  ahead
    ? amount?.measure != null || after.common !== null
    : amount?.measure === null && !amount.share && before.common !== null && after.common !== null;
