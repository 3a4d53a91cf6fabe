import type { Food } from './food.js';
import { formWords } from './form-words.js';
import { SIZES, unitOf } from './measures.js';

/** Foods with the index that finds them. Immutable once built. */
export interface FoodTable {
  foods: readonly Food[];
  byName: ReadonlyMap<string, Food>;
  byCode: ReadonlyMap<string, readonly Food[]>;
  /** Every name and alias; numbers in the arrays below are its indexes. */
  forms: FormIndex;
}

export interface FormIndex {
  /** Index of the form's food in `foods`. */
  food: Int32Array;
  /** What leaving out all of the form's words costs, and less for foods often eaten: the cost of a form before any word of it is found. */
  base: Float32Array;
  /** Number of counted words. */
  size: Uint8Array;
  /** Index of the word after "and", after "with"; -1. */
  and: Int8Array;
  with: Int8Array;
  /** Both sides of the form's "and" or "with" are foods of their own, so that its parts are meant unless it is one dish by name. */
  parted: Uint8Array;
  stems: readonly (readonly string[])[];
  /** What an item found by the form is called: an English alias of its own ("cortado"), else the food's name. */
  shown: readonly string[];
  /** Which forms hold a word, and how much of `base` finding it gives back. */
  postings: ReadonlyMap<string, Posting>;
  /** Key of a form's stems, joined in order. */
  exact: ReadonlyMap<string, number>;
  /** Stems of foods that are named by one word alone. */
  single: ReadonlySet<string>;
  /** Numbers that belong to a name: "7" before "up". Key "7 up". */
  numbered: ReadonlySet<string>;
}

export interface Posting {
  forms: Int32Array;
  gain: Float32Array;
  /** How telling the word is, 0.2 (in very many foods) to 1. */
  weight: number;
}

// Words that hardly tell one row from another.
const FAINT = new Set(
  'plain regular fresh homemade cooked original classic prepared mix food restaurant whole large medium slice piece glass cup bag bowl can bottle stick style unspecified'.split(
    ' ',
  ),
);
const HEAD = 1.9;
const REST = 0.8;

/** Builds the index over any foods: the built-in ones alone, or with an imported release behind them. The first of two equal forms wins. */
export function buildFoodTable(foods: readonly Food[]): FoodTable {
  const stems: string[][] = [];
  const owner: number[] = [];
  const shown: string[] = [];
  const shapes: { and: number; with: number; lies: boolean; head: number; faint: number }[] = [];
  const exact = new Map<string, number>();
  const df = new Map<string, number>();
  const seen = foods.map(() => new Set<string>());
  const add = (at: number, text: string, headFirst: boolean, alias: number): void => {
    const food = foods[at]!;
    const words = formWords(text);
    if (words.stems.length === 0) return;
    for (const stem of words.stems) seen[at]!.add(stem);
    const key = words.stems.join(' ');
    if (exact.has(key)) return;
    exact.set(key, stems.length);
    const end = words.with > 0 ? words.with : words.stems.length;
    shapes.push({ and: words.and, with: words.with, lies: words.lies, head: headFirst ? 0 : end - 1, faint: alias });
    stems.push(words.stems);
    owner.push(at);
    shown.push(alias === 0.04 ? shownName(text, words.stems, food) : food.name);
  };
  foods.forEach((food, at) => {
    add(at, food.name, false, 0);
    for (const alias of food.aliases) add(at, alias, false, 0.04);
  });
  // Behind all English names: an English "biscuit" is no French one.
  foods.forEach((food, at) => {
    for (const alias of [...food.fr, ...food.es]) add(at, alias, true, 0.06);
  });
  for (const stems of seen) for (const stem of stems) df.set(stem, (df.get(stem) ?? 0) + 1);
  const scale = Math.log(foods.length + 2);
  const weightOf = (stem: string): number => (FAINT.has(stem) ? 0.2 : 0.25 + 0.75 * (1 - Math.log(df.get(stem) ?? 1) / scale));
  const count = stems.length;
  const forms: FormIndex = {
    food: Int32Array.from(owner),
    base: new Float32Array(count),
    size: Uint8Array.from(stems, (words) => words.length),
    and: Int8Array.from(shapes, (shape) => shape.and),
    with: Int8Array.from(shapes, (shape) => shape.with),
    parted: new Uint8Array(count),
    stems,
    shown,
    postings: new Map(),
    exact,
    single: new Set(stems.filter((words) => words.length === 1).map((words) => words[0]!)),
    numbered: new Set(),
  };
  const lists = new Map<string, { forms: number[]; gain: number[]; weight: number }>();
  const numbered = forms.numbered as Set<string>;
  stems.forEach((words, form) => {
    const shape = shapes[form]!;
    words.forEach((stem, at) => {
      const weight = weightOf(stem);
      const gain = weight * (at === shape.head ? HEAD : REST);
      forms.base[form]! += gain;
      let list = lists.get(stem);
      if (!list) lists.set(stem, (list = { forms: [], gain: [], weight }));
      list.forms.push(form);
      list.gain.push(gain);
      const next = words[at + 1];
      const previous = words[at - 1];
      if (/^\d/.test(stem)) {
        // "2 small patties" is an amount, also in a name
        if (next && !forms.single.has(next) && !Object.hasOwn(SIZES, next) && unitOf(next) === null) numbered.add(`${stem} ${next}`);
        if (previous && !next) numbered.add(`${previous} ${stem}`);
      }
    });
    const tags = foods[owner[form]!]!.tags;
    forms.base[form]! +=
      shape.faint +
      (tags.has('common') ? -0.06 : 0) +
      (tags.has('generic') ? -0.08 : 0) +
      (foods[owner[form]!]!.source === 'usda' ? 0.1 : 0);
    const whole = tags.has('alcohol') || (tags.has('whole') && shape.faint === 0);
    forms.parted[form] = whole || shape.lies ? 0 : partedForm(words, shape, exact, owner, form) ? 1 : 0;
  });
  for (const [stem, list] of lists)
    (forms.postings as Map<string, Posting>).set(stem, {
      forms: Int32Array.from(list.forms),
      gain: Float32Array.from(list.gain),
      weight: list.weight,
    });
  const byCode = new Map<string, Food[]>();
  for (const food of foods) {
    const same = byCode.get(food.code);
    if (same) same.push(food);
    else byCode.set(food.code, [food]);
  }
  return { foods, byName: new Map(foods.map((food) => [food.name, food])), byCode, forms };
}

/** An alias with words of its own is what people call it; abbreviations and measures ("slice of bread") are not. */
function shownName(alias: string, stems: readonly string[], food: Food): string {
  if (
    alias.length < 4 ||
    /\d|^\w+ of |^(?:an?|slice|piece|glass|cup|bowl|bag|order|side|bottle|can|pint|handful|scoop|shot|loaf|mug|box|plate|serving|order|splash|pat|stick|half|large|medium|small|plain|regular|cooked) /.test(
      alias,
    )
  )
    return food.name;
  const own = new Set(formWords(food.name).stems);
  return stems.every((stem) => own.has(stem)) ? food.name : alias;
}

function partedForm(
  words: readonly string[],
  shape: { and: number; with: number },
  exact: ReadonlyMap<string, number>,
  owner: readonly number[],
  form: number,
): boolean {
  const at = shape.with > 0 ? shape.with : shape.and;
  if (at <= 0) return false;
  // "rice and bean burrito": the last word belongs to both sides
  if (shape.with < 0 && words.length - at > 1) return false;
  const left = exact.get(words.slice(0, at).join(' '));
  const right = exact.get(words.slice(at).join(' '));
  return left !== undefined && right !== undefined && owner[left] !== owner[form] && owner[right] !== owner[form];
}
