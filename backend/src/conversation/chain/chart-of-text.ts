import { annotate } from '../../language/annotate.js';
import type { Chart } from '../../language/chart.js';
import { LEXICONS } from '../../language/load-lexicons.js';
import type { Language } from '../../reading/reading.js';

/** Any moment: what a day or an hour is called does not hang on it. */
const MOMENT = { today: '2026-05-12', weekday: 2, clock: '12:30' };

/** A text in the words of its language. */
export const chartOfText = (text: string, lang: Language): Chart =>
  annotate(text, lang === 'en' ? [LEXICONS.en] : [LEXICONS.en, LEXICONS[lang]], MOMENT);
