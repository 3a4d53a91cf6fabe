import { formWords } from './form-words.js';
import type { ReleaseFood } from './release-food.js';

/** A word that qualifies in so many descriptions and is the head of none is a quality. */
const QUALIFIES = 3;
/** An additional description that so many foods share, and that holds no word for a food, tells none of them. */
const SHARED = 7;
/** The same of foods that are of different kinds: the name of a restaurant. */
const SHARED_KINDS = 3;

/**
 * The additional descriptions of a release that are qualities, not names ("reduced fat", "home recipe", "original"), in lower case: their last word is
 * the head of no description, and all of them qualify others, or very many foods or several kinds of food share them.
 */
export function qualitiesOf(foods: readonly ReleaseFood[]): ReadonlySet<string> {
  const heads = new Set<string>();
  const qualifying = new Map<string, number>();
  const shared = new Map<string, { times: number; kinds: Set<string> }>();
  for (const { description, aliases } of foods) {
    const [head = '', ...rest] = description
      .replace(/\([^)]*\)/g, '')
      .split(',')
      .map((part) => formWords(part).stems);
    if (head.length) heads.add(head[head.length - 1]!);
    for (const stem of [...head.slice(0, -1), ...rest.flat()]) qualifying.set(stem, (qualifying.get(stem) ?? 0) + 1);
    for (const alias of aliases) {
      const key = alias.toLowerCase().trim();
      const known = shared.get(key) ?? { times: 0, kinds: new Set() };
      known.times++;
      known.kinds.add(head[head.length - 1] ?? '');
      shared.set(key, known);
    }
  }
  const found = new Set<string>();
  for (const [alias, { times, kinds }] of shared) {
    const { stems } = formWords(alias);
    if (stems.length === 0 || heads.has(stems[stems.length - 1]!)) continue;
    if (times >= SHARED || kinds.size >= SHARED_KINDS || stems.every((stem) => (qualifying.get(stem) ?? 0) >= QUALIFIES)) found.add(alias);
  }
  return found;
}
