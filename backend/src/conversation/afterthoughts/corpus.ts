import type { Chart } from '../../language/chart.js';
import type { Example } from '../chain/fit.js';
import { chartOfText } from '../chain/chart-of-text.js';
import { featuresOf } from '../chain/features.js';
import { placesIn } from '../chain/places-in.js';
import type { Language } from '../../reading/reading.js';
import { normalise } from '../normalise.js';
import { LANGUAGES, rowsOf } from '../safety/lexicon.js';
import { type SlottedPair, unmarked } from '../slots/corpus.js';

/** One text of nlp-fixtures/afterthoughts, cut where it begins to speak of what it has told. */
export interface CutText {
  lang: Language;
  /** Who wrote it, by a letter: figures count only between hands. */
  hand: string;
  first: string;
  /** The rest, with the marks of nlp-fixtures/slots; empty where the text only tells. */
  rest: string;
}

/** All texts. `read`: the text of a file of nlp-fixtures/afterthoughts. */
export const afterthoughtCorpus = (read: (file: string) => string): CutText[] =>
  LANGUAGES.flatMap((lang) =>
    rowsOf(read(`${lang}.tsv`)).map(([hand, first, rest]): CutText => ({ lang, hand: hand!, first: first!, rest: rest ?? '' })),
  );

/** The whole text in the words of its language. */
export const chartOfCut = (text: CutText): Chart => chartOfText(normalise(wholeOf(text)).text, text.lang);

export function exampleOf(text: CutText): Example {
  const whole = wholeOf(text);
  const chart = chartOfCut(text);
  const placeOf = placesIn(whole, normalise(whole).text);
  return {
    features: featuresOf(chart, text.lang),
    tags: chart.tokens.map(({ from }) => (placeOf(from) > text.first.length ? 1 : 0)),
  };
}

/** As it was sent. */
export const wholeOf = ({ first, rest }: CutText): string => (rest === '' ? first : `${first} ${unmarked(rest).text}`);

/** What is said in the rests of what was told before them, as pairs of texts. */
export const pairsOf = (corpus: readonly CutText[]): SlottedPair[] =>
  corpus.filter(({ rest }) => rest !== '').map(({ lang, hand, first, rest }) => ({ lang, hand, first: [first], text: rest }));
