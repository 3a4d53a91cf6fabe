import { isLetters } from '../../language/letters.js';
import type { FoodTable } from '../../food/food-table.js';
import { type Abroad, meantAbroad, wordsAbroad } from '../../food/retrieval/abroad.js';
import { oneLetterOff, type WordsByLength, wordsByLength } from '../../food/retrieval/near-words.js';
import { ordinaryOf } from '../../food/retrieval/ordinary.js';
import { soundAbroad } from '../../food/retrieval/sound-abroad.js';
import { isPartOf } from '../../food/retrieval/spelling.js';
import { FOREIGN_SIZES, MEASURE_WORDS, PORTION_WORDS } from '../unit-words.js';
import { NUMBER_WORDS } from '../number-words.js';
import { type Token, tokensOf } from '../tokens.js';

/** Words of one language that others are short for or slips of, what is said most first. */
interface Vocabulary {
  units: readonly string[];
  sizes: readonly string[];
  foods: readonly string[];
  near: WordsByLength;
  /** By how they sound. */
  sounds: ReadonlyMap<string, string>;
}

/** Shorter words are letters and units of their own. */
const SHORTEST_UNIT = 2;
const SHORTEST = 3;
const SHORTEST_SLIP = 5;
const LONGEST = 14;
/** From so many uses on, a word means itself. */
const SAID = 250;
/** A word that is short for another has at least so much of it. */
const LEAST = 0.25;
const LEAST_FOOD = 0.45;

const vocabularies = new WeakMap<FoodTable, Map<Abroad, Vocabulary>>();

/** "2 reb pan bco", "1 tza d arroz", "hambrgesa", "frites moy": what an unknown word of a text in French or Spanish is short for, or a slip of. Null: nothing that we know. */
export function shortAbroad(tokens: readonly Token[], at: number, language: Abroad, table: FoodTable): readonly Token[] | null {
  const { kind, text, stem, measure, portion, size, from, to, glued } = tokens[at]!;
  if (kind !== 'word' || (measure ?? portion ?? size) !== null || text.length > LONGEST || !isLetters(text)) return null;
  if (isKnown(text, stem, language, table)) return null;
  const own = language === 'fr' ? unelided(text, table) : null;
  if (own !== null) return tokensOf(own).map((one) => ({ ...one, elided: true, from, to, glued }));
  const before = tokens[at - 1];
  const counted = before !== undefined && (before.kind === 'number' || NUMBER_WORDS.has(before.text));
  const meant = meaningOf(text, counted, language, vocabularyOf(language, table));
  return meant === null ? null : tokensOf(sameNumber(text, meant)).map((one) => ({ ...one, from, to, glued }));
}

function isKnown(text: string, stem: string, language: Abroad, table: FoodTable): boolean {
  const said = Math.max(ordinaryOf(text, language)?.count ?? 0, ordinaryOf(text, 'en')?.count ?? 0);
  return said >= SAID || table.forms.postings.has(stem) || meantAbroad(text, language, table) !== null;
}

/** "Lorange", "derable", "lauto": the article was written on. */
function unelided(text: string, table: FoodTable): string | null {
  const own = text.slice(1);
  if (!ELIDED.has(text[0]!) || !OPENS.has(text[1] ?? '') || own.length < SHORTEST) return null;
  return meantAbroad(own, 'fr', table) !== null || (ordinaryOf(own, 'fr')?.count ?? 0) >= SAID ? own : null;
}
const ELIDED: ReadonlySet<string> = new Set(['l', 'd', 'n', 'j']);
const OPENS: ReadonlySet<string> = new Set('aeiouyh');

function meaningOf(word: string, counted: boolean, language: Abroad, { units, sizes, foods, near, sounds }: Vocabulary): string | null {
  const unit = counted && word.length >= SHORTEST_UNIT ? firstOf(units, word, LEAST) : null;
  if (unit !== null || word.length < SHORTEST) return unit;
  const size = sizes.find((full) => full.startsWith(word) || isShortFor(word, full, LEAST_FOOD));
  if (size !== undefined) return size;
  const heard = word.length > SHORTEST ? sounds.get(soundAbroad(word, language)) : undefined;
  if (heard !== undefined) return heard;
  const slip = word.length >= SHORTEST_SLIP ? oneLetterOff(word, near)[0] : undefined;
  return slip ?? firstOf(foods, word, LEAST_FOOD);
}

/** "Tortiyas" are several, too. */
const sameNumber = (written: string, meant: string): string => (written.endsWith('s') && VOWELS.has(meant.at(-1)!) ? `${meant}s` : meant);
const VOWELS: ReadonlySet<string> = new Set('aeiou');

/** What has no other consonants before what has: "sce" is "sauce" and no "sucre". */
function firstOf(words: readonly string[], short: string, least: number): string | null {
  const fitting = words.filter((full) => isShortFor(short, full, least));
  return fitting.find((full) => consonants(full) === consonants(short)) ?? fitting[0] ?? null;
}

const consonants = (word: string): string => [...word].filter((letter) => !VOWELS.has(letter)).join('');

/** Its first letters, or letters of it in order with its first and last: "reb" and "rbnda" of "rebanada". */
function isShortFor(short: string, full: string, least: number): boolean {
  const one = short.endsWith('s') && short.length > SHORTEST_UNIT && !full.endsWith('s') ? short.slice(0, -1) : short;
  if (one.length >= full.length || one.length < least * full.length || one[0] !== full[0]) return false;
  return full.startsWith(one) || (one.length > SHORTEST_UNIT && one.at(-1) === full.at(-1) && isPartOf(one, full));
}

function vocabularyOf(language: Abroad, table: FoodTable): Vocabulary {
  let known = vocabularies.get(table);
  if (!known) vocabularies.set(table, (known = new Map<Abroad, Vocabulary>()));
  let own = known.get(language);
  if (!own) known.set(language, (own = vocabulary(language, table)));
  return own;
}

function vocabulary(language: Abroad, table: FoodTable): Vocabulary {
  const count = (word: string): number => ordinaryOf(word, language)?.count ?? 0;
  const isOwn = (word: string): boolean => word.length > SHORTEST && count(word) > (ordinaryOf(word, 'en')?.count ?? 0);
  const saidMost = (words: readonly string[]): string[] => words.filter(isOwn).sort((a, b) => count(b) - count(a) || (a < b ? -1 : 1));
  const often = (word: string): number => Math.log10(Math.max(count(word), count(word.slice(0, -1))) + 1);
  const foods = [...wordsAbroad(table, language)]
    .filter(([word]) => word.length > SHORTEST && isLetters(word))
    .map(([word, eaten]): [string, number] => [word, eaten + often(word)])
    .sort(([a, often], [b, other]) => other - often || (a < b ? -1 : 1))
    .map(([word]) => word);
  return {
    units: saidMost([...Object.keys(MEASURE_WORDS), ...Object.keys(PORTION_WORDS)]),
    sizes: saidMost(Object.keys(FOREIGN_SIZES)),
    foods,
    near: wordsByLength(foods),
    sounds: new Map(foods.toReversed().map((word) => [soundAbroad(word, language), word])),
  };
}
