import { shuffle } from '../classifier/fit.js';
import { marginalsOf, type Model } from './model.js';

/** A text whose tokens are tagged: the buckets of each, and the index of its tag. */
export interface Example {
  features: readonly (readonly number[])[];
  tags: readonly number[];
}

/** The first step; the L2 penalty; the order; rounds over all examples. */
const [RATE, DECAY, SEED, ROUNDS] = [0.03, 2e-5, 7, 15];
/** By a name of this module: a look at a global is slow where modules run in a context of their own, as in tests. */
const { sqrt } = Math;

/** How many tags there are, and how many buckets of features. */
export interface Size {
  count: number;
  buckets: number;
}

/** Maximum likelihood by AdaGrad, one text at a time in one fixed order, in plain double arithmetic: the same texts give the same weights to the last bit. */
export function fitted(examples: readonly Example[], { count, buckets }: Size): Model {
  const emission = new Float64Array(buckets * count);
  const transition = new Float64Array(count * count);
  const model: Model = { count, emission, scale: 1, transition };
  const slopes = new Float64Array(buckets * count).fill(1e-2);
  const steps = new Float64Array(count * count).fill(1e-2);
  const order = examples.map((_, index) => index);
  let state = SEED;
  for (let round = 0; round < ROUNDS; round += 1) {
    state = shuffle(order, state);
    for (const index of order) {
      const { features, tags } = examples[index]!;
      const wanted = marginalsOf(model, features);
      for (let at = 1; at < tags.length; at += 1) wanted.pairs[tags[at - 1]! * count + tags[at]!]! -= 1;
      for (let i = 0; i < steps.length; i += 1) {
        const slope = wanted.pairs[i]! + DECAY * transition[i]!;
        steps[i]! += slope * slope;
        transition[i]! -= (RATE * slope) / sqrt(steps[i]!);
      }
      features.forEach((found, at) => {
        for (let tag = 0; tag < count; tag += 1) {
          const off = wanted.tags[at * count + tag]! - (tag === tags[at] ? 1 : 0);
          if (off < 1e-3 && off > -1e-3) continue;
          for (const bucket of found) {
            const place = bucket * count + tag;
            const weight = emission[place]!;
            const slope = off + DECAY * weight;
            const steep = slopes[place]! + slope * slope;
            slopes[place] = steep;
            emission[place] = weight - (RATE * slope) / sqrt(steep);
          }
        }
      });
    }
  }
  return model;
}
