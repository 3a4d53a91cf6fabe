import { normalise } from '../normalise.js';
import type { Language } from '../../reading/reading.js';
import { annotate } from './annotate.js';
import { CLASSES, type SafetyClass } from './classes.js';
import { featuresOf } from './features.js';
import type { Example } from '../classifier/fit.js';
import type { Knowledge } from './ears.js';
import { LANGUAGES, rowsOf } from './lexicon.js';
import { patternsIn } from './patterns.js';
import { SAYINGS, sayingsOf } from './sayings.js';

/** One reviewed text of nlp-fixtures/safety. */
export interface Labelled {
  lang: Language;
  /** What it is. */
  is: SafetyClass;
  /** How sure one may be; '-' for ordinary texts. */
  grade: 'sure' | 'possible' | '-';
  /** What an ordinary text only sounds like; '-' where it sounds like nothing. */
  near: SafetyClass | '-';
  /** Who wrote it, by a letter: figures count only between hands. One letter is that of the sayings. */
  hand: string;
  text: string;
}

export const labelledOf = (lang: Language, table: string): Labelled[] =>
  rowsOf(table).map(([is, grade, near, hand, text]) => ({ lang, is, grade, near, hand, text }) as Labelled);

/** Texts by people and sayings. `read`: the text of a file of nlp-fixtures/safety. */
export const wholeCorpus = (read: (file: string) => string): Labelled[] =>
  LANGUAGES.flatMap((lang) => [...labelledOf(lang, read(`${lang}.tsv`)), ...sayingsOf(lang, read(`sayings/${lang}.txt`))]);

/** The year the texts were written in. */
const YEAR = 2026;
/** How likely a possible sense is meant. */
const POSSIBLE = 0.9;
/** How much a saying counts beside a text that somebody wrote: there are many, and they are alike. */
const OF_SAYINGS = 0.5;

export function exampleOf({ lang, is, grade, hand, text }: Labelled, { lexicons, patterns }: Knowledge): Example {
  const annotated = annotate(normalise(text).text, lang, lexicons, YEAR);
  return {
    features: featuresOf(annotated, patternsIn(annotated, patterns)),
    is: CLASSES.indexOf(is),
    chance: grade === 'possible' ? POSSIBLE : 1,
    weight: hand === SAYINGS ? OF_SAYINGS : 1,
  };
}
