import { editDistance } from '../../domain/edit-distance.js';

const SOFT = new Set(['e', 'i', 'y']);
const SILENT = new Set(['a', 'e', 'i', 'o', 'u', 'h', 'w']);

/** What is left of a word by its sound: first letter and consonants, like ones the same, none twice. */
export function skeleton(word: string): string {
  let out = '';
  for (let at = 0; at < word.length;) {
    const [sound, length] = soundAt(word, at);
    if (out === '' || (!SILENT.has(sound) && (out.length === 1 || out[out.length - 1] !== sound))) out += sound;
    at += length;
  }
  return out;
}

/** How the letters here sound, and how many they are: "ph" is f, "tch" is x. */
function soundAt(word: string, at: number): readonly [string, number] {
  const [letter, next] = [word[at]!, word[at + 1]];
  if (letter === 'p' && next === 'h') return ['f', 2];
  if (letter === 't' && next === 'c' && word[at + 2] === 'h') return ['x', 3];
  if (letter === 'x' && next === undefined) return ['k', 1];
  if (letter === 's' && next === 'c' && (SOFT.has(word[at + 2]!) || word[at + 2] === 'l')) return ['s', 2];
  if (letter === 'z') return ['s', 1];
  if (letter === 'y') return ['i', 1];
  if (letter === 'q') return ['k', 1];
  if (letter !== 'c') return [letter, 1];
  if (next === 'h') return ['x', 2];
  if (SOFT.has(next!)) return ['s', 1];
  return ['k', next === 'k' || (next === 'x' && at + 2 === word.length) ? 2 : 1];
}

/** Whether two words sound alike and are written alike: "stake" and "steak". */
export const soundsLike = (a: string, b: string, most = 2): boolean => skeleton(a) === skeleton(b) && editDistance(a, b) <= most;
