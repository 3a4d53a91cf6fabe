import { keepLast } from '../domain/keep-last.js';
import { isPlain, withoutAccents } from './fold.js';
import { isDigit, isLetter } from './letters.js';

/** One word, number or mark of a text. */
export interface Token {
  /** Lower case, without accents, contractions written out; `#17` is one token. */
  word: string;
  /** Where it stands in the text: `text.slice(from, to)` is what the user typed. Parts of a contraction share their place. */
  from: number;
  to: number;
  is: 'word' | 'number' | 'mark';
}

const PIECE = /#?\d+(?:[.,:/]\d+)*%?|[a-z]+(?:'[a-z]+)*'?|[^\sa-z\d]/g;

/** Lower case, without accents, one character for each of the text, so that places stay. */
export function folded(text: string): string {
  if (isPlain(text)) return text.toLowerCase();
  let out = '';
  for (const char of text) {
    const plain = withoutAccents(char).toLowerCase();
    out += plain.length === char.length ? plain : char;
  }
  return out;
}

/** Words, numbers and marks in order; `contractions` writes "wasn't" as "was not". A unit that touches its number stands apart, and so do the parts of a hyphenated word. */
export const tokenise = (text: string, contractions: Contractions): readonly Token[] =>
  tokenised(text, contractions.size > 0 ? contractions : NONE);

type Contractions = ReadonlyMap<string, readonly string[]>;
const NONE: Contractions = new Map();
/** Many look at the same text and its clauses. */
const KEPT = 16;

const tokenised = keepLast((text: string, contractions: Contractions): readonly Token[] => {
  const plain = folded(text);
  return [...plain.matchAll(PIECE)].flatMap((piece): Token[] => {
    const [from, whole] = [piece.index, piece[0]];
    const word = whole.endsWith("'") && whole.length > 2 ? whole.slice(0, -1) : whole;
    const place = { from, to: from + word.length };
    if (isDigit(word[0]) || (word[0] === '#' && isDigit(word[1]))) return [{ word, ...place, is: 'number' }];
    if (!isLetter(word[0])) return isHyphen(plain, from) ? [] : [{ word, ...place, is: 'mark' }];
    const written = contractions.get(word);
    if (written) return written.map((part) => ({ word: part, ...place, is: 'word' as const }));
    return [{ word, ...place, is: 'word' }];
  });
}, KEPT);

/** A hyphen inside a word. */
const isHyphen = (plain: string, at: number): boolean => plain[at] === '-' && isLetter(plain[at - 1]) && isLetter(plain[at + 1]);
