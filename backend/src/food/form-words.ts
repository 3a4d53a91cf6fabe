import { SPELLING } from './spelling.js';
import { foldWord, stemWord } from './words.js';

/** The words of a food name that count for finding it. */
export interface FormWords {
  /** Stems in order; a repeated word is marked: "double", "double#2". */
  stems: string[];
  /** Index of the first stem after an "and" or a "with"; -1: none. */
  and: number;
  with: number;
  /** That word is "in" or "on": the two sides are one food ("tuna in oil"). */
  lies: boolean;
}

export const AND_WORDS: ReadonlySet<string> = new Set(['and', '&', 'n', '+', 'et', 'y', 'e', 'nd', 'an', 'pis']);
export const WITH_WORDS: ReadonlySet<string> = new Set(['with', 'w', 'w/', 'avec', 'con', 'c/', 'wit', 'wth']);
/** Words that say nothing about which food it is. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set(
  'of the a an in on to for de du des la le les l d al au aux el los las en del un une una un uno o or from at by style'.split(' '),
);

/** "D'arachide" is "arachide". */
export const withoutElision = (word: string): string => (word[1] === "'" && (word[0] === 'd' || word[0] === 'l') ? word.slice(2) : word);

/** Splits folded text into words, numbers with an optional %, and "&" or "+"; respells what has several spellings. */
export function splitWords(folded: string): string[] {
  const out: string[] = [];
  for (const [word] of folded.matchAll(/\d+(?:\.\d+)?%?|[\p{L}]+(?:'[\p{L}]+)*|[&+]/gu)) {
    const spelled = SPELLING.get(word);
    if (spelled === undefined) out.push(word);
    else if (spelled.includes(' ')) out.push(...spelled.split(' '));
    else out.push(spelled);
  }
  return out;
}

/** "Mac & cheese" is stems mac, cheese with an "and" before the second. */
export function formWords(text: string): FormWords {
  const stems: string[] = [];
  let and = -1;
  let withAt = -1;
  let lies = false;
  for (const written of splitWords(foldWord(text))) {
    const word = withoutElision(written);
    if (AND_WORDS.has(word) && word !== 'e') {
      if (stems.length && and < 0) and = stems.length;
    } else if (WITH_WORDS.has(word) || word === 'in' || word === 'on') {
      if (stems.length && withAt < 0) {
        withAt = stems.length;
        lies = word === 'in' || word === 'on';
      }
    } else if (!EMPTY_WORDS.has(word)) {
      const stem = stemWord(word);
      const times = stems.filter((one) => one === stem || one.startsWith(`${stem}#`)).length;
      stems.push(times ? `${stem}#${times + 1}` : stem);
    }
  }
  return { stems, and: and < stems.length ? and : -1, with: withAt < stems.length ? withAt : -1, lies };
}
