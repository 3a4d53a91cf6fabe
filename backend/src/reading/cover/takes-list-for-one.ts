import { keepLast } from '../../domain/keep-last.js';
import type { FoodTable } from '../../food/food-table.js';
import type { Food } from '../../food/food.js';
import { isPlural } from '../../food/words.js';
import { WEIGHTS } from '../../food/retrieval/weights.js';
import { type Element, isRealAmount, wordOf } from './element.js';
import { isCountedIn } from './listed-before.js';

/** From here on, people name a food by itself when they list what they ate. */
const COMMON = 2;
/** What lies in or on another ("soup in a bread bowl", "ham and cheese on rye") is one food with it. */
const JOINS = new Set(['and', 'comma', 'with']);
/** French for what a food is made with, never for what is had beside it: "tarte aux pommes". */
const MADE_WITH = new Set(['au', 'aux']);

/** A run that was cut at its joints. */
interface Side {
  at: number[];
  form: number;
  food: Food;
  /** No joint parts it from the one before. */
  bare: boolean;
  /** Words beside it that name no food: "granola as a treat". */
  idle: readonly string[];
}

/**
 * Whether a name takes for one food what the text lists as several: each side of its joints is a common food by its full name
 * ("chicken, brown rice and broccoli"). Not so where the name with its joint is what people call the food ("mac and cheese"), where the
 * last of the list gathers the others ("ham and cheese sandwich"), or where one measure is told of all ("a cup of chicken and rice").
 */
export function takesListForOne(elements: readonly Element[], run: { from: number; to: number }, form: number, table: FoodTable): boolean {
  const { forms } = table;
  const food = table.foods[forms.food[form]!]!;
  if (food.tags.has('drink')) return false;
  const sides = sidesOf(elements, run.from, run.to, table);
  if (sides === null || sides.length < 2 || isCountedIn(elements, sides[0]!.at[0]!, food)) return false;
  if (sides.some(({ idle }) => idle.some((stem) => forms.words[form]!.some((word) => word.stem === stem)))) return false;
  // "1 cup rice, beans": the measure is of the first alone
  const listed = elements.slice(run.from, run.to).some(({ joint }) => joint === 'comma');
  if (listed && isMeasured(elements, run.from, sides[0]!.at[0]!)) return true;
  const last = sides[sides.length - 1]!;
  const head = elements[last.at[last.at.length - 1]!]!;
  // "3 bacon egg and cheese tacos", "potato and cheddar pierogi": the number is of what stands in the plural, or gathers the others
  const isHead = food.tags.has('count') && forms.words[form]!.some((word) => word.head && word.stem === head.stems[0]!.stem);
  const full = isSaidInFull(elements, sides, form, table);
  if (isHead && !isMany(elements, sides[0]!) && (isMany(elements, last) || (full && last.at.length > 1))) return false;
  // "3 meatballs and pasta": counted is the first alone
  const counted = isCounted(elements, run.from, sides[0]!);
  if (counted && (!food.tags.has('count') || mainHead(sides[0]!.form, table) !== mainHead(form, table))) return true;
  if (full) {
    // "arroz con pollo": no name in French or Spanish is a list
    if (forms.foreign[form] === 1) return false;
    // "bacon egg and cheese": in the name's own words, with no joint between the first two
    if (food.tags.has('whole') || sides.some(({ bare }) => bare)) return false;
    // "ham and cheese" is a sandwich, "chips and queso" are nachos
    const own = mainHead(form, table);
    if (!sides.some((side) => mainHead(side.form, table) === own)) return false;
  }
  const gathered = last.at.length > 1 && (last.food.tags.has('dish') || last.food.tags.has('count'));
  if (gathered && forms.gathering.has(head.stems[0]!.stem)) return false;
  return !isMeasured(elements, run.from, sides[0]!.at[0]!);
}

/** The foods that the joints of a run part, whatever name it is looked at for; null where one of them is none by its own name, or describes the other. */
const sidesOf = keepLast((elements: readonly Element[], from: number, to: number, table: FoodTable): readonly Side[] | null => {
  const sides: Side[] = [];
  let at: number[] = [];
  let joint: string | null = null;
  /** What the sides behind "with" are had with. */
  let behind: Food | null = null;
  for (let i = from; i <= to; i++) {
    const element = elements[i];
    const isJoint = i < to && element!.joint !== null && (element!.stems.length === 0 || element!.joint === 'made');
    if (i < to && !isJoint) {
      if ((element!.negated && !isOfNoFood(element!)) || (isRealAmount(element!) && sides.length + at.length > 0)) return null;
      if (isWord(element!) && !element!.negated) at.push(i);
      continue;
    }
    // "on the house": where nothing is named, nothing lies on it; "on white" is on bread
    if (sides.length > 0 && at.every((k) => isIdle(elements[k]!) && !(joint === 'lies' && isBread(elements[k]!, table)))) {
      const before = sides[sides.length - 1]!;
      sides[sides.length - 1] = { ...before, idle: [...before.idle, ...at.map((k) => elements[k]!.stems[0]?.stem ?? '')] };
      at = [];
    }
    if (at.length > 0) {
      if (joint === 'lies') return null;
      const host = sides[sides.length - 1]?.food;
      if (host && joint === 'with') behind = host;
      const own = sidesAt(elements, at, table);
      if (own === null || (behind && !own.every(({ food }) => standsBeside(food, behind!)))) return null;
      sides.push(...own);
      at = [];
      joint = null;
    }
    // "made granola and yogurt": no joint, with nothing before it
    if (isJoint && sides.length > 0) {
      const word = wordOf(element!);
      const kind = word === 'over' ? 'with' : JOINS.has(element!.joint!) && !MADE_WITH.has(word) ? element!.joint : 'lies';
      if (joint === null || (kind !== 'and' && joint !== 'lies')) joint = kind;
    }
  }
  return sides;
});

const isMany = (elements: readonly Element[], { at }: Side): boolean => isPlural(wordOf(elements[at[at.length - 1]!]!));

/** One food by its full name, or several of one word each: "eggs bacon". */
function sidesAt(elements: readonly Element[], at: readonly number[], table: FoodTable): Side[] | null {
  const { forms, foods } = table;
  const side = (at: number[], form: number | null, bare = false, idle: readonly string[] = []): Side[] | null =>
    form === null ? null : [{ at, form, food: foods[forms.food[form]!]!, bare, idle }];
  const form = commonForm(elements, at, table);
  const whole = side([...at], form);
  if (at.length === 1) return whole;
  // "bacon egg" is short for a sandwich
  if (whole && at.some((i) => elements[i]!.stems[0]!.stem === mainHead(form!, table))) return whole;
  const each = at.map((i, k) => side([i], commonForm(elements, [i], table), k > 0));
  if (each.every((one) => one !== null)) return each.flat();
  const named = at.filter((i) => !isIdle(elements[i]!));
  const idle = at.filter((i) => isIdle(elements[i]!)).map((i) => elements[i]!.stems[0]?.stem ?? '');
  return named.length > 0 && named.length < at.length ? side(named, commonForm(elements, named, table), false, idle) : null;
}

/** "No regrets": no name of a food leaves that away. */
const isOfNoFood = ({ held }: Element): boolean => !(held ?? []).some((posting) => posting !== undefined && posting !== null);

/** A word that may as well be left out: no food is called so, and none is told from another by it. */
const isIdle = ({ common, outside }: Element): boolean => common === null && outside < WEIGHTS.item;

/** "White", as short as it is for white bread. */
const isBread = ({ stems }: Element, { forms }: FoodTable): boolean => stems[0] !== undefined && forms.exact.has(`${stems[0].stem} bread`);

const isWord = ({ piece, within }: Element): boolean => piece.type === 'token' && piece.token.kind === 'word' && within > 0.25;

/** Rice with beef are two foods; toast with butter and a stew with beef are one, if there is a name for it. */
const standsBeside = (food: Food, host: Food): boolean =>
  !food.tags.has('top') && !host.tags.has('dish') && !host.tags.has('brand') && !host.tags.has('drink');

/** Every word said is the name's, and every word of the name is said. */
function isSaidInFull(elements: readonly Element[], sides: readonly Side[], form: number, { forms }: FoodTable): boolean {
  const said = sides.flatMap(({ at }) => at.map((i) => elements[i]!.stems[0]!.stem));
  const words = forms.words[form]!.filter(({ faint }) => !faint).map(({ stem }) => stem);
  return said.every((stem) => words.includes(stem)) && words.every((stem) => said.includes(stem));
}

/** The stem of a word, or of the commonest food that it may be misspelt. */
function stemOf({ stems }: Element, forms: FoodTable['forms']): string {
  const first = stems[0]?.stem ?? '';
  if (stems.length < 2 || stems[0]!.cost === 0) return first;
  return (
    stems.find(({ stem, cost }) => cost < stems[0]!.cost + 0.5 && (forms.eaten.get(stem) ?? 0) >= COMMON && forms.single.has(stem)) ??
    stems[0]!
  ).stem;
}

/** The name that words are in full, where people eat the food often. */
function commonForm(elements: readonly Element[], at: readonly number[], { forms, foods }: FoodTable): number | null {
  const form = forms.exact.get(at.map((i) => stemOf(elements[i]!, forms)).join(' '));
  return form !== undefined && foods[forms.food[form]!]!.eaten >= COMMON ? form : null;
}

function mainHead(form: number, { forms }: FoodTable): string | null {
  let first = form;
  while (first > 0 && forms.food[first - 1] === forms.food[form]) first--;
  return forms.words[first]!.find(({ head }) => head)?.stem ?? null;
}

function isCounted(elements: readonly Element[], from: number, { at, food }: Side): boolean {
  for (let i = from; i < at[0]!; i++) {
    const { piece } = elements[i]!;
    if (piece.type === 'amount' && piece.measure === null && !piece.article && piece.value > 1) return food.tags.has('count');
  }
  return false;
}

function isMeasured(elements: readonly Element[], from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    const { piece } = elements[i]!;
    if (piece.type === 'amount' && piece.measure !== null) return true;
  }
  return false;
}
