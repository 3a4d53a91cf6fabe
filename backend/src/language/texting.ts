import { TEXTING } from './load-lexicons.js';
import { type Token, tokenise } from './token.js';

const NONE: ReadonlyMap<string, readonly string[]> = new Map();

/** A short form by its words, and what it stands for. */
interface Short {
  words: readonly string[];
  full: string;
  /** Only behind a number: "1 t" of rice is a cup, and stands in the list as it is texted. */
  counted: boolean;
}

const shortOf = (lines: Readonly<Record<string, string>>): ReadonlyMap<string, readonly Short[]> => {
  const all = new Map<string, Short[]>();
  for (const [full, list] of Object.entries(lines))
    for (const short of list.split(',')) {
      const tokens = tokenise(short.trim(), NONE);
      const counted = tokens[0]!.is === 'number' && tokens.length > 1;
      const words = tokens.slice(counted ? 1 : 0).map(({ word }) => word);
      all.set(
        words[0]!,
        [...(all.get(words[0]!) ?? []), { words, full, counted }].toSorted(
          (a, b) => b.words.length - a.words.length || Number(b.counted) - Number(a.counted),
        ),
      );
    }
  return all;
};

const SHORT = { en: shortOf(TEXTING.en), fr: shortOf(TEXTING.fr), es: shortOf(TEXTING.es) };

/** Shorter ones are units and slips in any language: "ct", "ss". */
const TELLING = 3;

/** Short forms of one word, by which a language is known too. */
export const shortWords = (lang: 'fr' | 'es'): string[] =>
  [...SHORT[lang].values()].flat().flatMap(({ words, full, counted }) => {
    const [word, ...more] = words;
    return more.length === 0 && !counted && word!.length >= TELLING && !full.includes(word!) ? [word!] : [];
  });

/** The languages other than English of which a word is a short form, however it was cut; behind a number also what is counted. */
export const shortIn = (word: string, behindNumber: boolean): readonly ('fr' | 'es')[] =>
  word.length < SHORTEST
    ? []
    : (['fr', 'es'] as const).filter((lang) =>
        SHORT[lang].get(word)?.some(({ words, counted }) => words.length === 1 && (!counted || behindNumber)),
      );
const SHORTEST = 2;

/** What is counted in short forms of a language: "tasses" of "2 tss". Single letters tell none. */
export const countedWords = (text: string): string[] => {
  const tokens = tokenise(text, NONE);
  return (['fr', 'es'] as const).flatMap((lang) =>
    tokens.flatMap(({ word }, i) => {
      const short = word.length > 1 && SHORT[lang].get(word)?.find((one) => one.counted && stands(one, tokens, i));
      return short ? [short.full] : [];
    }),
  );
};

/** A text with its short forms written out: "cb de cal" is "combien de cal", "q comi" is "que comi". */
export function spelledOut(text: string, lang: 'en' | 'fr' | 'es'): string {
  const tokens = tokenise(text, NONE);
  let out = '';
  let done = 0;
  for (let i = 0; i < tokens.length; i++) {
    const short = SHORT[lang].get(tokens[i]!.word)?.find((one) => stands(one, tokens, i));
    if (!short) continue;
    out += text.slice(done, tokens[i]!.from) + short.full;
    i += short.words.length - 1;
    done = tokens[i]!.to;
  }
  return done === 0 ? text : out + text.slice(done);
}

/** A single letter is a size, a unit or a heading, but between words: "jugo d naranja". */
function stands({ words, counted }: Short, tokens: readonly Token[], at: number): boolean {
  if (!words.every((word, i) => tokens[at + i]?.word === word)) return false;
  if (counted) return tokens[at - 1]?.is === 'number';
  return words.length > 1 || words[0]!.length > 1 || (tokens[at + 1]?.is === 'word' && (at === 0 || tokens[at - 1]!.is === 'word'));
}
