import { weekdayOf } from '../../domain/local-day.js';
import { keepLast } from '../../domain/keep-last.js';
import { isFood as isKnownFood } from '../../food/index.js';
import { ordinary } from '../../food/retrieval/ordinary.js';
import { annotate } from '../../language/annotate.js';
import type { Chart } from '../../language/chart.js';
import { ASKING } from '../../language/load-lexicons.js';
import { slipsOf } from '../../language/slips.js';
import type { Language } from '../../reading/reading.js';
import { read } from '../matching-items.js';
import type { TurnContext } from '../turn-context.js';
import { stems } from '../targets.js';
import { withoutFoodsAsPeople } from './without-foods-as-people.js';
import { withoutNutrientsInFoods } from './without-nutrients-in-foods.js';
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
export const askingChart = (
  { text, today, clock, snapshot, now, table }: TurnContext,
  languages: readonly Language[],
  words: typeof ASKING = ASKING,
): Chart => annotated(text, languages.join(), words, today, clock, snapshot, now, table);

/** Many rules look at the same text, and at what it says before a reason or a mark. */
const KEPT = 12;

const annotated = keepLast(
  (
    text: string,
    joined: string,
    words: typeof ASKING,
    today: string,
    clock: string,
    snapshot: TurnContext['snapshot'],
    now: Date,
    table: TurnContext['table'],
  ): Chart => {
    const languages = joined.split(',') as Language[];
    const slips = SLIPS[languages.length > 2 ? 'any' : languages[0]!];
    const mended = (word: string): string | null => {
      const meant = (ordinary(word)?.count ?? 0) < ORDINARY ? slips(word) : null;
      return meant !== null && !isFood(word, { snapshot, now, table }) ? meant : null;
    };
    const lexicons = languages.map((lang) => words[lang]);
    return withoutOld(
      withoutNutrientsInFoods(withoutFoodsAsPeople(annotate(text, lexicons, { today, weekday: weekdayOf(today), clock }, mended))),
    );
  },
  KEPT,
);

/** "Dona" is a food by its Spanish name. */
const isFood = (word: string, context: Pick<TurnContext, 'snapshot' | 'now' | 'table'>): boolean =>
  isKnownFood(word) ||
  read(word, context).some((item) => item.nutrients !== null && stems(item.name).some((stem) => stems(word).includes(stem)));
