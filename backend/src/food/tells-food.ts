import { hasDigit } from '../language/letters.js';
import { builtInTable } from './built-in.js';
import { foodOfItem } from './find-foods.js';
import { EMPTY_WORDS, formWords, splitWords } from './form-words.js';
import { SIZES } from './measures.js';
import { ordinary } from './retrieval/ordinary.js';
import { spellingsOf } from './retrieval/spelling.js';
import { SPELLING } from './spelling.js';
import { foldWord, stemWord } from './words.js';

/**
 * Whether words say nothing of a food but what it is: each is of one of its names, or speaks of no food at all. "Lox" tells
 * smoked salmon, "costco muffin" does not tell a muffin, and what is misspelt tells nothing.
 */
export function tellsFood(words: string, item: { name: string; food: string | null }): boolean {
  const table = builtInTable();
  const food = foodOfItem(item, table);
  const own = new Set(formWords(item.name).stems);
  const folded = foldWord(words);
  if (folded.split(' ').some((word) => SPELLING.has(word))) return false;
  return splitWords(folded).every((word) => {
    if (hasDigit(word) || EMPTY_WORDS.has(word) || Object.hasOwn(SIZES, word)) return true;
    const stem = stemWord(word);
    if (own.has(stem)) return true;
    const posting = table.forms.postings.get(stem);
    if (!posting) return word.length < 3 || ordinary(word) !== null;
    return food !== null && posting.forms.some((form) => table.foods[table.forms.food[form]!] === food);
  });
}

/** Whether a word is a food by itself, and one that people eat: "toast", not "grilled". */
export function isFood(word: string): boolean {
  const { forms } = builtInTable();
  const stem = stemWord(foldWord(word));
  return forms.single.has(stem) && (forms.eaten.get(stem) ?? 0) >= 1;
}

/** Whether words are all of a food's name: "hot dog". */
export const isFoodName = (words: string): boolean => builtInTable().forms.exact.has(formWords(words).stems.join(' '));

/** Whether some food is named with a word: "movie" of movie theater popcorn. */
export const isInNames = (word: string): boolean => builtInTable().forms.postings.has(stemWord(foldWord(word)));

/** Whether a word that means nothing by itself may be one of a food's name, misspelt: "rcie", "taters". */
export const maySpellFood = (word: string): boolean =>
  ordinary(word) === null && !isInNames(word) && spellingsOf(stemWord(foldWord(word)), builtInTable().forms).length > 0;
