import { TAGS } from './tags.js';

/** By a name of this module: a look at a global is slow where modules run in a context of their own, as in tests. */
const { exp } = Math;
const COUNT = TAGS.length;

/** A linear-chain conditional random field (Lafferty, McCallum and Pereira 2001): what features say of a tag, and what a tag says of the next. */
export interface Model {
  /** Bucket by bucket, a weight a tag. */
  emission: Int8Array | Float64Array;
  scale: number;
  /** From tag to tag, row by row. */
  transition: Float64Array;
}

export interface Marginals {
  /** Token by token, how likely each tag is. */
  tags: Float64Array;
  /** Tag by tag, the sum over all places of how likely one follows the other. */
  pairs: Float64Array;
}

/** How likely each tag is at each token, over all ways to tag the whole text. */
export function marginalsOf({ emission, scale, transition }: Model, features: readonly (readonly number[])[]): Marginals {
  const length = features.length;
  const said = new Float64Array(length * COUNT);
  features.forEach((found, at) => {
    for (const bucket of found) for (let tag = 0; tag < COUNT; tag += 1) said[at * COUNT + tag]! += emission[bucket * COUNT + tag]!;
    let top = -Infinity;
    for (let tag = 0; tag < COUNT; tag += 1) top = Math.max(top, said[at * COUNT + tag]! * scale);
    for (let tag = 0; tag < COUNT; tag += 1) said[at * COUNT + tag] = exp(said[at * COUNT + tag]! * scale - top);
  });
  const step = transition.map(exp);
  const [forward, backward] = [new Float64Array(length * COUNT), new Float64Array(length * COUNT)];
  for (let at = 0; at < length; at += 1) {
    let total = 0;
    for (let tag = 0; tag < COUNT; tag += 1) {
      let sum = at === 0 ? 1 : 0;
      if (at > 0) for (let from = 0; from < COUNT; from += 1) sum += forward[(at - 1) * COUNT + from]! * step[from * COUNT + tag]!;
      total += forward[at * COUNT + tag] = sum * said[at * COUNT + tag]!;
    }
    for (let tag = 0; tag < COUNT; tag += 1) forward[at * COUNT + tag]! /= total;
  }
  for (let at = length - 1; at >= 0; at -= 1) {
    let total = 0;
    for (let tag = 0; tag < COUNT; tag += 1) {
      let sum = at === length - 1 ? 1 : 0;
      if (at < length - 1)
        for (let to = 0; to < COUNT; to += 1)
          sum += step[tag * COUNT + to]! * said[(at + 1) * COUNT + to]! * backward[(at + 1) * COUNT + to]!;
      total += backward[at * COUNT + tag] = sum;
    }
    for (let tag = 0; tag < COUNT; tag += 1) backward[at * COUNT + tag]! /= total;
  }
  const tags = new Float64Array(length * COUNT);
  const pairs = new Float64Array(COUNT * COUNT);
  for (let at = 0; at < length; at += 1) {
    let total = 0;
    for (let tag = 0; tag < COUNT; tag += 1) total += tags[at * COUNT + tag] = forward[at * COUNT + tag]! * backward[at * COUNT + tag]!;
    for (let tag = 0; tag < COUNT; tag += 1) tags[at * COUNT + tag]! /= total;
    if (at === 0) continue;
    let both = 0;
    const here = new Float64Array(COUNT * COUNT);
    for (let from = 0; from < COUNT; from += 1)
      for (let to = 0; to < COUNT; to += 1)
        both += here[from * COUNT + to] =
          forward[(at - 1) * COUNT + from]! * step[from * COUNT + to]! * said[at * COUNT + to]! * backward[at * COUNT + to]!;
    for (let i = 0; i < here.length; i += 1) pairs[i]! += here[i]! / both;
  }
  return { tags, pairs };
}
