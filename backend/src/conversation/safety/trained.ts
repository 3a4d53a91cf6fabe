import { exampleOf, type Labelled } from './corpus.js';
import type { Knowledge } from './ears.js';
import { fit } from './fit.js';
import { quantised, type Weights } from './weights.js';

/** The classifier that a corpus makes. */
export function trained(corpus: readonly Labelled[], known: Knowledge): Weights {
  const { weights, bias } = fit(corpus.map((one) => exampleOf(one, known)));
  return quantised(weights, bias);
}
