import { type Example, fit } from '../classifier/fit.js';
import { quantised, type Weights } from '../classifier/weights.js';
import { ACTS } from './acts.js';
import { BUCKETS } from './features.js';

const RECIPE = { buckets: BUCKETS, classes: ACTS.length, lean: 0, rounds: 12 };

/** The recogniser that examples make. */
export function trainedActs(examples: readonly Example[]): Weights {
  const { weights, bias } = fit(examples, RECIPE);
  return quantised(weights, bias);
}
