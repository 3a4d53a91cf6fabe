import { isAnyLetter } from '../language/letters.js';
import { keepMany } from '../domain/keep-many.js';
import { mayBeginPlace, placeAt } from './retrieval/place-words.js';
import { SPELLING } from './spelling.js';
import { foldWord, stemWord } from './words.js';

/** The words of a food name that count for finding it. */
export interface FormWords {
  /** Stems in order; a repeated word is marked: "double", "double#2". */
  stems: readonly string[];
  /** Index of the first stem after an "and" or a "with"; -1: none. */
  and: number;
  with: number;
  /** That word is "in" or "on": the two sides are one food ("tuna in oil"). */
  lies: boolean;
}

export const AND_WORDS: ReadonlySet<string> = new Set(['and', '&', 'n', '+', 'et', 'y', 'e', 'nd', 'an', 'pis', 'pi']);
export const WITH_WORDS: ReadonlySet<string> = new Set(['with', 'w', 'w/', 'avec', 'con', 'c/', 'wit', 'wth']);
/** Words that say nothing about which food it is. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set(
  'of the a an in on to for de du des la le les l d al au aux el los las en del unos unas un une una un uno o or from at by style'.split(
    ' ',
  ),
);

const ELIDED = new Set('d l j c s n m t qu'.split(' '));
const VOWELS = new Set('aeiouyh');

/** "D'arachide" is "arachide", "c'etait" is "etait". */
export function withoutElision(word: string): string {
  const at = word.indexOf("'");
  return at > 0 && ELIDED.has(word.slice(0, at)) && VOWELS.has(word[at + 1] ?? '') ? withoutElision(word.slice(at + 1)) : word;
}

/** All words of a table, and as many that people write besides. */
const MOST_WORDS = 20_000;

/** Splits folded text into words, numbers with an optional %, and "&" or "+"; respells what has several spellings. */
export function splitWords(folded: string): string[] {
  const out: string[] = [];
  let [halves, places] = [false, false];
  for (let at = 0; at < folded.length;) {
    const end = wordEnd(folded, at);
    if (end === at) {
      at++;
      continue;
    }
    const { words, half, place } = writtenAs(folded.slice(at, end));
    for (let k = 0; k < words.length; k++) out.push(words[k]!);
    halves ||= half;
    places ||= place;
    at = end;
  }
  if (halves) joinHalves(out);
  return places ? joinPlaces(out) : out;
}

/** A word as it is spelled here; whether it may be half of "half and half", or begin the name of a place. */
interface Written {
  words: readonly string[];
  half: boolean;
  place: boolean;
}

const writtenAs = keepMany((word: string): Written => {
  const words = (SPELLING.get(word) ?? word).split(' ');
  return { words, half: words.includes('half'), place: words.some(mayBeginPlace) };
}, MOST_WORDS);

/** Where the word or number ends that begins here; the same place where none does. */
function wordEnd(text: string, from: number): number {
  if (isDigit(text, from)) return numberEnd(text, from);
  if (text[from] === '&' || text[from] === '+') return from + 1;
  let end = lettersEnd(text, from);
  while (end > from && text[end] === "'") {
    const more = lettersEnd(text, end + 1);
    if (more === end + 1) break;
    end = more;
  }
  return end;
}

function numberEnd(text: string, from: number): number {
  let end = digitsEnd(text, from);
  if (text[end] === '.' && isDigit(text, end + 1)) end = digitsEnd(text, end + 1);
  return text[end] === '%' ? end + 1 : end;
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
}

function digitsEnd(text: string, from: number): number {
  let end = from;
  while (isDigit(text, end)) end++;
  return end;
}

/** A letter of any script; of plain ones, those that folding leaves. */
function lettersEnd(text: string, from: number): number {
  let end = from;
  for (;;) {
    const code = text.charCodeAt(end);
    if ((code >= 97 && code <= 122) || (code >= 65 && code <= 90)) end++;
    else if (code < 128 || Number.isNaN(code)) return end;
    else {
      const letter = String.fromCodePoint(text.codePointAt(end)!);
      if (!isAnyLetter(letter)) return end;
      end += letter.length;
    }
  }
}

/** Half-and-half is one word, for the text and for names: neither a share nor two foods. */
export const HALF_AND_HALF = 'halfandhalf';
const BETWEEN_HALVES = new Set(['and', '&', 'n', "n'", 'nd', '+']);

export const isHalves = (first: string, joint: string, second: string): boolean =>
  first === 'half' && second === 'half' && BETWEEN_HALVES.has(joint);

function joinHalves(words: string[]): string[] {
  for (let i = 0; i + 2 < words.length; i++) if (isHalves(words[i]!, words[i + 1]!, words[i + 2]!)) words.splice(i, 3, HALF_AND_HALF);
  return words;
}

/** "burger king fries" and "bk fries" are burgerking, fries. */
export function joinPlaces(words: string[]): string[] {
  for (let i = 0; i < words.length; i++) {
    const found = placeAt(words, i);
    if (found) words.splice(i, found.length, found.place);
  }
  return words;
}

/** As many as the foods that a day's texts are about have names. */
const KEPT = 5000;

/** "Pasta e fagioli", but "vitamin e". */
export const joinsWords = (words: readonly string[], at: number): boolean => at > 0 && at + 1 < words.length;

/** "Mac & cheese" is stems mac, cheese with an "and" before the second. */
export const formWords = keepMany((text: string): FormWords => formWordsOf(splitWords(foldWord(text))), KEPT);

/** The same of words that are split already. */
export function formWordsOf(words: readonly string[]): FormWords {
  const stems: string[] = [];
  /** Of those that are named more than once. */
  const named = new Map<string, number>();
  let and = -1;
  let withAt = -1;
  let lies = false;
  for (const [at, written] of words.entries()) {
    const { does, stem } = roleOf(written);
    if (does === 'joins' || (written === 'e' && joinsWords(words, at))) {
      if (stems.length && and < 0) and = stems.length;
    } else if (does === 'goes-with' || does === 'lies') {
      if (stems.length && withAt < 0) {
        withAt = stems.length;
        lies = does === 'lies';
      }
    } else if (does === 'names') {
      const times = stems.includes(stem) ? (named.get(stem) ?? 1) + 1 : 1;
      if (times > 1) named.set(stem, times);
      stems.push(times > 1 ? `${stem}#${times}` : stem);
    }
  }
  return { stems, and: and < stems.length ? and : -1, with: withAt < stems.length ? withAt : -1, lies };
}

/** What a word does in a name, and the stem of one that names. */
interface Role {
  does: 'joins' | 'goes-with' | 'lies' | 'nothing' | 'names';
  stem: string;
}

const roleOf = keepMany((written: string): Role => {
  const word = withoutElision(written);
  if (AND_WORDS.has(word) && word !== 'e') return { does: 'joins', stem: '' };
  if (word === 'in' || word === 'on') return { does: 'lies', stem: '' };
  if (WITH_WORDS.has(word)) return { does: 'goes-with', stem: '' };
  return EMPTY_WORDS.has(word) ? { does: 'nothing', stem: '' } : { does: 'names', stem: stemWord(word) };
}, MOST_WORDS);
