import type { Food } from './food.js';
import { formWords } from './form-words.js';
import { SIZES, unitOf } from './measures.js';

/** Every name and alias of a table's foods by its words. */
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
/** What a name costs beside the food's own: an alias, a word of another language. */
const ALIAS = 0.04;
const FOREIGN = 0.06;

/** One name or alias of a food, by its words. */
interface Form {
  stems: string[];
  /** Index of its food. */
  food: number;
  shown: string;
  /** Where "and" and "with" stand, and which word is the head; -1: nowhere. */
  and: number;
  with: number;
  head: number;
  /** Its "and" or "with" joins no two foods. */
  lies: boolean;
  /** What it costs for not being the food's own name. */
  extra: number;
}

interface PostingList {
  forms: number[];
  gain: number[];
  weight: number;
}

/** Builds the index over all names; the first of two equal ones wins. */
export function buildFormIndex(foods: readonly Food[]): FormIndex {
  const { forms, exact, foodsWith } = collectForms(foods);
  const weightOf = weighing(foods.length, foodsWith);
  const single = new Set(forms.filter(({ stems }) => stems.length === 1).map(({ stems }) => stems[0]!));
  const base = new Float32Array(forms.length);
  const lists = new Map<string, PostingList>();
  const numbered = new Set<string>();
  forms.forEach(({ stems, head, food, extra }, at) => {
    stems.forEach((stem, place) => {
      const weight = weightOf(stem);
      const gain = weight * (place === head ? HEAD : REST);
      base[at]! += gain;
      let list = lists.get(stem);
      if (!list) lists.set(stem, (list = { forms: [], gain: [], weight }));
      list.forms.push(at);
      list.gain.push(gain);
      if (/^\d/.test(stem)) noteNumber(numbered, stems, place, single);
    });
    base[at]! += extra + liking(foods[food]!);
  });
  return {
    food: Int32Array.from(forms, ({ food }) => food),
    base,
    size: Uint8Array.from(forms, ({ stems }) => stems.length),
    and: Int8Array.from(forms, (form) => form.and),
    with: Int8Array.from(forms, (form) => form.with),
    parted: Uint8Array.from(forms, (form) => (isParted(form, foods[form.food]!, forms, exact) ? 1 : 0)),
    stems: forms.map(({ stems }) => stems),
    shown: forms.map(({ shown }) => shown),
    postings: new Map(
      [...lists].map(([stem, { forms: of, gain, weight }]) => [
        stem,
        { forms: Int32Array.from(of), gain: Float32Array.from(gain), weight },
      ]),
    ),
    exact,
    single,
    numbered,
  };
}

/** `foodsWith`: in the names of how many foods a word stands. */
function collectForms(foods: readonly Food[]): { forms: Form[]; exact: Map<string, number>; foodsWith: Map<string, number> } {
  const forms: Form[] = [];
  const exact = new Map<string, number>();
  const seen = foods.map(() => new Set<string>());
  const add = (food: number, text: string, headFirst: boolean, extra: number): void => {
    const words = formWords(text);
    for (const stem of words.stems) seen[food]!.add(stem);
    const key = words.stems.join(' ');
    if (words.stems.length === 0 || exact.has(key)) return;
    exact.set(key, forms.length);
    const end = words.with > 0 ? words.with : words.stems.length;
    const { name } = foods[food]!;
    const shown = extra === ALIAS ? shownName(text, words.stems, name) : name;
    const { stems, and, with: behindWith, lies } = words;
    forms.push({ stems, food, shown, and, with: behindWith, head: headFirst ? 0 : end - 1, lies, extra });
  };
  foods.forEach(({ name, aliases }, at) => {
    add(at, name, false, 0);
    for (const alias of aliases) add(at, alias, false, ALIAS);
  });
  // Behind all English names: an English "biscuit" is no French one.
  foods.forEach(({ fr, es }, at) => {
    for (const alias of [...fr, ...es]) add(at, alias, true, FOREIGN);
  });
  const foodsWith = new Map<string, number>();
  for (const stems of seen) for (const stem of stems) foodsWith.set(stem, (foodsWith.get(stem) ?? 0) + 1);
  return { forms, exact, foodsWith };
}

/** How telling a word is: the fewer foods have it, the more. */
function weighing(foods: number, foodsWith: ReadonlyMap<string, number>): (stem: string) => number {
  const scale = Math.log(foods + 2);
  return (stem) => (FAINT.has(stem) ? 0.2 : 0.25 + 0.75 * (1 - Math.log(foodsWith.get(stem) ?? 1) / scale));
}

/** Foods often eaten come first, imported ones last. */
const liking = ({ tags, source }: Food): number =>
  (tags.has('common') ? -0.06 : 0) + (tags.has('generic') ? -0.08 : 0) + (source === 'usda' ? 0.1 : 0);

/** Keeps a number that belongs to a name: "7" of "7 up". "2 small patties" is an amount, also in a name. */
function noteNumber(numbered: Set<string>, stems: readonly string[], at: number, single: ReadonlySet<string>): void {
  const [before, number, after] = [stems[at - 1], stems[at], stems[at + 1]];
  if (after && !single.has(after) && !Object.hasOwn(SIZES, after) && unitOf(after) === null) numbered.add(`${number} ${after}`);
  if (before && !after) numbered.add(`${before} ${number}`);
}

/** An alias with words of its own is what people call it; abbreviations and measures ("slice of bread") are not. */
function shownName(alias: string, stems: readonly string[], name: string): string {
  if (
    alias.length < 4 ||
    /\d|^\w+ of |^(?:an?|slice|piece|glass|cup|bowl|bag|order|side|bottle|can|pint|handful|scoop|shot|loaf|mug|box|plate|serving|order|splash|pat|stick|half|large|medium|small|plain|regular|cooked) /.test(
      alias,
    )
  )
    return name;
  const own = new Set(formWords(name).stems);
  return stems.every((stem) => own.has(stem)) ? name : alias;
}

/** Both sides of its "and" or "with" are foods of their own, and it is no dish by name. */
function isParted(form: Form, { tags }: Food, forms: readonly Form[], exact: ReadonlyMap<string, number>): boolean {
  const isWhole = tags.has('alcohol') || (tags.has('whole') && form.extra === 0);
  const at = form.with > 0 ? form.with : form.and;
  if (isWhole || form.lies || at <= 0) return false;
  // "rice and bean burrito": the last word belongs to both sides
  if (form.with < 0 && form.stems.length - at > 1) return false;
  const other = (stems: readonly string[]): boolean => {
    const side = exact.get(stems.join(' '));
    return side !== undefined && forms[side]!.food !== form.food;
  };
  return other(form.stems.slice(0, at)) && other(form.stems.slice(at));
}
