import { isLetters } from '../../language/letters.js';
import type { FoodIndex } from './food-index.js';
import { editDistance } from '../../domain/edit-distance.js';
import { alike, oneLetterOff, type WordsByLength, wordsByLength } from './near-words.js';
import { once } from '../once.js';
import { SPELLING } from '../spelling.js';
import { irregularWords, stemWord } from '../words.js';
import { isFoodWordOf } from './abroad.js';
import { ordinary, ordinaryOf } from './ordinary.js';
import { skeleton } from './sound.js';
import { WEIGHTS } from './weights.js';

/** A word of the table that a written one may stand for, and how dear that reading is. */
export interface Candidate {
  stem: string;
  cost: number;
}

const MOST = 4;
const SHORTEST = 3;
/** From so many uses in ordinary English on, a word means itself. */
const ORDINARY = 2500;

interface Vocabulary {
  words: WordsByLength;
  skeletons: Map<string, string[]>;
  sorted: string[];
  /** Other ways to write a word: "omelette" for "omelet". */
  variants: ReadonlyMap<string, string>;
  /** Names of two words, run together. */
  pairs: () => WordsByLength;
  pairsBySound: () => ReadonlyMap<string, string>;
  seen: Map<string, readonly Candidate[]>;
}
const vocabularies = new WeakMap<FoodIndex, Vocabulary>();

/** Words of the table that an unknown word may stand for: misspelt, heard, without vowels, cut short; cheapest first. */
export function spellingsOf(word: string, index: FoodIndex): readonly Candidate[] {
  if (word.length < SHORTEST || word.length > 24 || !isLetters(word)) return [];
  const vocabulary = vocabularyOf(index);
  let found = vocabulary.seen.get(word);
  if (!found) {
    found = search(word, index, vocabulary);
    if (vocabulary.seen.size < 5000) vocabulary.seen.set(word, found);
  }
  return found;
}

function vocabularyOf(index: FoodIndex): Vocabulary {
  let own = vocabularies.get(index);
  if (own) return own;
  const sorted = [...index.postings.keys()].filter((stem) => stem.length >= SHORTEST && isLetters(stem)).sort();
  const variants = variantsOf(index);
  const skeletons = new Map<string, string[]>();
  for (const stem of [...sorted, ...variants.keys()]) {
    const sound = skeleton(stem);
    const list = skeletons.get(sound);
    if (list) list.push(stem);
    else skeletons.set(sound, [stem]);
  }
  for (const [written, stem] of endingsOf(index)) variants.set(written, stem);
  own = {
    words: wordsByLength([...sorted, ...variants.keys()]),
    skeletons,
    sorted,
    variants,
    pairs: once(() => wordsByLength(pairsOf(index))),
    pairsBySound: once(() => new Map([...pairsOf(index)].map((pair) => [skeleton(pair), pair]))),
    seen: new Map(),
  };
  vocabularies.set(index, own);
  return own;
}

/** Spellings and forms that the table does not use, with the stem that it has of them: "omelette", "grilled". */
function variantsOf({ postings }: FoodIndex): Map<string, string> {
  const found = new Map<string, string>();
  for (const [written, stem] of irregularWords())
    if (written.length >= LONG_FORM && !postings.has(written) && postings.has(stem)) found.set(written, stem);
  for (const [written, word] of SPELLING) {
    const stem = stemWord(word);
    if (written.length >= LONG_VARIANT && !postings.has(written) && postings.has(stem)) found.set(stemWord(written), stem);
  }
  return found;
}

/** "Blueberris", "cookiee": written with an ending that the stem has not. */
function* endingsOf({ single }: FoodIndex): Generator<[string, string]> {
  for (const stem of single)
    if (stem.length >= LONG_FORM && stem.endsWith('y') && isLetters(stem))
      for (const ending of ['ie', 'ies']) yield [`${stem.slice(0, -1)}${ending}`, stem];
}

/** Shorter ones are slips themselves. */
const LONG_VARIANT = 6;
const LONG_FORM = 5;

/** Run together and without vowels: "crnbrd". */
const SHORTEST_PAIR = 5;

function* pairsOf({ compounds, exact }: FoodIndex): Generator<string> {
  for (const [key, [a, b]] of compounds()) if (exact.has(`${a} ${b}`)) yield key;
}

/** The two words of a name that a word is, run together and perhaps misspelt: "cornbred"; null: none. */
export function pairOf(word: string, index: FoodIndex): readonly [string, string] | null {
  const exact = index.compounds().get(word);
  if (exact && index.exact.has(exact.join(' '))) return exact;
  if (!isLetters(word)) return null;
  if (word.length >= SHORTEST_PAIR && isBare(word)) {
    const whole = vocabularyOf(index).pairsBySound().get(skeleton(word));
    if (whole !== undefined && isPartOf(word, whole)) return index.compounds().get(whole)!;
  }
  if (word.length < 7) return null;
  const name = oneLetterOff(word, vocabularyOf(index).pairs()).find((one) => editDistance(word, one) <= 1);
  return name === undefined ? null : index.compounds().get(name)!;
}

function search(word: string, index: FoodIndex, { words, skeletons, sorted, variants }: Vocabulary): readonly Candidate[] {
  const costs = new Map<string, number>();
  const { spelling } = WEIGHTS;
  const note = (written: string, cost: number): void => {
    const stem = variants.get(written) ?? written;
    const known = costs.get(stem);
    if (known === undefined || cost < known) costs.set(stem, cost);
  };
  const short = word.length <= 3 ? 2 : word.length === 4 ? 1 : 0;
  const sounds = skeleton(word);
  const bare = isBare(word);
  for (const stem of oneLetterOff(word, words)) {
    const edits = editDistance(word, stem);
    if (edits > 2 || (edits === 2 && word.length < 6)) continue;
    const wrong = wrongKey(word, stem);
    const chance =
      (word.length < LONG_VARIANT || edits === 2 || wrong === 'far') && isRarelyEaten(stem, index) && skeleton(stem) !== sounds;
    const cost =
      spelling.edit +
      spelling.short * short +
      (edits === 2 ? spelling.second : 0) +
      (stem[0] === word[0] ? 0 : 0.6) +
      (wrong !== null && word.length < LONG_VARIANT ? spelling.wrongKey[wrong] : 0) +
      (chance ? spelling.chance : 0);
    // who leaves the vowels out writes the consonants
    note(stem, cost - (skeleton(stem) === sounds ? 0.4 : 0) + (bare && skeleton(stem) !== sounds ? 0.7 : 0));
  }
  // the last letter twice: "wingss"
  if (word.endsWith('ss') && words[word.length - 2]?.words.includes(word.slice(0, -2))) note(word.slice(0, -2), spelling.edit);
  // two letters wrong, none missing: "turkrt"
  if (word.length >= 6)
    for (const stem of alike(word, words, word.length, 2))
      if (stem[0] === word[0] && !costs.has(stem) && editDistance(word, stem) === 2) note(stem, spelling.edit + spelling.second + 0.2);
  // "bns": plural and without vowels
  if (word.length >= 3 && word.endsWith('s') && bare)
    for (const stem of skeletons.get(skeleton(word.slice(0, -1))) ?? [])
      if (stem.length <= 6 || word.length > LONG_BARE) note(stem, spelling.vowels + 0.06 * (stem.length - Math.max(2, word.length - 2)));
  // heard alike; spelled far apart it is less likely than a slip of one letter
  if (sounds.length >= 2)
    for (const stem of skeletons.get(sounds) ?? [])
      if (bare && isPartOf(word, stem)) note(stem, spelling.vowels + 0.06 * (stem.length - word.length) + 0.1 * short);
      else if (bare || editDistance(word, stem) < 3 || (word.length > LONG_BARE && isPartOf(word, stem)))
        note(
          stem,
          spelling.sound +
            0.15 * Math.max(Math.abs(stem.length - word.length), isPartOf(word, stem) ? 0 : 4 * Math.max(0, editDistance(word, stem) - 1)) +
            0.3 * short,
        );
  if (word.length >= 3) {
    let at = lowerBound(sorted, word);
    for (let k = 0; k < 60 && at < sorted.length && sorted[at]!.startsWith(word); k++, at++)
      if (sorted[at]!.length > word.length)
        note(sorted[at]!, spelling.prefix + 0.06 * (sorted[at]!.length - word.length) + 0.5 * (word.length === 3 ? 1 : 0));
  }
  return [...costs]
    .map(([stem, cost]) => ({
      stem,
      cost: cost + spelling.rare - spelling.prior * prior(stem, index) + (isEnglish(stem, index) ? 0 : spelling.foreign),
    }))
    .sort((a, b) => a.cost - b.cost || (a.stem < b.stem ? -1 : 1))
    .slice(0, MOST)
    .map(({ stem, cost }) => ({ stem, cost: Math.max(0.1, cost) }));
}

/** A food that few people know is near an unknown word by chance: "coors" is no coon. */
const isRarelyEaten = (stem: string, { eaten, single }: FoodIndex): boolean => single.has(stem) && (eaten.get(stem) ?? 0) <= 1;

/** Where one letter of a word was written as another, how far that lies on the keyboard: a letter left out is likelier than either. */
function wrongKey(word: string, stem: string): 'far' | 'near' | null {
  if (word.length !== stem.length) return null;
  const at = [...word].flatMap((letter, i) => (letter === stem[i] ? [] : [i]));
  return at.length !== 1 ? null : besideOnKeyboard(word[at[0]!]!, stem[at[0]!]!) ? 'near' : 'far';
}

const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

function besideOnKeyboard(a: string, b: string): boolean {
  const [rowA, rowB] = [KEYS.findIndex((row) => row.includes(a)), KEYS.findIndex((row) => row.includes(b))];
  const shift = KEYS[rowA]!.indexOf(a) - KEYS[rowB]!.indexOf(b);
  return Math.abs(rowA - rowB) <= 1 && Math.abs(shift) <= 1;
}

/** From so many letters on, a word with most of its vowels left out is told by its consonants. */
const LONG_BARE = 4;

const VOWELS = new Set('aeiouy');

/** A word without vowels. */
export const isBare = (word: string): boolean => ![...word].some((letter) => VOWELS.has(letter));

/** Whether a word is another with letters left out: "spgti" of "spaghetti". */
export function isPartOf(word: string, whole: string): boolean {
  let at = 0;
  for (const letter of whole) if (letter === word[at]) at++;
  return at === word.length;
}

/** Some names of English rows are Spanish: "muslo de pollo". */
export const isEnglish = (stem: string, { english }: FoodIndex): boolean =>
  english.has(stem) && (ordinaryOf(stem, 'en') !== null || (!isFoodWordOf(stem, 'es') && !isFoodWordOf(stem, 'fr')));

/** How likely a word of the table is to be meant: by how often the foods it names are eaten and how many it names. */
function prior(stem: string, index: FoodIndex): number {
  const foods = index.postings.get(stem)?.forms.length ?? 0;
  return (index.eaten.get(stem) ?? 0) + (index.single.has(stem) ? 1 : 0) + 0.25 * Math.log(1 + foods) - 1.5;
}

function lowerBound(sorted: readonly string[], word: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const mid = (low + high) >> 1;
    if (sorted[mid]! < word) low = mid + 1;
    else high = mid;
  }
  return low;
}

/** Whether a word is so ordinary that it means itself and no misspelt food. */
export function meansItself(word: string): boolean {
  const known = ordinary(word);
  return known !== null && known.count >= ORDINARY;
}
