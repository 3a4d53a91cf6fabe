import { isLetters } from '../../language/letters.js';
import type { Food } from '../food.js';
import { formWordsOf, joinPlaces } from '../form-words.js';
import { once } from '../once.js';
import { kindsOf } from './kinds.js';
import { goesOn, type NameWord, nameWordsOf, writtenParts } from './name-words.js';
import { type Posting, postingsDraft } from './postings.js';
import { shownName } from './shown-name.js';
import { stemNumbers, type StemNumbers } from './stem-numbers.js';
import { tellSame, tellsSame } from './tell-same.js';
import { WEIGHTS } from './weights.js';
import { addName, type WholeNames } from './whole-names.js';

/** All names of all foods, found by their words. A form is one name; arrays are by form. */
export interface FoodIndex {
  /** Index of the food in the table. */
  food: Int32Array;
  /** 1: a name in French or Spanish. */
  foreign: Uint8Array;
  /** Which of the food's names it is, by `nameOf`. */
  name: Uint16Array;
  /** What all of its words cost unsaid. */
  base: Float32Array;
  words: readonly (readonly NameWord[])[];
  /** The name of a form in the words that people see. */
  shown: (form: number) => string;
  postings: ReadonlyMap<string, Posting>;
  /** Stems of a whole name, joined by blanks, to its form. */
  exact: ReadonlyMap<string, number>;
  /** Stems of English names; others are of French and Spanish ones alone. */
  english: ReadonlySet<string>;
  /** Stems that are a whole name alone. */
  single: ReadonlySet<string>;
  /** Names with a number in them, "7 up": the number and its neighbour. */
  numbered: ReadonlySet<string>;
  /** Words that stand together in names, run together: "eggroll" to egg, roll. */
  compounds: () => ReadonlyMap<string, readonly [string, string]>;
  /** How common the commonest food is of which a stem is the head, 0 to 3. */
  eaten: ReadonlyMap<string, number>;
  /** Heads of dishes that are named by a list of what is in them: "sandwich" of "ham and cheese sandwich". */
  gathering: ReadonlySet<string>;
}

/** What of an index is not made of the rest of it when it is first asked for. */
export type IndexParts = Omit<FoodIndex, 'shown' | 'compounds'>;

interface Draft {
  food: number;
  text: string;
  name: number;
  words: NameWord[];
  /** Numbers of their stems. */
  stems: number[];
  cost: number;
}

const ADDED_FAT = ['oil', 'butter', 'margarine', 'lard', 'grease', 'buttered', 'oiled'];
const NO_FAT = ['plain', 'nothing', 'dry', '-oil', '-butter'];

/** @param like an index of foods of which these are the first, to share with it what is the same in both */
export function buildFoodIndex(foods: readonly Food[], like: FoodIndex | null = null): FoodIndex {
  const numbers = stemNumbers();
  const whole: WholeNames = { exact: new Map(), single: new Set(), numbered: new Set() };
  const { drafts, others } = draftsOf(foods, numbers, whole);
  const df = frequencies(drafts, numbers.stems.length);
  const idf = (stem: number): number => Math.log((foods.length + 1) / ((df[stem] ?? 0) + 0.5));
  const idfs = Float64Array.from(numbers.stems, (_, stem) => idf(stem));
  const kinds = kindsOf(drafts, (stem) => df[numbers.of(stem)]!);
  const postings = postingsDraft();
  const telling = numbers.stems.map(tellsSame);
  const base = new Float32Array(drafts.length);
  drafts.forEach((draft, form) => {
    const { words, stems } = draft;
    const kind = isKind(words, kinds);
    const primary = form === 0 || drafts[form - 1]!.food !== draft.food;
    let sum = draft.cost;
    words.forEach((word, k) => {
      if (kind && word.segment === 0) word.head = false;
      const cost = unsaidCost(word, idfs[stems[k]!]!, kind);
      if (postings.post(stems[k]!, form, cost)) sum += cost;
    });
    for (const stem of addedTo(draft, telling)) postings.post(numbers.of(stem), form, 0);
    // words of the food's other names
    for (const stem of primary ? others[draft.food]! : drafts[firstOf(drafts, form)]!.stems) postings.post(stem, form, 0);
    base[form] = sum;
  });
  // no more than these of the drafts is kept, also by what is made later: each in a scope of its own
  const words = drafts.map((draft, form) => shared(draft.words, like?.words[form]));
  const parts: IndexParts = {
    food: Int32Array.from(drafts, (draft) => draft.food),
    name: Uint16Array.from(drafts, (draft) => draft.name),
    foreign: Uint8Array.from(drafts, ({ cost }) => Number(cost === WEIGHTS.foreign)),
    base,
    words,
    postings: postings.done(numbers.stems, idf),
    english: englishStems(drafts),
    ...whole,
    eaten: eatenHeads(foods, drafts),
    gathering: gatheringHeads(foods, drafts),
  };
  return wholeIndex(parts, foods);
}

/** An index of its parts; `foods` are those that it was made of. */
export const wholeIndex = (parts: IndexParts, foods: readonly Food[]): FoodIndex => ({
  ...parts,
  shown: (form) => {
    const food = foods[parts.food[form]!]!;
    return shownName(nameOf(food, parts.name[form]!), food);
  },
  compounds: once(() => compoundsOf(parts.words)),
});

/** A food's names by their number: its own, further ones, French and Spanish. */
function nameOf({ name, aliases, fr, es }: Food, number: number): string {
  if (number === 0) return name;
  const at = number - 1;
  return aliases[at] ?? fr[at - aliases.length] ?? es[at - aliases.length - fr.length]!;
}

/** The words of another index where they are the same. */
const shared = (own: readonly NameWord[], other: readonly NameWord[] | undefined): readonly NameWord[] =>
  other?.length === own.length && own.every((word, i) => isSame(word, other[i]!)) ? other : own;

const isSame = (a: NameWord, b: NameWord): boolean =>
  a.stem === b.stem &&
  a.segment === b.segment &&
  a.head === b.head &&
  a.joined === b.joined &&
  a.either === b.either &&
  a.after === b.after &&
  a.faint === b.faint;

function englishStems(drafts: readonly Draft[]): Set<string> {
  const found = new Set<string>();
  for (const { cost, words } of drafts) if (cost < WEIGHTS.foreign) for (const { stem } of words) found.add(stem);
  return found;
}

/** The names of each food in turn, its own first; and by food, the stems of its further ones. */
function draftsOf(foods: readonly Food[], numbers: StemNumbers, whole: WholeNames): { drafts: Draft[]; others: number[][] } {
  const drafts: Draft[] = [];
  const others = foods.map((food, at) => {
    const more: number[] = [];
    let name = -1;
    const add = (text: string, cost: number, own = false): void => {
      name++;
      const parts = writtenParts(text);
      const words = nameWordsOf(parts);
      const stems = words.map(({ stem }) => numbers.of(stem));
      if (!own) more.push(...stems);
      // "plain", "home recipe": what only tells how it was made is no name of one food
      if (!own && (goesOn(text) || words.every(({ faint }) => faint))) return;
      addName(
        whole,
        formWordsOf(parts.length === 1 ? parts[0]!.words : joinPlaces(parts.flatMap((part) => part.words))).stems,
        drafts.length,
      );
      drafts.push({ food: at, text, name, words, stems, cost });
    };
    add(food.name, 0, true);
    for (const alias of food.aliases) add(alias, WEIGHTS.alias);
    for (const name of food.fr) add(name, WEIGHTS.foreign);
    for (const name of food.es) add(name, WEIGHTS.foreign);
    return more;
  });
  return { drafts, others };
}

function firstOf(drafts: readonly Draft[], form: number): number {
  let first = form;
  while (first > 0 && drafts[first - 1]!.food === drafts[form]!.food) first--;
  return first;
}

/** What a name tells in other words than its own; what fat was added, or that none was, is told in many. */
function addedTo({ text, words, stems }: Draft, telling: readonly boolean[]): readonly string[] {
  const same = stems.some((stem) => telling[stem]) ? tellSame(new Set(words.map(({ stem }) => stem))) : [];
  const fat = text.includes('fat added') ? ADDED_FAT : words.some(({ stem }) => stem === '-fat') ? NO_FAT : [];
  return fat.length > 0 ? [...same, ...fat] : same;
}

/** "Soft drink, cola": a class, and what is one of it. */
function isKind(words: readonly NameWord[], kinds: ReadonlySet<string>): boolean {
  const first = words[0]?.segment === 0 ? headOf(words, 0) : '';
  return words.some(({ segment, stem }) => segment === 1 && kinds.has(`${first} ${stem}`));
}

function headOf(words: readonly NameWord[], segment: number): string {
  return words.find((word) => word.segment === segment && word.head)?.stem ?? '';
}

function unsaidCost(word: NameWord, idf: number, kind: boolean): number {
  const full = WEIGHTS.unsaid * (0.6 * idf + WEIGHTS.unsaidFlat) * (word.either ? WEIGHTS.unsaidEither : 1);
  if (word.faint) return full * WEIGHTS.unsaidFaint;
  if (word.stem.startsWith('-')) return full * WEIGHTS.unsaidNegated;
  if (kind && word.segment === 0) return full * WEIGHTS.classOfKind;
  const main = word.segment === 0 || (kind && word.segment === 1);
  return full * (main ? 1 : WEIGHTS.unsaidLater) + (word.head && main ? WEIGHTS.head : 0);
}

/** In how many foods each stem stands, by its number. */
function frequencies(drafts: readonly Draft[], stems: number): Int32Array {
  const df = new Int32Array(stems);
  const last = new Int32Array(stems).fill(-1);
  for (const { food, stems: own } of drafts)
    for (const stem of own)
      if (last[stem] !== food) {
        last[stem] = food;
        df[stem]!++;
      }
  return df;
}

function compoundsOf(all: readonly (readonly NameWord[])[]): Map<string, readonly [string, string]> {
  const found = new Map<string, readonly [string, string]>();
  for (const words of all)
    for (let i = 1; i < words.length; i++) {
      const [a, b] = [words[i - 1]!, words[i]!];
      if (b.joined || a.stem.length < 2 || b.stem.length < 3) continue;
      const key = a.stem + b.stem;
      if (!found.has(key) && isLetters(key)) found.set(key, [a.stem, b.stem]);
    }
  return found;
}

/** How common the commonest food of each head is. */
function eatenHeads(foods: readonly Food[], drafts: readonly Draft[]): Map<string, number> {
  const eaten = new Map<string, number>();
  for (const { food, words } of drafts)
    for (const { stem, head } of words) {
      if (!head) continue;
      const known = eaten.get(stem);
      if (known === undefined || known < foods[food]!.eaten) eaten.set(stem, foods[food]!.eaten);
    }
  return eaten;
}

/** So many foods named by a list make a word a dish that gathers. */
const GATHERING = 2;

function gatheringHeads(foods: readonly Food[], drafts: readonly Draft[]): Set<string> {
  const found = new Map<string, Set<number>>();
  for (const { food, words } of drafts) {
    const { tags } = foods[food]!;
    const at = words.findIndex(({ head }) => head);
    if (at < 2 || words[at]!.joined || !(tags.has('dish') || tags.has('count'))) continue;
    if (!words.some(({ joined, segment }, i) => i > 0 && i < at && joined && segment === words[at]!.segment)) continue;
    const { stem } = words[at]!;
    found.set(stem, (found.get(stem) ?? new Set()).add(food));
  }
  return new Set([...found].filter(([, with_]) => with_.size >= GATHERING).map(([stem]) => stem));
}
