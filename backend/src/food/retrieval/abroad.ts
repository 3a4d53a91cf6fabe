import type { FoodTable } from '../food-table.js';
import { dataFile } from '../data-files.js';
import { formWords, splitWords } from '../form-words.js';
import { once } from '../once.js';
import { stemWord } from '../words.js';
import { ordinaryOf } from './ordinary.js';
import type { Candidate } from './spelling.js';

export type Abroad = 'fr' | 'es';

/** Words of French and Spanish for foods, and what they are called in English names. */
const english = once(() => {
  const found: Record<Abroad, Map<string, readonly string[]>> = { fr: new Map(), es: new Map() };
  for (const line of dataFile('food-words-abroad.tsv').trimEnd().split('\n').slice(1)) {
    const [language, word, means] = line.split('\t');
    found[language as Abroad].set(word!, means!.split('; ').map(stemWord));
  }
  return found;
});

/** Stems of the names that foods have in a language, and those that are a name alone. */
interface OwnWords {
  stems: ReadonlySet<string>;
  single: ReadonlySet<string>;
}
const owned = new WeakMap<FoodTable, Record<Abroad, () => OwnWords>>();

function ownWords(table: FoodTable, language: Abroad): OwnWords {
  let own = owned.get(table);
  if (!own) owned.set(table, (own = { fr: once(() => wordsOfNames(table, 'fr')), es: once(() => wordsOfNames(table, 'es')) }));
  return own[language]();
}

function wordsOfNames({ foods }: FoodTable, language: Abroad): OwnWords {
  const names = foods.flatMap((food) => food[language].map((name) => formWords(name).stems));
  return { stems: new Set(names.flat()), single: new Set(names.filter(({ length }) => length === 1).flat()) };
}

const FRENCH_ENDS: readonly (readonly [string, readonly string[]])[] = [
  ['ees', ['e']],
  ['ee', ['e']],
  ['es', ['', 'e']],
  ['s', ['']],
  ['x', ['']],
  ['e', ['']],
  ['', ['e', 's']],
];
/** What makes a Spanish word small, dear or big: "quesadillita", "tacazos". */
const SPANISH_SIZES: readonly (readonly [string, readonly string[]])[] = [
  ['citos', ['', 'e', 'n']],
  ['citas', ['', 'e', 'n']],
  ['cito', ['', 'e', 'n', 'z']],
  ['cita', ['', 'e', 'n', 'z']],
  ['guitos', ['go']],
  ['quito', ['co']],
  ['quitos', ['co']],
  ['quita', ['ca']],
  ['quitas', ['ca']],
  ['itos', ['o', '']],
  ['itas', ['a', '']],
  ['ito', ['o', '', 'e']],
  ['ita', ['a', '', 'e']],
  ['illos', ['o']],
  ['illas', ['a']],
  ['azo', ['o', 'a', '']],
  ['azos', ['o', 'a', '']],
  ['aza', ['a', '']],
  ['otes', ['o', 'e', '']],
  ['ote', ['o', 'e', '']],
];
const SPANISH_ENDS: readonly (readonly [string, readonly string[]])[] = [
  ...SPANISH_SIZES,
  ['as', ['a', 'o']],
  ['os', ['o', 'a']],
  ['es', ['', 'e']],
  ['s', ['']],
  ['a', ['o']],
  ['o', ['a']],
  ['', ['e']],
];
const SHORTEST = 3;

const withEnds = (word: string, ends: readonly (readonly [string, readonly string[]])[]): string[] =>
  ends.flatMap(([end, others]) =>
    word.endsWith(end)
      ? others
          .filter((other) => word.length - end.length + other.length >= SHORTEST)
          .map((other) => word.slice(0, -end.length || undefined) + other)
      : [],
  );

/** What a Spanish word would be the small or the big one of. */
export const plainOf = (word: string): string[] => withEnds(word, SPANISH_SIZES);

/** Other forms of a word: its number and gender, and what it is the small one of. */
const formsOf = (word: string, language: Abroad): string[] => [word, ...withEnds(word, language === 'fr' ? FRENCH_ENDS : SPANISH_ENDS)];

/** What a word of a text in French or Spanish is for the table. */
export interface MeantAbroad {
  /** Stems of names that it may stand for, cheapest first. */
  stems: readonly Candidate[];
  /** It is a food, and not only said of one. */
  noun: boolean;
  /** It is said of foods: "blanc", but not "mange" of "pois mange-tout". */
  tells: boolean;
}

/** Whether a word is one for a food, or said of foods, in that language and not the same in English. */
export function isFoodWordOf(word: string, language: Abroad): boolean {
  const means = english()[language].get(word) ?? english()[language].get(word.endsWith('s') ? word.slice(0, -1) : word);
  return means !== undefined && !means.includes(stemWord(word));
}

/** Words that foods are named with in a language, and how commonly the foods are eaten that they name, 0 to 4. */
export function wordsAbroad({ foods }: FoodTable, language: Abroad): ReadonlyMap<string, number> {
  const eaten = new Map<string, number>();
  for (const food of foods)
    for (const name of food[language])
      for (const word of splitWords(name)) eaten.set(word, Math.max(eaten.get(word) ?? 0, food.eaten + (name.includes(' ') ? 0 : 1)));
  for (const word of english()[language].keys()) eaten.set(word, Math.max(eaten.get(word) ?? 0, 2));
  return eaten;
}

const singular = (word: string): string => (word.endsWith('s') ? word.slice(0, -1) : word);

function changesGender(word: string, form: string): boolean {
  const [one, other] = [singular(word), singular(form)];
  return one.at(-1) !== other.at(-1) && Math.abs(one.length - other.length) <= 1;
}

const KIN = 0.1;
const TRANSLATED = 2;
const known = new WeakMap<FoodTable, Record<Abroad, Map<string, MeantAbroad | null>>>();
const MOST_KNOWN = 5000;

/** A word as names of foods have it: itself, in another number or gender, or in English. Null: no word of foods in that language. */
export function meantAbroad(word: string, language: Abroad, table: FoodTable): MeantAbroad | null {
  let seen = known.get(table);
  if (!seen) known.set(table, (seen = { fr: new Map(), es: new Map() }));
  let meant = seen[language].get(word);
  if (meant === undefined) {
    meant = lookUp(word, language, table);
    if (seen[language].size < MOST_KNOWN) seen[language].set(word, meant);
  }
  return meant;
}

/** "Mince" is thin in French, and no meat. */
function isElse(word: string, language: Abroad): boolean {
  const [known, one] = [ordinaryOf(word, language), ordinaryOf(singular(word), language)];
  return (known ?? one)?.food === 0 && Math.max(known?.count ?? 0, one?.count ?? 0) >= OFTEN;
}
const OFTEN = 2000;

function lookUp(word: string, language: Abroad, table: FoodTable): MeantAbroad | null {
  const own = ownWords(table, language);
  const costs = new Map<string, number>();
  let noun = false;
  let tells = false;
  for (const form of formsOf(word, language)) {
    const stem = stemWord(form);
    // "cubos" are no "cuba": what changes its gender is said of a food
    const other = changesGender(word, form) && (own.single.has(stem) || table.forms.single.has(stem));
    if (!other && own.stems.has(stem) && table.forms.postings.has(stem)) {
      if (!costs.has(stem)) costs.set(stem, form === word ? 0 : KIN);
      noun ||= own.single.has(stem) || (table.forms.single.has(stem) && (ordinaryOf(form, 'en')?.food ?? 1) > 0 && !isElse(form, language));
    }
    for (const meaning of english()[language].get(form) ?? []) {
      tells = true;
      if (!costs.has(meaning) && table.forms.postings.has(meaning)) costs.set(meaning, TRANSLATED);
      noun ||= (ordinaryOf(form, language)?.food ?? 1) > 0;
    }
  }
  if (costs.size === 0) return null;
  return { stems: [...costs].map(([stem, cost]) => ({ stem, cost })).sort((a, b) => a.cost - b.cost), noun, tells: tells || noun };
}
