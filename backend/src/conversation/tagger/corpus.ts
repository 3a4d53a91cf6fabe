import type { Language } from '../../reading/reading.js';
import { chartOfText } from '../chain/chart-of-text.js';
import { placesIn } from '../chain/places-in.js';
import { normalise } from '../normalise.js';
import { LANGUAGES, rowsOf } from '../safety/lexicon.js';
import { featuresOf } from '../chain/features.js';
import type { Example } from '../chain/fit.js';
import { MARKS, TAGS, type Tag } from './tags.js';

/** One text of nlp-fixtures/tags. */
export interface MarkedText {
  lang: Language;
  /** Who wrote it, by a letter: figures count only between hands. */
  hand: string;
  /** With its marks. */
  text: string;
}

/** All texts. `read`: the text of a file of nlp-fixtures/tags. */
export const tagCorpus = (read: (file: string) => string): MarkedText[] =>
  LANGUAGES.flatMap((lang) => rowsOf(read(`${lang}.tsv`)).map(([hand, text]) => ({ lang, hand, text }) as MarkedText));

/** A marked text without its marks, and the tag of each of its signs. */
export function unmarked(marked: string): { text: string; tags: Tag[] } {
  let [text, tag]: [string, Tag] = ['', 'else'];
  const tags: Tag[] = [];
  for (const sign of marked) {
    const opens = MARKS[sign];
    if (opens) tag = opens.tag;
    else if (CLOSES.has(sign)) tag = 'else';
    else {
      text += sign;
      for (let i = 0; i < sign.length; i += 1) tags.push(tag);
    }
  }
  return { text, tags };
}
const CLOSES: ReadonlySet<string> = new Set(Object.values(MARKS).map(({ close }) => close));

export function exampleOf({ lang, text: marked }: MarkedText): Example {
  const { text, tags } = unmarked(marked);
  const clean = normalise(text).text;
  const chart = chartOfText(clean, lang);
  const placeOf = placesIn(text, clean);
  return {
    features: featuresOf(chart, lang),
    tags: chart.tokens.map(({ from }) => TAGS.indexOf(tags[placeOf(from)]!)),
  };
}
