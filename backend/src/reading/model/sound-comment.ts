import { letterWords } from '../../language/letters.js';
import { dataFile } from '../../food/data-files.js';
import { foldWord } from '../../food/words.js';
import { languageOf } from '../language.js';
import type { Language } from '../reading.js';

const MOST_LETTERS = 160;
const FEWEST_LETTERS = 8;
/** Letters and the signs of one plain sentence: no figures, addresses or markup. */
const PLAIN = /^[\p{L}\p{M} ,;'’()-]+\.?$/u;

interface Never {
  word: string;
  /** The beginning of words. */
  begins: boolean;
  /** Words beside which it is said of food: "saturated fat". */
  beside: ReadonlySet<string>;
}

const NEVER = new Map<string, Never[]>();
for (const line of dataFile('never-said.tsv').split('\n').slice(1)) {
  const [language = '', word = '', beside = ''] = line.split('\t');
  if (word === '') continue;
  const one = { word: word.replace('*', ''), begins: word.endsWith('*'), beside: new Set(beside.split(' ').filter(Boolean)) };
  NEVER.set(language, [...(NEVER.get(language) ?? []), one]);
}

/** Whether a comment on a meal may be shown: one plain sentence in the language asked for, and nothing about bodies, weight, guilt or illness. */
export function isSoundComment(comment: string, language: Language): boolean {
  const text = comment.trim();
  if (text.length < FEWEST_LETTERS || text.length > MOST_LETTERS || !PLAIN.test(text)) return false;
  const folded = foldWord(text);
  const heard = languageOf(comment, language);
  if (heard !== language && heard !== 'en') return false;
  const words = letterWords(folded);
  // a model may fall into English whatever it was asked for
  const never = [...NEVER.get(language)!, ...(language === 'en' ? [] : NEVER.get('en')!)];
  return !words.some((word, at) =>
    never.some(
      (one) =>
        (one.begins ? word.startsWith(one.word) : word === one.word) &&
        !one.beside.has(words[at - 1] ?? '') &&
        !one.beside.has(words[at + 1] ?? ''),
    ),
  );
}
