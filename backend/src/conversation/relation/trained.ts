import { type Example, fit, type Recipe } from '../classifier/fit.js';
import { quantised, type Weights } from '../classifier/weights.js';
import { BUCKETS } from './features.js';
import { OF_ITS_OWN, RELATIONS } from './relations.js';

const RECIPE = { buckets: BUCKETS, lean: 0, rounds: 8 };

/** The weights that examples give: those of reviewed pairs, then those made of marks. */
export const trainedRelations = (examples: readonly Example[]): Weights => weightsOf(examples, { ...RECIPE, classes: RELATIONS.length });

/** The weights by which texts of their own are told from those that are said of what stands. */
export const trainedOwn = (examples: readonly Example[]): Weights => weightsOf(examples, { ...RECIPE, classes: OF_ITS_OWN.length });

function weightsOf(examples: readonly Example[], recipe: Recipe): Weights {
  const { weights, bias } = fit(examples, recipe);
  return quantised(weights, bias);
}
