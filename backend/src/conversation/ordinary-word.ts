import { contains } from '../language/letters.js';
import { inflected, ordinary } from '../food/retrieval/ordinary.js';
import { placeAt } from '../food/retrieval/place-words.js';

/** So often a word is said that it is no slip and no name. */
const COMMON = 100;

/** Whether a word is one of ordinary English that names no food. */
export function isElse(word: string): boolean {
  const known = ordinary(word);
  return known !== null && known.food === 0 && known.count >= COMMON;
}

/** A word that no language of ours knows, no ordinary one without its vowels ("blk") and no shop: a name, which may well be a food's. */
export function isUnheardOf(word: string): boolean {
  const plain = word.toLowerCase();
  const isWord = /^[a-z]{3,}$/.test(plain) && contains(plain, ['a', 'e', 'i', 'o', 'u', 'y']);
  return isWord && ordinary(plain) === null && inflected(plain) === null && placeAt([plain], 0) === null;
}
