/** By names of this module: a look at a global is slow where modules run in a context of their own, as in tests. */
const { exp, max } = Math;

/** A linear-chain conditional random field (Lafferty, McCallum and Pereira 2001): what features say of a tag, and what a tag says of the next. */
export interface Model {
  /** How many tags there are. */
  count: number;
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
export function marginalsOf({ count, emission, scale, transition }: Model, features: readonly (readonly number[])[]): Marginals {
  const length = features.length;
  const said = new Float64Array(length * count);
  features.forEach((found, at) => {
    // Tag by tag, so that a sum is held by hand: it is what fitting does most.
    for (let tag = 0; tag < count; tag += 1) {
      let sum = 0;
      for (const bucket of found) sum += emission[bucket * count + tag]!;
      said[at * count + tag] = sum;
    }
    let top = said[at * count]! * scale;
    for (let tag = 1; tag < count; tag += 1) top = max(top, said[at * count + tag]! * scale);
    for (let tag = 0; tag < count; tag += 1) said[at * count + tag] = exp(said[at * count + tag]! * scale - top);
  });
  const step = transition.map(exp);
  const [forward, backward] = [new Float64Array(length * count), new Float64Array(length * count)];
  for (let at = 0; at < length; at += 1) {
    let total = 0;
    for (let tag = 0; tag < count; tag += 1) {
      let sum = at === 0 ? 1 : 0;
      if (at > 0) for (let from = 0; from < count; from += 1) sum += forward[(at - 1) * count + from]! * step[from * count + tag]!;
      total += forward[at * count + tag] = sum * said[at * count + tag]!;
    }
    for (let tag = 0; tag < count; tag += 1) forward[at * count + tag]! /= total;
  }
  for (let at = length - 1; at >= 0; at -= 1) {
    let total = 0;
    for (let tag = 0; tag < count; tag += 1) {
      let sum = at === length - 1 ? 1 : 0;
      if (at < length - 1)
        for (let to = 0; to < count; to += 1)
          sum += step[tag * count + to]! * said[(at + 1) * count + to]! * backward[(at + 1) * count + to]!;
      total += backward[at * count + tag] = sum;
    }
    for (let tag = 0; tag < count; tag += 1) backward[at * count + tag]! /= total;
  }
  const tags = new Float64Array(length * count);
  const [pairs, here] = [new Float64Array(count * count), new Float64Array(count * count)];
  for (let at = 0; at < length; at += 1) {
    let total = 0;
    for (let tag = 0; tag < count; tag += 1) total += tags[at * count + tag] = forward[at * count + tag]! * backward[at * count + tag]!;
    for (let tag = 0; tag < count; tag += 1) tags[at * count + tag]! /= total;
    if (at === 0) continue;
    let both = 0;
    for (let from = 0; from < count; from += 1)
      for (let to = 0; to < count; to += 1)
        both += here[from * count + to] =
          forward[(at - 1) * count + from]! * step[from * count + to]! * said[at * count + to]! * backward[at * count + to]!;
    for (let i = 0; i < here.length; i += 1) pairs[i]! += here[i]! / both;
  }
  return { tags, pairs };
}
