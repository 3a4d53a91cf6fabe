import { weekdayOf } from '../../domain/local-day.js';
import { isFood as isKnownFood } from '../../food/index.js';
import { ordinary } from '../../food/retrieval/ordinary.js';
import { annotate } from '../../language/annotate.js';
import type { Chart } from '../../language/chart.js';
import { ASKING } from '../../language/load-lexicons.js';
import { slipsOf } from '../../language/slips.js';
import type { Language } from '../../reading/reading.js';
import { read } from '../matching-items.js';
import type { Scene } from '../scene.js';
import { stems } from '../targets.js';
import { withoutOld } from './without-old.js';

/** A word of ordinary English is none misspelt. */
const ORDINARY = 100;

const SLIPS: Readonly<Record<Language | 'any', (word: string) => string | null>> = {
  en: slipsOf([ASKING.en]),
  fr: slipsOf([ASKING.fr, ASKING.en]),
  es: slipsOf([ASKING.es, ASKING.en]),
  any: slipsOf([ASKING.en, ASKING.fr, ASKING.es]),
};

/** A text annotated with the words of these languages, the first the one it is probably in; misspelt words are mended unless they are words or foods themselves, and values no longer meant are left out. */
export function askingChart(scene: Scene, languages: readonly Language[], words: typeof ASKING = ASKING): Chart {
  const { text, today, clock } = scene;
  const mended = (word: string): string | null => {
    const meant = SLIPS[languages.length > 2 ? 'any' : languages[0]!](word);
    return meant !== null && (ordinary(word)?.count ?? 0) < ORDINARY && !isFood(word, scene) ? meant : null;
  };
  const chart = annotate(
    text,
    languages.map((lang) => words[lang]),
    { today, weekday: weekdayOf(today), clock },
    mended,
  );
  return withoutOld(chart);
}

/** "Dona" is a food by its Spanish name. */
const isFood = (word: string, scene: Scene): boolean =>
  isKnownFood(word) ||
  read(word, scene).some((item) => item.nutrients !== null && stems(item.name).some((stem) => stems(word).includes(stem)));
