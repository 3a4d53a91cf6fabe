import { letterSet, lettersApart } from '../../domain/letter-set.js';

/** Words by their length, each with its letters: those that may be a slip of another are told apart without looking at each letter. */
export type WordsByLength = readonly (Readonly<{ words: readonly string[]; letters: Int32Array }> | undefined)[];

export function wordsByLength(words: Iterable<string>): WordsByLength {
  const lists: string[][] = [];
  for (const word of words) (lists[word.length] ??= []).push(word);
  return lists.map((list) => ({ words: list, letters: Int32Array.from(list, letterSet) }));
}

/** Words that are the same as another but for one letter of either, or of both: one too many, too few or another; two that changed places, also over some others. What lacks a letter comes first. */
export function oneLetterOff(word: string, known: WordsByLength): string[] {
  return [word.length + 1, word.length, word.length - 1].flatMap((length) =>
    alike(word, known, length, 1).filter((other) =>
      length < word.length ? isOneLess(other, word) : length > word.length ? isOneLess(word, other) : isMoved(word, other),
    ),
  );
}

/** Words of a length whose letters so many slips may have made of another's. */
export function alike(word: string, known: WordsByLength, length: number, slips: number): string[] {
  const same = known[length];
  if (!same) return [];
  const letters = letterSet(word);
  const found: string[] = [];
  for (let k = 0; k < same.words.length; k++) if (lettersApart(letters, same.letters[k]!) <= 2 * slips) found.push(same.words[k]!);
  return found;
}

/** Whether a word is another without one of its letters. */
function isOneLess(less: string, word: string): boolean {
  const at = differsAt(less, word);
  return less.slice(at) === word.slice(at + 1);
}

/** Whether two words of one length are the same when each leaves out a letter. */
function isMoved(a: string, b: string): boolean {
  const from = differsAt(a, b);
  let to = a.length - 1;
  while (to > from && a[to] === b[to]) to--;
  return a.slice(from + 1, to + 1) === b.slice(from, to) || a.slice(from, to) === b.slice(from + 1, to + 1);
}

function differsAt(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return at;
}
