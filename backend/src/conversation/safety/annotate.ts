import { inflected, ordinary } from '../../food/retrieval/ordinary.js';
import type { Language } from '../../reading/reading.js';
import { plainNumber } from '../numbers.js';
import { LANGUAGES, type Lexicon, type Lexicons } from './lexicon.js';
import { wordsOf } from './words.js';

/** A text as the rules and the classifier look at it. */
export interface Annotated {
  lang: Language;
  /** Words in their usual spelling. */
  words: string[];
  /** What stands where: concepts by the index of their first word, with how many words they take. */
  marks: Mark[];
}

export interface Mark {
  at: number;
  length: number;
  concepts: readonly string[];
}

/** `otherwise`: the language of the user, for texts that could be any. */
export function annotate(text: string, otherwise: Language, lexicons: Lexicons, year: number): Annotated {
  const written = wordsOf(text);
  const lang = languageOf(written, otherwise, lexicons);
  const words = spelt(written, lexicons[lang], lang);
  return { lang, words, marks: marksOf(words, lang, lexicons, year) };
}

function languageOf(words: readonly string[], otherwise: Language, lexicons: Lexicons): Language {
  let [best, most] = [otherwise, -1];
  for (const lang of LANGUAGES) {
    const { known, spellings } = lexicons[lang];
    let count = lang === otherwise ? 0.75 : 0;
    for (const word of words) if (known.has(word) || spellings.has(word)) count += 1;
    if (count > most) [best, most] = [lang, count];
  }
  return best;
}

function spelt(written: readonly string[], lexicon: Lexicon, lang: Language): string[] {
  const { spellings, known } = lexicon;
  return written.flatMap((word) => {
    const other = spellings.get(word);
    if (other) return other;
    if (known.has(word)) return [word];
    const parts = lang === 'fr' ? apart(word, known) : lang === 'es' ? clitic(word) : [word];
    return parts.length > 1 ? parts : [repaired(word, lexicon)];
  });
}

/** Shorter words are too alike to be guessed here. */
const SHORTEST = 5;

/** "suicdal", "overdsoe": what is no word of any language, and one slip away from one that matters here. */
const repaired = (word: string, { foods, meant }: Lexicon): string =>
  word.length < SHORTEST || foods.has(word) || ordinary(word) || inflected(word) ? word : (meant(word) ?? word);

/** "jveux", "menvoyer": an elided pronoun or article that was written together with its word. */
function apart(word: string, known: ReadonlySet<string>): string[] {
  if (!/^[cdjlmnst][a-z]{2,}$/.test(word)) return [word];
  const rest = word.slice(1);
  return known.has(rest) || (word.startsWith('j') && /^[^aeiouy]/.test(rest)) ? [word.charAt(0), rest] : [word];
}

/** "matarme": an infinitive with its pronoun. */
function clitic(word: string): string[] {
  const found = /^([a-z]{2,}[aei]r)(me|te|se|nos|lo|la|los|las|le|les)$/.exec(word);
  return found ? [found[1]!, found[2]!] : [word];
}

function marksOf(words: readonly string[], lang: Language, lexicons: Lexicons, year: number): Mark[] {
  const marks: Mark[] = [];
  /** Up to where words are told already. */
  let taken = 0;
  let inHeight = 0;
  for (let at = 0; at < words.length; at += 1) {
    const number = plainNumber(words[at]!);
    const tall = number === null ? 0 : heightAt(words, at);
    if (tall > 0) marks.push({ at, length: tall, concepts: ['HEIGHT'] });
    inHeight = Math.max(inHeight, at + tall);
    const size = number === null || at < inHeight ? null : sizeOf(number, year);
    if (size) marks.push({ at, length: 1, concepts: [size] });
    const found = markAt(words, at, lexicons[lang]);
    if (found) marks.push(found);
    else {
      const loan = words[at]!.length > 4 ? loanAt(words, at, lang, lexicons) : null;
      if (loan) marks.push(loan);
      else if (at >= taken && isFood(words[at]!, lexicons[lang])) marks.push({ at, length: 1, concepts: ['FOOD'] });
    }
    taken = Math.max(taken, at + (found?.length ?? 0));
  }
  return marks;
}

/** A word that another language lends. */
function loanAt(words: readonly string[], at: number, lang: Language, lexicons: Lexicons): Mark | null {
  for (const other of LANGUAGES) {
    const loan = other === lang ? null : markAt(words, at, lexicons[other]);
    if (loan) return loan;
  }
  return null;
}

const isFood = (word: string, { foods }: Lexicon): boolean =>
  word.length > 3 && (foods.has(word) || (word.endsWith('s') && (foods.has(word.slice(0, -1)) || foods.has(word.slice(0, -2)))));

/** All that a lexicon says of the words from here: the longest run, and the senses of its first word besides. */
function markAt(words: readonly string[], at: number, { entries, stems }: Lexicon): Mark | null {
  const word = words[at]!;
  const concepts = new Set<string>();
  let length = 1;
  for (const entry of entries.get(word) ?? []) {
    if (!entry.words.every((each, index) => words[at + index] === each)) continue;
    length = Math.max(length, entry.words.length);
    for (const concept of entry.concepts) concepts.add(concept);
  }
  for (const { stem, concepts: own } of stems.get(word.slice(0, 4)) ?? [])
    if (word.startsWith(stem)) for (const concept of own) concepts.add(concept);
  return concepts.size > 0 ? { at, length, concepts: [...concepts] } : null;
}

const FEET: ReadonlySet<string> = new Set(['foot', 'feet', 'ft', 'pieds', 'pied', 'pies', 'pie']);

/** How many words of a body's height in feet and inches stand here: "5 9", "6 foot", "5 pieds 7". */
function heightAt(words: readonly string[], at: number): number {
  const feet = plainNumber(words[at]!);
  if (feet === null || feet < 4 || feet > 7) return 0;
  const unit = FEET.has(words[at + 1] ?? '') ? 1 : 0;
  const next = words[at + 1 + unit];
  const inches = next === undefined ? null : plainNumber(next);
  return inches !== null && inches >= 0 && inches < 12 ? 2 + unit : unit * 2;
}

function sizeOf(number: number, year: number): string | null {
  if (number >= 4 && number <= 12) return 'AGENUM';
  if (number >= 13 && number <= 19) return 'TEENNUM';
  if (number >= 20 && number <= 99) return 'OLDNUM';
  if (number >= 100 && number < 800) return 'TOOFEW';
  if (number > year - 13 && number <= year) return 'BORNKID';
  return number >= 1900 && number <= year ? 'BORNYEAR' : null;
}
