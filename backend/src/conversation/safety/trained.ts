import { CLASSES } from './classes.js';
import { BUCKETS } from './features.js';
import { exampleOf, type Labelled } from './corpus.js';
import type { Knowledge } from './ears.js';
import { fit } from '../classifier/fit.js';
import { quantised, type Weights } from '../classifier/weights.js';

const RECIPE = { buckets: BUCKETS, classes: CLASSES.length, lean: 6, rounds: 8 };

/** The classifier that a corpus makes. */
export function trained(corpus: readonly Labelled[], known: Knowledge): Weights {
  const { weights, bias } = fit(
    corpus.map((one) => exampleOf(one, known)),
    RECIPE,
  );
  return quantised(weights, bias);
}
