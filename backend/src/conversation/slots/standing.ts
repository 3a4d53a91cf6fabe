import { tokenise } from '../../language/token.js';
import { plainNumber } from '../numbers.js';
import { stem } from '../targets.js';

/** The words and figures of what stands in the diary. */
export interface Standing {
  /** Of the entry spoken of last. */
  last: ReadonlySet<string>;
  /** Of those before it. */
  before: ReadonlySet<string>;
  figures: ReadonlySet<number>;
}

const NO_CONTRACTIONS = new Map<string, readonly string[]>();

/** `texts`: each entry in words, the one spoken of last first. */
export function standingOf(texts: readonly string[]): Standing {
  const tokens = texts.map((text) => tokenise(text, NO_CONTRACTIONS));
  const wordsOf = (of: typeof tokens): Set<string> =>
    new Set(of.flat().flatMap(({ is, word }) => (is === 'word' && word.length > 1 ? [stem(word)] : [])));
  const last = wordsOf(tokens.slice(0, 1));
  const before = wordsOf(tokens.slice(1));
  const figures = new Set((tokens[0] ?? []).flatMap(({ word }) => plainNumber(word) ?? []));
  return { last, before, figures };
}
