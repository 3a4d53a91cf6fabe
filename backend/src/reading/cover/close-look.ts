import type { FoodTable } from '../../food/food-table.js';
import type { Food } from '../../food/food.js';
import { formWords } from '../../food/form-words.js';
import { fitsUnit } from '../../food/portions/fits-unit.js';
import { negated, type NameWord } from '../../food/retrieval/name-words.js';
import { WEIGHTS } from '../../food/retrieval/weights.js';
import { type Element, isRealAmount, wordOf } from './element.js';
import { BREADS, isCountedBefore, isCountedFood, isCountedIn, isListedBefore, isSpooned } from './listed-before.js';
import { takesListForOne } from './takes-list-for-one.js';

/** A name against a run, in full. */
export interface CloseLook {
  /** What order, head, joints and portion add to the cost by words. */
  cost: number;
  /** How much goes off where rows are compared, for a name that is told whole: it makes no run cheaper. */
  liked: number;
  /** Indexes of the elements that the food's names hold; they grow with the run. */
  matched: readonly number[];
}

/**
 * What only the whole run tells: word pairs, whether its head noun is the food's, joints that the name does not span, a unit that fits.
 * The run begins at one place and grows: each look goes on where the last one ended, so that none is taken twice.
 * @param listed "sausage, egg and cheese" is a list that a name may hold: there is an "and" in the run
 */
export function closeLooks(
  elements: readonly Element[],
  from: number,
  form: number,
  table: FoodTable,
  listed: boolean,
): (to: number) => CloseLook {
  const { forms } = table;
  const words = forms.words[form]!;
  const food = table.foods[forms.food[form]!]!;
  const joins = words.some(({ joined, after }) => joined || after);
  const matched: number[] = [];
  /** Words of the name that were said. */
  const told = new Set<string>();
  let cost = 0;
  /** Share of the cost that another order of the words makes. */
  let disorder = 0;
  const disordered = (by: number): void => {
    cost += by;
    disorder += by;
  };
  /** A telling word is not of this name, or a comma parts its words. */
  let other = false;
  let joining = false;
  let last = -1;
  let lastAt = -2;
  let head = -1;
  let headOwn = false;
  let openJoints = 0;
  let crossed: 'and' | 'with' | 'comma' | null = null;
  let commas = 0;
  let behindJoint = false;
  let spanned = false;
  /** The last joint is "in" or "on". */
  let lying = false;
  /** Behind "over" stands what a dish lies on: "chili over rice". */
  let under = false;
  /** Behind it stands what the name has first: "deux sucres dans mon café". */
  let turned = false;
  /** Foods beside each other, not one that the other describes. */
  let beside = 0;
  let passed = false;
  let strange = false;
  let unit: string | null = null;
  let seen = from;
  const distinct = new Set(words.map(({ stem }) => stem)).size;
  return (to) => {
    for (; seen < to; seen++) {
      const i = seen;
      const element = elements[i]!;
      const { piece } = element;
      if (element.joint !== null && matched.length + Number(head >= 0) > 0) {
        // "avocado toast and a cortado"
        if (passed && element.joint !== 'made') beside++;
        if (element.joint !== 'and' && element.joint !== 'comma') behindJoint = true;
        openJoints += WEIGHTS.joint[element.joint];
        joining ||= JOINING.has(element.joint);
        if (element.joint === 'comma') {
          commas++;
          other = true;
          crossed ??= 'comma';
        } else if (element.joint === 'and') crossed = 'and';
        else crossed = 'with';
        lying = element.joint === 'on';
        under = wordOf(element) === 'over';
      }
      // "a bowl, chicken": no bowl of it
      else if (element.joint === 'comma' && unit !== null && i > from && elements[i - 1]!.piece.type === 'token') cost += WEIGHTS.joint.end;
      else if (JOINS.has(element.joint ?? '') && i > from && isCountedFood(elements[i - 1]!)) cost += WEIGHTS.apart;
      if (piece.type === 'amount' && piece.measure !== null) unit ??= piece.measure;
      // "burrito bowl chicken rice beans": what follows lies in it
      const gathers = headOwn && GATHERING.has(wordOf(elements[head]!));
      if (gathers && wordOf(elements[head]!) === BOWL && head < i && element.within > 0.25) behindJoint = true;
      if (element.stems.length === 0) {
        if (element.within > 0.25 && !behindJoint && piece.type === 'token' && piece.token.kind === 'word') {
          head = i;
          headOwn = false;
        }
        if (piece.type === 'token') unit ??= piece.token.portion;
        continue;
      }
      const hit = matchOf(element, form);
      if (hit === null) {
        if (element.within > 0.25 || element.strange) other = true;
        if (element.negated && words.some(({ stem }) => negated(stem) === element.stems[0]!.stem)) cost += WEIGHTS.contradiction;
        else if (element.denial != null && indexOfStem(words, element.denial, 0) >= 0) cost += WEIGHTS.contradiction;
        // "steak and fried rice": a dish's name is not torn
        if (element.inName && !element.negated && isTorn(elements, i, form) && !isCountedIn(elements, i, food)) cost += WEIGHTS.torn;
        if (piece.type === 'token') unit ??= piece.token.portion;
        const own = piece.type === 'token' ? piece.token.portion : null;
        // "hash brown patty": how it is counted; "ramen soup": its class
        if ((own !== null && fitsUnit(food, own)) || (matched.length > 0 && openJoints === 0 && isClassOf(element, food)))
          cost -= element.within * 0.8;
        else if (isCountedIn(elements, i, food) || (gathers && element.stems.some(({ stem }) => food.holds.includes(stem))))
          cost -= element.within * WEIGHTS.held;
        else if (!behindJoint && element.within > 0.25 && !element.negated && !element.place) {
          if (!(head >= 0 && element.abroad)) {
            if (element.abroad && element.common) cost += WEIGHTS.swallowed;
            head = i;
            headOwn = false;
          }
          if (element.common && openJoints > 0) cost += WEIGHTS.swallowed;
          if (element.common && openJoints === 0) {
            const ofIt = element.stems.some(({ stem }) => food.holds.includes(stem));
            if (food.tags.has('dish') && !strange && ofIt) passed = true;
            else if (matched.length > 0 || element.common.tags.has('dish') || isListedBefore(element, food)) beside++;
            else passed = true;
          }
          // "hot dog soda": half of a name that stands beside
          else if (element.inName && openJoints === 0 && holdsNothing(elements, i) && !isTorn(elements, i, form)) beside += 0.5;
          if (openJoints === 0 && matched.length === 0 && isSpooned(elements, i, food, table)) cost += WEIGHTS.apart;
        }
        // a burger's bun and lettuce are in its figures; a cereal's milk is not
        else if (behindJoint && headOwn && !under && !element.inName && element.stems.some(({ stem }) => food.holds.includes(stem)))
          cost -= element.within * WEIGHTS.held;
        else if (behindJoint && element.stems.some(({ stem }) => food.takes.includes(stem))) cost += WEIGHTS.takes;
        // "yogurt with granola and honey": a food of its own of which the name says nothing
        else if (behindJoint && element.common) cost += WEIGHTS.swallowed;
        continue;
      }
      if (lastAt === i - 1 && isCountedBefore(elements, lastAt, element.common)) disordered(WEIGHTS.apart);
      matched.push(i);
      if (element.strange) strange = true;
      if (openJoints > 0) {
        spanned = true;
        disordered((openJoints - commas * WEIGHTS.joint.comma) * WEIGHTS.spanned + commas * WEIGHTS.joint.comma * WEIGHTS.spannedComma);
        openJoints = 0;
        commas = 0;
      }
      const again = indexOfStem(words, hit, last + 1);
      const at = again >= 0 || last < 0 ? again : indexOfStem(words, hit, 0);
      // "chicken fried steak": a word of the name and no joint
      if (element.joint !== null && at >= 0 && at === last + 1 && lastAt === i - 1) crossed = null;
      // "coffee with creamer" is no creamer for coffee
      if (crossed === 'with' && last < 0 && at >= 0 && words[at]!.head && elements[lastAt]?.common) disordered(WEIGHTS.unjoined);
      // "crackers with cheese" are no cheese crackers
      if (crossed !== null && element.common && BREADS.has(food.category) && !(at >= 0 && words[at]!.after)) disordered(WEIGHTS.unjoined);
      else if (crossed !== null && at >= 0 && last >= 0) {
        if (lying && at < last) turned = true;
        // a comma parts two foods, and describes one: "cheese, crackers" but "chicken, grilled"
        if (
          crossed === 'comma'
            ? element.outside >= WEIGHTS.item &&
              elements[lastAt]!.outside >= WEIGHTS.item &&
              !(listed && (at === last + 1 || spans(words, last, at, 'and')))
            : !spans(words, last, at, crossed) ||
              (crossed === 'with' && at < last && isTurnedRound(words, last, at, forms.foreign[form] === 1) && !element.abroad)
        )
          disordered(WEIGHTS.unjoined);
        // "salad with chicken" is a chicken salad only where no food is called so
        else if (crossed === 'with' && at < last && matched.length === 2 && !element.negated) disordered(WEIGHTS.turned);
        crossed = null;
      }
      if (at >= 0 && at === last + 1 && last >= 0 && lastAt === i - 1) {
        // "eggs bacon" are two foods, though there are eggs with bacon
        if (
          words[at]!.joined &&
          elements[i]!.outside >= WEIGHTS.item &&
          elements[lastAt]!.outside >= WEIGHTS.item &&
          words[at]!.segment > 0
        )
          disordered(WEIGHTS.joinedName);
        else cost -= WEIGHTS.pair;
      } else if (
        at >= 0 &&
        last >= 0 &&
        at < last &&
        lastAt === i - 1 &&
        element.common &&
        elements[lastAt]!.common &&
        !words[last]!.head &&
        !words[at]!.head
      )
        // "eggs bacon" are no "bacon egg and cheese"
        disordered(WEIGHTS.joinedName);
      // "baby carrots", "big mac": no size, but a word of the name
      if (at >= 0 && piece.type === 'token' && (piece.token.size !== null || piece.token.portion !== null)) cost -= WEIGHTS.sized;
      if (at >= 0) {
        last = at;
        told.add(hit);
      } else if (element.within > 0.25) other = true;
      lastAt = i;
      if (!behindJoint && !gathers && element.within > 0.25 && !element.negated && !element.place && !(head >= 0 && element.abroad)) {
        head = i;
        headOwn = at >= 0 && (words[at]!.head || (at === 0 && element.abroad === true));
      }
    }
    // a slice alone is no soda of that name
    if (!matched.some((i) => names(elements[i]!))) return NOTHING;
    let sum = cost;
    // "eggs bacon", "peanut butter toast": two foods beside each other, not one that the other describes
    if (beside > 0 && matched.some((i) => elements[i]!.common)) sum += beside * WEIGHTS.beside;
    sum += openJoints;
    const complete = told.size === distinct && (distinct >= MANY_WORDS || distinct === words.length);
    const all = complete && !other;
    // all words of a long name, in whatever order: "100 g fried chicken from thigh coated"
    if (all && distinct >= MANY_WORDS && (joins || !joining)) sum -= disorder;
    else if (spanned && takesListForOne(elements, { from, to }, form, table)) sum += WEIGHTS.apart;
    // "2 sugars in my coffee": what was counted is the food
    if (head >= 0 && lying && (!headOwn || turned) && spanned && isRealAmount(elements[from]!)) sum += WEIGHTS.midAmount;
    // all words of the name, in whatever order: "100 g bread light"
    const counted = matched.some((i) => tellsAmount(elements[i]!));
    const whole = !spanned && !behindJoint && complete && matched.includes(head) && !counted;
    if (head >= 0) sum += headOwn || whole ? -WEIGHTS.headSaid : matched.includes(head) ? WEIGHTS.head * 0.5 : WEIGHTS.head;
    if (unit !== null && !fitsUnit(food, unit)) sum += WEIGHTS.portionMiss;
    const liked = all && (distinct >= MANY_WORDS || (!counted && (distinct > 2 || (distinct > 1 && headOwn))));
    return { cost: sum, liked: liked ? WEIGHTS.wholly : 0, matched };
  };
}

/** A name of so many words is hardly said whole by chance. */
const MANY_WORDS = 4;
const NOTHING: CloseLook = { cost: Number.POSITIVE_INFINITY, liked: 0, matched: [] };

const JOINING: ReadonlySet<string> = new Set(['and', 'with', 'on', 'end']);
const JOINS: ReadonlySet<string> = new Set(['with', 'and']);
const BOWL = 'bowl';
/** Dishes that are told by what is put in them. */
const GATHERING = new Set('bowl sandwich sub wrap burrito omelet salad burger cheeseburger pizza'.split(' '));

const names = ({ piece, within }: Element): boolean =>
  piece.type !== 'token' || (piece.token.portion === null && piece.token.size === null) || within > 0.25;

/** "Can", "slice", "large"; "whole wheat" tells none. */
const tellsAmount = ({ piece }: Element): boolean =>
  piece.type === 'token' && piece.token.portion !== 'whole' && (piece.token.portion ?? piece.token.size) !== null;

/** No container ends the name: a "fruit bowl" is told by what is in it. */
const holdsNothing = (elements: readonly Element[], i: number): boolean =>
  [elements[i], elements[i + 1]].every((one) => one?.piece.type !== 'token' || one.piece.token.portion === null);

export const isClassOf = ({ stems }: Element, { category }: Food): boolean => formWords(category).stems.includes(stems[0]!.stem);

/** Whether a name joins two of its words as the text does: by a joint of its own, or by "taco with chicken" for "chicken taco". */
function spans(words: readonly NameWord[], first: number, second: number, joint: 'and' | 'with'): boolean {
  if (second < first) return joint === 'with' || words.slice(second + 1, first + 1).some(({ joined }) => joined);
  return words.slice(first + 1, second + 1).some(({ joined }) => joined);
}

/** Whether the word beside one that a name does not hold, and that belongs to it, is one of that name. */
function isTorn(elements: readonly Element[], i: number, form: number): boolean {
  const [before, behind] = [elements[i - 1], elements[i + 1]];
  return (before?.inName === true && matchOf(before, form) !== null) || (behind?.inName === true && matchOf(behind, form) !== null);
}

/** "Coffee with creamer" is no "creamer, coffee": behind "with" stands never what the food is, and a name in French has that first. */
const isTurnedRound = (words: readonly NameWord[], first: number, second: number, foreign: boolean): boolean =>
  foreign || (words[second]!.head && words[second]!.segment < words[first]!.segment && !words[first]!.after);

/** The stem by which a name, or another name of the same food, holds an element; null: it does not. */
function matchOf({ stems, held }: Element, form: number): string | null {
  for (let k = 0; k < stems.length; k++) {
    const posting = held![k];
    if (posting && holds(posting.forms, form)) return stems[k]!.stem;
  }
  return null;
}

function indexOfStem(words: readonly NameWord[], stem: string, from: number): number {
  for (let k = from; k < words.length; k++) if (words[k]!.stem === stem) return k;
  return -1;
}

function holds(forms: Int32Array, form: number): boolean {
  let low = 0;
  let high = forms.length - 1;
  while (low <= high) {
    const mid = (low + high) >> 1;
    const value = forms[mid]!;
    if (value === form) return true;
    if (value < form) low = mid + 1;
    else high = mid - 1;
  }
  return false;
}
