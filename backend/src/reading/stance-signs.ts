import { keepLast } from '../domain/keep-last.js';
import type { Lexicon } from '../language/lexicon.js';
import { STANCES } from '../language/load-lexicons.js';
import { tokenise, type Token } from '../language/token.js';

/** A word or phrase of a clause that tells whose it was or whether, by its place among the clause's words. */
export interface Sign {
  kinds: ReadonlySet<string>;
  from: number;
  to: number;
  /** How many words the clause has, and where in the text this one begins. */
  end: number;
  at: number;
}

/** A clause is asked about in three languages, again and again: whose it was, whether it goes on, whether it was eaten. */
const KEPT = 12;

/** The longest phrase at each place, with all that it may be. */
export const signsOf = keepLast((text: string, lexicon: Lexicon): readonly Sign[] => {
  const tokens = tokenise(text, lexicon.contractions);
  const words = tokens.findLastIndex((token) => token.is !== 'mark') + 1;
  const signs: Sign[] = [];
  for (let from = 0; from < tokens.length;) {
    const phrases = lexicon.phrases.get(tokens[from]!.word);
    if (!phrases) {
      from += 1;
      continue;
    }
    const fitting = phrases.flatMap((phrase) => {
      const to = endOf(phrase.words, tokens, from, lexicon);
      return to === null ? [] : [{ kind: phrase.kind, length: phrase.words.length, to }];
    });
    const longest = Math.max(0, ...fitting.map(({ length }) => length));
    const told = fitting.filter(({ length }) => length === longest);
    if (told.length > 0)
      signs.push({
        kinds: new Set(told.flatMap(({ kind }) => (kind === 'wished' ? [kind, 'plan'] : [kind]))),
        from,
        to: told[0]!.to,
        end: words,
        at: tokens[from]!.from,
      });
    from = told[0]?.to ?? from + 1;
  }
  return signs;
}, KEPT);

/** Where a phrase ends that begins here; an adverb may stand between its words: "could really go for". Null where it is not said. */
function endOf(words: readonly string[], tokens: readonly Token[], from: number, lexicon: Lexicon): number | null {
  let at = from;
  for (const [i, word] of words.entries()) {
    if (i > 0 && tokens[at]?.word !== word && isAdverb(tokens[at]?.word, lexicon)) at += 1;
    if (tokens[at]?.word !== word) return null;
    at += 1;
  }
  return at;
}

const isAdverb = (word: string | undefined, { phrases }: Lexicon): boolean =>
  word !== undefined && (phrases.get(word) ?? []).some(({ kind, words }) => kind === 'adverb' && words.length === 1);

export const is = (sign: Sign | undefined, ...kinds: readonly string[]): boolean =>
  sign !== undefined && kinds.some((kind) => sign.kinds.has(kind));

/** The text without the words that are nothing but signs of these kinds, in any language. */
export function withoutKinds(text: string, kinds: ReadonlySet<string>): string {
  const away = Object.values(STANCES).flatMap((lexicon) => {
    const tokens = tokenise(text, lexicon.contractions);
    return signsOf(text, lexicon)
      .filter((sign) => [...sign.kinds].every((kind) => kinds.has(kind)))
      .map(({ from, to }) => ({ from: tokens[from]!.from, to: tokens[to - 1]!.to }));
  });
  let out = '';
  let at = 0;
  for (const { from, to } of away.toSorted((a, b) => a.from - b.from)) {
    if (from < at) continue;
    out += text.slice(at, from);
    at = to;
  }
  return out + text.slice(at);
}
