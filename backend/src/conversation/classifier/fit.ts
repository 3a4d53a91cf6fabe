import type { Features } from './features.js';

export interface Example {
  features: Features;
  /** Index of its class. */
  is: number;
  /** How likely it is of that class; the rest is the first class's. */
  chance: number;
  /** How much it counts beside others. */
  weight: number;
}

/** How a classifier is fitted. */
export interface Recipe {
  buckets: number;
  classes: number;
  /** How far a text that says nothing known leans to the first class, as a logit: it takes words to sound like more. */
  lean: number;
  /** Rounds over all examples. */
  rounds: number;
}

/** The first step; the L2 penalty; the order. */
const [RATE, DECAY, SEED] = [0.1, 1e-4, 7];
/** By a name of this module: a look at a global is slow where modules run in a context of their own, as in tests. */
const { abs, exp, sqrt, imul } = Math;

/**
 * Multinomial logistic regression by AdaGrad (Duchi, Hazan and Singer 2011), one example at a time in one fixed order, in
 * plain double arithmetic: the same examples give the same weights to the last bit.
 */
export function fit(
  examples: readonly Example[],
  { buckets, classes, lean, rounds }: Recipe,
): { weights: Float64Array; bias: Float64Array } {
  const weights = new Float64Array(buckets * classes);
  const slopes = new Float64Array(buckets * classes).fill(1e-6);
  const bias = new Float64Array(classes);
  bias[0] = lean;
  const order = examples.map((_, index) => index);
  const chance = new Float64Array(classes);
  let state = SEED;
  for (let round = 0; round < rounds; round += 1) {
    state = shuffle(order, state);
    for (const index of order) {
      const { features, is, chance: wanted, weight } = examples[index]!;
      const { at, by } = features;
      chancesInto(chance, weights, bias, features);
      for (let c = 0; c < classes; c += 1) {
        const off = chance[c]! - (c === is ? wanted : c === 0 ? 1 - wanted : 0);
        if (abs(off) < 1e-4) continue;
        const error = off * weight;
        for (let f = 0; f < at.length; f += 1) {
          const place = at[f]! * classes + c;
          const slope = error * by[f]! + DECAY * weights[place]!;
          slopes[place]! += slope * slope;
          weights[place]! -= (RATE * slope) / sqrt(slopes[place]!);
        }
      }
    }
  }
  return { weights, bias };
}

/** Softmax without a new array for each of some hundred thousand looks. */
function chancesInto(into: Float64Array, weights: Float64Array, bias: Float64Array, { at, by }: Features): void {
  const classes = bias.length;
  into.set(bias);
  for (let f = 0; f < at.length; f += 1) {
    const [place, weight] = [at[f]! * classes, by[f]!];
    for (let c = 0; c < classes; c += 1) into[c]! += weights[place + c]! * weight;
  }
  let [top, total] = [-Infinity, 0];
  for (const sum of into) if (sum > top) top = sum;
  for (let c = 0; c < classes; c += 1) total += into[c] = exp(into[c]! - top);
  for (let c = 0; c < classes; c += 1) into[c]! /= total;
}

/** Fisher and Yates' shuffle, by a linear congruential generator whose state it hands on. */
export function shuffle(order: number[], seed: number): number {
  let state = seed;
  for (let at = order.length - 1; at > 0; at -= 1) {
    state = (imul(state, 1664525) + 1013904223) >>> 0;
    const other = state % (at + 1);
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
  return state;
}
