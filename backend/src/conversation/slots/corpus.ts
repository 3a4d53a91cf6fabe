import type { Example } from '../chain/fit.js';
import { chartOfText } from '../chain/chart-of-text.js';
import { placesIn } from '../chain/places-in.js';
import type { Language } from '../../reading/reading.js';
import { normalise } from '../normalise.js';
import { LANGUAGES, rowsOf } from '../safety/lexicon.js';
import { slotFeaturesOf } from './features.js';
import { MARKS, type Slot, SLOTS } from './slots.js';
import { standingOf } from './standing.js';

/** One pair of texts of nlp-fixtures/slots. */
export interface SlottedPair {
  lang: Language;
  /** Who wrote it, by a letter: figures count only between hands. */
  hand: string;
  /** What stands, as it was texted, the latest last. */
  first: readonly string[];
  /** The text that is said of it, with its marks. */
  text: string;
}

/** All pairs. `read`: the text of a file of nlp-fixtures/slots. */
export const slotCorpus = (read: (file: string) => string): SlottedPair[] =>
  LANGUAGES.flatMap((lang) =>
    rowsOf(read(`${lang}.tsv`)).map(([hand, first, text]): SlottedPair => ({
      lang,
      hand: hand!,
      first: first!.split(' || '),
      text: text!,
    })),
  );

/** A marked text without its marks, and the slot of each of its signs. */
export function unmarked(marked: string): { text: string; slots: Slot[] } {
  let [text, open, at]: [string, (typeof MARKS)[number] | null, number] = ['', null, 0];
  const slots: Slot[] = [];
  while (at < marked.length) {
    const opens: (typeof MARKS)[number] | undefined = open === null ? MARKS.find(([mark]) => marked.startsWith(mark, at)) : undefined;
    if (opens) {
      open = opens;
      at += opens[0].length;
      // "(= 320 cal)", "{- fries}": the blank is the mark's.
      if (opens[0].length > 1 && marked[at] === ' ') at += 1;
    } else if (open !== null && marked[at] === open[1]) {
      open = null;
      at += 1;
    } else {
      text += marked[at];
      slots.push(open === null ? 'else' : open[2]);
      at += 1;
    }
  }
  return { text, slots };
}

export function exampleOf({ lang, first, text: marked }: SlottedPair): Example {
  const { text, slots } = unmarked(marked);
  const clean = normalise(text).text;
  const chart = chartOfText(clean, lang);
  const placeOf = placesIn(text, clean);
  return {
    features: slotFeaturesOf(chart, lang, standingOf(first.toReversed())),
    tags: chart.tokens.map(({ from }) => SLOTS.indexOf(slots[placeOf(from)]!)),
  };
}
