import { fit } from '../classifier/fit.js';
import { quantised, type Weights } from '../classifier/weights.js';
import type { Lexicons } from '../safety/lexicon.js';
import { ACTS } from './acts.js';
import { exampleOf, type LabelledAct } from './corpus.js';
import { BUCKETS } from './features.js';

const RECIPE = { buckets: BUCKETS, classes: ACTS.length, lean: 0, rounds: 12 };

/** The recogniser that a corpus makes. */
export function trainedActs(corpus: readonly LabelledAct[], lexicons: Lexicons): Weights {
  const { weights, bias } = fit(
    corpus.map((one) => exampleOf(one, lexicons)),
    RECIPE,
  );
  return quantised(weights, bias);
}
