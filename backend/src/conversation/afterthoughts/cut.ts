import { keepLast } from '../../domain/keep-last.js';
import type { Chart } from '../../language/chart.js';
import type { Language } from '../../reading/reading.js';
import { featuresOf } from '../chain/features.js';
import { marginalsOf, type Model } from '../chain/model.js';
import { modelOf } from '../chain/weights.js';
import { SIZE } from './parts.js';

/** Where a text begins to speak of what it has told. */
export interface Cut {
  /** The first token that does. */
  at: number;
  /** How likely the text speaks there of what it told; 0 to 1. */
  chance: number;
}

const model = modelOf('afterthoughts', SIZE);
/** A text and its parts are asked about in turn. */
const KEPT = 4;

/** Where a text says something of what it told; null where it rather only tells. */
export const cutOf = keepLast((chart: Chart, lang: Language): Cut | null => cutBy(model(), chart, lang), KEPT);

export function cutBy(by: Model, chart: Chart, lang: Language): Cut | null {
  const { tokens } = chart;
  const { tags } = marginalsOf(by, featuresOf(chart, lang));
  const behind = tokens.map((_, at) => tags[at * SIZE.count + 1]!);
  const first = behind.findIndex((chance, at) => chance > 0.5 && tokens[at]!.is !== 'mark');
  if (first < 1) return null;
  // Rather where a clause begins than a little behind it.
  const clause = behind.findIndex(
    (chance, at) => at >= first - NEAR && at <= first && chance > HARDLY && tokens[at]!.is !== 'mark' && tokens[at - 1]?.is === 'mark',
  );
  return { at: clause < 0 ? first : clause, chance: behind[first]! };
}
/** So many words before, and how likely it must at least begin there. */
const [NEAR, HARDLY] = [3, 0.1];
