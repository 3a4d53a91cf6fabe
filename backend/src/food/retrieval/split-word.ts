import { isLetters } from '../../language/letters.js';
import { AND_WORDS, WITH_WORDS } from '../form-words.js';
import { stemWord } from '../words.js';
import type { FoodIndex } from './food-index.js';

const SHORTEST = 7;
const LONGEST = 40;
const LONGEST_PART = 14;
/** "N" and "y" within a word are letters, except between two words that are foods. */
const JOINTS = ['and', 'with', 'n', 'w'];

/** The words of a text that was written without blanks: "baconeggncheese" is bacon, egg, n, cheese; null: it is none. Foods people name alone and joints only. */
export function splitWord(word: string, index: FoodIndex): string[] | null {
  if (word.length < SHORTEST || word.length > LONGEST || !isLetters(word)) return null;
  /** Fewest parts that fill the word up to each letter, and where the last of them begins. */
  const parts = new Array<number>(word.length + 1).fill(Number.POSITIVE_INFINITY);
  const from = new Array<number>(word.length + 1).fill(-1);
  parts[0] = 0;
  for (let at = 0; at < word.length; at++) {
    if (parts[at] === Number.POSITIVE_INFINITY) continue;
    const afterJoint = at === 0 || isJoint(word.slice(from[at], at));
    const longest = Math.min(word.length, at + LONGEST_PART);
    for (let to = at + 1; to <= longest; to++) {
      const part = word.slice(at, to);
      const cost = isJoint(part) ? (afterJoint ? null : 0.9) : part.length >= 3 && isFood(part, index) ? 1 : null;
      if (cost === null || parts[at]! + cost >= parts[to]!) continue;
      parts[to] = parts[at]! + cost;
      from[to] = at;
    }
  }
  if (parts[word.length] === Number.POSITIVE_INFINITY) return null;
  const found: string[] = [];
  for (let at = word.length; at > 0; at = from[at]!) found.unshift(word.slice(from[at], at));
  return found.length > 1 ? found : null;
}

const isJoint = (part: string): boolean => JOINTS.includes(part) && (AND_WORDS.has(part) || WITH_WORDS.has(part));

/** A food by itself, or a word of many names ("chicken", "noodle"). */
function isFood(part: string, index: FoodIndex): boolean {
  const stem = stemWord(part);
  const names = index.postings.get(stem)?.forms.length ?? 0;
  return index.single.has(stem) ? names >= 3 : part.length >= 4 && names >= 12;
}
