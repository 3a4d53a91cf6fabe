import { AND_WORDS, EMPTY_WORDS, joinsWords, splitWords, WITH_WORDS, withoutElision } from '../form-words.js';
import { foldWord, stemWord } from '../words.js';

/** A word of a food's name. */
export interface NameWord {
  stem: string;
  /** Which part of the name, split at commas and prepositions; 0 is the first. */
  segment: number;
  /** Last noun of its segment before any preposition: what the food is. */
  head: boolean;
  /** A comma, "and", "with" or another joint stands before it. */
  joined: boolean;
  /** One of several that the food may be: "baked or broiled". */
  either: boolean;
  /** It stands behind "with", "in" or another preposition. */
  after: boolean;
  /** It says how the food was made, or where it comes from. */
  faint: boolean;
}

/** What hardly tells one food from another when it is left unsaid. */
const FAINT = new Set(
  'raw cooked fresh brewed from made any kind type regular plain all ns nfs as to other than source sauce? whole? cut piece eaten eat home recipe added add type use used using prepared ready include style form flavor flavored kind for one method not no-fat dry? home-made homemade water? restaurant? or and/or'
    .split(' ')
    .filter((word) => !word.endsWith('?'))
    .map(stemWord),
);
const PREPOSITIONS = new Set(['from', 'for', 'as', 'to', 'made', 'than', 'including', 'excluding', 'style', 'other', 'type']);
/** French "with" of names, which an English text has no use for: "tarte aux pommes". */
const FRENCH_WITH = new Set(['au', 'aux']);
const NEGATIONS = new Set(['no', 'without', 'not', 'excluding', 'minus', 'sans', 'sin', 'hold']);
/** "Sugar free", "skinless". */
const FREE = new Set(['free', 'less']);
const KEPT = new Set(['a', 'no']);

/** Words of a text or name, signs of negation resolved: "without sugar", "sugar free" and "no added sugar" all hold "-sugar". */
export const negated = (stem: string): string => `-${stem}`;

/** What a word says wherever it stands in a name. */
interface Sense {
  /** What it does: opens a part that is denied, joins, goes on ("with", "from"), or says nothing; a word of the name otherwise. */
  does: 'denies' | 'joins' | 'goes-on' | 'nothing' | 'names';
  /** A word that goes on and yet is one of the name: "made". */
  alsoNames: boolean;
  stem: string;
  less: boolean;
  free: boolean;
  eaten: boolean;
  faint: boolean;
}

const senses = new Map<string, Sense>();

function senseOf(written: string): Sense {
  let sense = senses.get(written);
  if (!sense) {
    sense = newSense(withoutElision(written));
    if (senses.size < 20_000) senses.set(written, sense);
  }
  return sense;
}

function newSense(word: string): Sense {
  const less = lessOf(word);
  const own = stemWord(word);
  const stem = less ? negated(less) : own;
  const goesWith = WITH_WORDS.has(word) || FRENCH_WITH.has(word) || word === 'in' || word === 'on';
  const does = NEGATIONS.has(word)
    ? 'denies'
    : AND_WORDS.has(word) && word !== 'e'
      ? 'joins'
      : goesWith || PREPOSITIONS.has(word)
        ? 'goes-on'
        : EMPTY_WORDS.has(word) && !KEPT.has(word)
          ? 'nothing'
          : 'names';
  const alsoNames = !goesWith && FAINT.has(own) && !(EMPTY_WORDS.has(word) && !KEPT.has(word));
  return { does, alsoNames, stem, less: less !== null, free: FREE.has(word), eaten: word === 'eaten', faint: FAINT.has(stem) };
}

/** A part of a name between commas and brackets, as it is written. */
export interface WrittenPart {
  words: readonly string[];
  /** "Baked or broiled". */
  either: boolean;
}

/** The words of a name with what each is in it. */
export const nameWords = (name: string): NameWord[] => nameWordsOf(writtenParts(name));

/** The same of a name that was cut already. */
export function nameWordsOf(parts: readonly WrittenPart[]): NameWord[] {
  const words: NameWord[] = [];
  let segment = 0;
  for (const { words: part, either } of parts) {
    const began = words.length;
    let denied = false;
    let behind = false;
    let joined = words.length > 0;
    for (const [at, written] of part.entries()) {
      if (written === 'e' && joinsWords(part, at)) {
        joined = true;
        continue;
      }
      const { does, alsoNames, stem, less, free, eaten, faint } = senseOf(written);
      if (does === 'denies') {
        denied = true;
        continue;
      }
      // "skin not eaten"
      if (denied && eaten && words.length > began) {
        deny(words[words.length - 1]!);
        continue;
      }
      if (does === 'joins') {
        joined = true;
        continue;
      }
      if (does === 'goes-on') {
        denied = false;
        joined = true;
        if (words.length > began && !behind) {
          markHead(words, began);
          segment++;
          behind = true;
        }
        if (!alsoNames) continue;
      }
      if (does === 'nothing') continue;
      if (free && words.length > began && !words[words.length - 1]!.stem.startsWith('-')) {
        deny(words[words.length - 1]!);
        continue;
      }
      if (stem === 'add') continue;
      words.push({
        stem: denied && !less ? negated(stem) : stem,
        segment,
        head: false,
        joined,
        either,
        after: behind,
        faint: faint && !(stem === 'kind' && words.length === 0),
      });
      joined = false;
    }
    if (words.length > began) {
      if (!behind) markHead(words, began);
      segment++;
    }
  }
  return words;
}

/** A name cut at commas and brackets, and into words. */
export function writtenParts(name: string): WrittenPart[] {
  const folded = foldWord(name);
  const parts: WrittenPart[] = [];
  const add = (part: string): void => {
    parts.push({ words: splitWords(part), either: part.includes(' or ') || part.includes('/') });
  };
  let from = 0;
  for (let i = 0; i < folded.length; i++)
    if (folded[i] === ',' || folded[i] === '(' || folded[i] === ')') {
      add(folded.slice(from, i));
      from = i + 1;
    }
  add(folded.slice(from));
  return parts;
}

const GOES_ON = new Set('with without in on for from made no ns not as and or any all other less topped filled served'.split(' '));

/** Further descriptions that only go on: "with milk", "ns as to fat". */
export function goesOn(text: string): boolean {
  let end = 0;
  while (isLetter(text.charCodeAt(end))) end++;
  return GOES_ON.has(text.slice(0, end));
}

/** Of a plain word: what is not, ends it. */
const isLetter = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code === 95;

function deny(word: NameWord): void {
  if (!word.stem.startsWith('-')) word.stem = negated(word.stem);
}

/** "skinless" is "skin" left away; null: no such word. */
export function lessOf(word: string): string | null {
  return word.length > 6 && word.endsWith('less') && word !== 'unless' ? stemWord(word.slice(0, -4)) : null;
}

function markHead(words: NameWord[], from: number): void {
  for (let i = words.length - 1; i >= from; i--) {
    const word = words[i]!;
    if (word.faint || word.stem.startsWith('-')) continue;
    word.head = true;
    return;
  }
}
