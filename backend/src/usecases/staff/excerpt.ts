/** Some words of a text; `hit`: they are what was searched for. */
export interface ExcerptPart {
  words: string;
  hit: boolean;
}

const BEFORE = 6;
const AFTER = 8;
const FIRST_MARK = 0x300;
const LAST_MARK = 0x36f;

const isLetter = (one: string): boolean => one.toLowerCase() !== one.toUpperCase() || (one >= '0' && one <= '9');
const isMark = (one: string): boolean => one.codePointAt(0)! >= FIRST_MARK && one.codePointAt(0)! <= LAST_MARK;

/** Letters and digits alone, without case and accents: "Jalapeño," → "jalapeno". */
const bare = (word: string): string => [...word.toLowerCase().normalize('NFD')].filter((one) => !isMark(one) && isLetter(one)).join('');

const wordsIn = (text: string): string[] =>
  [...text]
    .map((one) => (one.trim() ? one : ' '))
    .join('')
    .split(' ')
    .filter(Boolean);

/**
 * The few words of a text around the first that begins as one of those that were searched for, hits apart: "…" stands for what is left
 * out. Where none is found, as when a number was taken out, the first words.
 */
export function excerptOf(text: string, searched: string): ExcerptPart[] {
  const sought = wordsIn(searched).map(bare).filter(Boolean);
  const words = wordsIn(text);
  const isHit = (word: string): boolean => sought.some((one) => bare(word).startsWith(one));
  const first = Math.max(0, words.findIndex(isHit));
  const from = Math.max(0, first - BEFORE);
  const to = Math.min(words.length, first + AFTER + 1);
  const shown = words.slice(from, to).map((word) => ({ words: word, hit: isHit(word) }));
  if (from > 0) shown.unshift({ words: '…', hit: false });
  if (to < words.length) shown.push({ words: '…', hit: false });
  return shown.reduce<ExcerptPart[]>((parts, one) => {
    const last = parts.at(-1);
    return last?.hit === one.hit ? [...parts.slice(0, -1), { ...one, words: `${last.words} ${one.words}` }] : [...parts, one];
  }, []);
}
