import { normalise } from '../normalise.js';
import type { Language } from '../../reading/reading.js';
import type { Example } from '../classifier/fit.js';
import { annotate } from '../safety/annotate.js';
import { LANGUAGES, rowsOf, type Lexicons } from '../safety/lexicon.js';
import { ACTS, type Act } from './acts.js';
import { featuresOf } from './features.js';

/** One reviewed text of nlp-fixtures/acts. */
export interface LabelledAct {
  lang: Language;
  act: Act;
  /** Who wrote it, by a letter: figures count only between hands. */
  hand: string;
  text: string;
}

/** All texts. `read`: the text of a file of nlp-fixtures/acts. */
export const actCorpus = (read: (file: string) => string): LabelledAct[] =>
  LANGUAGES.flatMap((lang) => rowsOf(read(`${lang}.tsv`)).map(([act, hand, text]) => ({ lang, act, hand, text }) as LabelledAct));

/** The year the texts were written in. */
const YEAR = 2026;

export const exampleOf = ({ lang, act, text }: LabelledAct, lexicons: Lexicons): Example => ({
  features: featuresOf(annotate(normalise(text).text, lang, lexicons, YEAR)),
  is: ACTS.indexOf(act),
  chance: 1,
  weight: 1,
});
