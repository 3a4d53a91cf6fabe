/** A text as a sparse vector: buckets and how much each weighs. */
export interface Features {
  at: number[];
  by: number[];
}

/** By a name of this module: a look at a global for every letter is slow where modules run in a context of their own, as in tests. */
const { imul } = Math;

/** FNV-1a over the UTF-16 units. `buckets`: a power of two. */
export function bucketOf(feature: string, buckets: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) hash = imul(hash ^ feature.charCodeAt(at), 0x01000193);
  hash ^= hash >>> 15;
  return (hash & (buckets - 1)) >>> 0;
}

/** Features of several kinds, hashed into one vector. */
export class BagOfFeatures {
  private readonly found = new Map<number, number>();

  /** `buckets`: how many there are in all, a power of two. */
  constructor(private readonly buckets: number) {}

  /** The features of one kind share its weight, so that a long text speaks no louder than a short one. */
  add(kind: string, weight: number, features: Iterable<string>): void {
    const all = [...new Set(features)];
    const by = weight / Math.sqrt(Math.max(4, all.length));
    for (const feature of all) {
      const bucket = bucketOf(`${kind}|${feature}`, this.buckets);
      this.found.set(bucket, (this.found.get(bucket) ?? 0) + by);
    }
  }

  features(): Features {
    return { at: [...this.found.keys()], by: [...this.found.values()] };
  }
}
