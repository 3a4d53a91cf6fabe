import { isLetters } from './letters.js';
import { folded, tokenise } from './token.js';

/** One language's words as its data file tells them. */
export interface LexiconFile {
  words: Record<string, string>;
  values: Record<string, Record<string, string>>;
  contractions: Record<string, string>;
}

export interface Phrase {
  words: readonly string[];
  kind: string;
  value: string | null;
}

/** A language's phrases by their first word, longest first. */
export interface Lexicon {
  phrases: ReadonlyMap<string, readonly Phrase[]>;
  contractions: ReadonlyMap<string, readonly string[]>;
}

const NONE: ReadonlyMap<string, readonly string[]> = new Map();

/** `more`: contractions that its phrases are written out with besides its own. */
export function lexiconOf(file: LexiconFile, more: Lexicon['contractions'] = NONE): Lexicon {
  const contractions = withMore(
    more,
    Object.entries(file.contractions ?? {}).map(([word, full]): [string, string[]] => [word, full.split(' ')]),
  );
  const all = [
    ...Object.entries(file.words).flatMap(([kind, list]) => split(list).map((text) => phrase(text, kind, null, contractions))),
    ...Object.entries(file.values).flatMap(([kind, values]) =>
      Object.entries(values).flatMap(([value, list]) => split(list).map((text) => phrase(text, kind, value, contractions))),
    ),
  ];
  const phrases = new Map<string, Phrase[]>();
  for (const one of all) {
    const same = phrases.get(one.words[0]!);
    if (same) same.push(one);
    else phrases.set(one.words[0]!, [one]);
  }
  return { phrases, contractions };
}

/** The same map where nothing is added, so that texts which are cut by it are cut once. */
const withMore = (to: Lexicon['contractions'], more: readonly [string, readonly string[]][]): Lexicon['contractions'] =>
  more.every(([word, full]) => to.get(word)?.join(' ') === full.join(' ')) ? to : new Map([...to, ...more]);

/** The first way to say a concept, as its data file has it. */
export function firstPhrase({ phrases }: Lexicon, kind: string): string {
  for (const list of phrases.values()) for (const one of list) if (one.kind === kind) return one.words.join(' ');
  throw new Error(`no phrase says ${kind}`);
}

/** The words of both, read as one. */
export function joined(one: Lexicon, other: Lexicon): Lexicon {
  const phrases = new Map(one.phrases);
  for (const [word, list] of other.phrases) phrases.set(word, [...(phrases.get(word) ?? []), ...list]);
  return { phrases, contractions: withMore(one.contractions, [...other.contractions]) };
}

const split = (list: string): string[] =>
  list
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '');

const phrase = (text: string, kind: string, value: string | null, contractions = NONE): Phrase => ({
  words: wordsIn(folded(text), contractions),
  kind,
  value,
});

/** As `tokenise` cuts it; most phrases are letters and blanks alone, which asks for less. */
function wordsIn(text: string, contractions: Lexicon['contractions']): string[] {
  const words = text.split(' ');
  return words.every(isLetters)
    ? words.flatMap((word) => contractions.get(word) ?? word)
    : tokenise(text, contractions).map(({ word }) => word);
}
