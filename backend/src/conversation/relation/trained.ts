import { fit } from '../classifier/fit.js';
import { quantised, type Weights } from '../classifier/weights.js';
import type { Lexicons } from '../safety/lexicon.js';
import type { LabelledPair } from './corpus.js';
import { BUCKETS } from './features.js';
import { featuresIn } from './relate.js';
import { RELATIONS } from './relations.js';

const RECIPE = { buckets: BUCKETS, classes: RELATIONS.length, lean: 0, rounds: 8 };
/** The year the texts were written in. */
const YEAR = 2026;

/** The weights that a corpus makes. */
export function trainedRelations(corpus: readonly LabelledPair[], lexicons: Lexicons): Weights {
  const examples = corpus.map((one) => ({
    features: featuresIn(one, lexicons, YEAR),
    is: RELATIONS.indexOf(one.relation),
    chance: 1,
    weight: 1,
  }));
  const { weights, bias } = fit(examples, RECIPE);
  return quantised(weights, bias);
}
