import { ordinary } from '../../food/retrieval/ordinary.js';
import { said } from '../../language/said.js';

const YES = said('yes');
const NO = said('no');
const BESIDE = said('beside-yes-or-no');
const ORDER = said('delete-it');
/** A yes or a no is no longer than this. */
const MOST_WORDS = 14;
/** No phrase of the lists has more words. */
const LONGEST = 6;

const MARKS: ReadonlySet<string> = new Set([',', '.', ';', '!', '\n']);

type Sign = 'yes' | 'no' | 'order' | 'beside';

/**
 * Whether an answer to a question of yes or no says one of both in any words, and nothing else: "yep do it", "no thank you, leave them be".
 * Null where it says both, neither, or more than that. `order`: what the question was about is asked for once more.
 */
export function assentOf(answer: string): 'yes' | 'no' | 'order' | null {
  const plain = [...answer].map((sign) => (MARKS.has(sign) ? ' ' : sign)).join('');
  const words = plain.split(' ').filter((word) => word !== '');
  if (words.length === 0 || words.length > MOST_WORDS) return null;
  const signs = signsOf(words);
  if (signs === null) return beginsInYes(words) ? 'yes' : null;
  const told = new Set(signs);
  if (told.has('no')) return told.has('yes') || told.has('order') ? null : 'no';
  if (told.has('yes')) return 'yes';
  return told.has('order') ? 'order' : softly(words);
}

/** The words phrase by phrase, the longest first; null where one is of no phrase. */
function signsOf(words: readonly string[]): Sign[] | null {
  const signs: Sign[] = [];
  for (let at = 0; at < words.length;) {
    const end = Array.from({ length: Math.min(LONGEST, words.length - at) }, (_, i) => at + i + 1)
      .toReversed()
      .find((to) => signOf(words.slice(at, to).join(' ')) !== null);
    if (end === undefined) return null;
    signs.push(signOf(words.slice(at, end).join(' '))!);
    at = end;
  }
  return signs;
}

/** So many words may stand behind a yes and say the same. */
const MOST_BEHIND = 6;
const TURNS = said('turns-a-yes');

/** "Yup get rid of er": a yes, and behind it a few ordinary words, none of which turns it, counts, or names a food or a meal. */
function beginsInYes([first = '', ...rest]: readonly string[]): boolean {
  if (!YES.has(first) || BESIDE.has(first) || rest.length > MOST_BEHIND) return false;
  return rest.every((word) => ordinary(word)?.food === 0 && !TURNS.has(word) && !NO.has(word));
}

/** What also stands beside a no ("ok no") says yes only by itself. */
function signOf(phrase: string): Sign | null {
  if (BESIDE.has(phrase)) return 'beside';
  if (NO.has(phrase)) return 'no';
  if (YES.has(phrase)) return 'yes';
  return ORDER.has(phrase) ? 'order' : null;
}

const softly = (words: readonly string[]): 'yes' | null => (words.some((word) => YES.has(word)) ? 'yes' : null);
