import { featuresOf, inBucket } from '../chain/features.js';
import type { Chart } from '../../language/chart.js';
import type { Language } from '../../reading/reading.js';
import { plainNumber } from '../numbers.js';
import { stem } from '../targets.js';
import type { Standing } from './standing.js';

/** How far around a word it counts what names something that stands. */
const NEAR = 3;

/** For each token what it is known by: as in any text, and how it and its neighbours stand to what is in the diary. */
export function slotFeaturesOf(chart: Chart, lang: Language, standing: Standing): number[][] {
  const { tokens } = chart;
  const stands = tokens.map(({ word, is }) => (is === 'mark' ? word : standsAs(word, standing)));
  const first = stands.findIndex((told) => NAMES.has(told));
  const last = stands.findLastIndex((told) => NAMES.has(told));
  const names = first < 0 ? 'none' : 'some';
  return featuresOf(chart, lang).map((found, at) => {
    const own = stands[at]!;
    const share = (feature: string): void => void found.push(inBucket(`stands ${feature}`));
    for (let off = -NEAR; off <= NEAR; off += 1) share(`${off} ${stands[at + off] ?? '_'}`);
    share(`run ${stands[at - 1] ?? '_'} ${own} ${stands[at + 1] ?? '_'}`);
    share(`word ${lang} ${own} ${tokens[at]!.word}`);
    share(`${names} ${own}`);
    share(`${lang} ${names} ${tokens[at]!.word}`);
    share(`${first >= 0 && first < at} ${last > at} ${own} ${tokens[at]!.is}`);
    return found;
  });
}

/** Of the entry spoken of last, of one before, one of its figures, any other word. */
function standsAs(word: string, { last, before, figures }: Standing): string {
  const own = stem(word);
  if (last.has(own)) return 'last';
  if (before.has(own)) return 'before';
  const value = plainNumber(word);
  return value === null ? '-' : figures.has(value) ? 'same' : 'figure';
}
const NAMES: ReadonlySet<string> = new Set(['last', 'before']);
