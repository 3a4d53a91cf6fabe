import type { Example } from './fit.js';
import { marginalsOf, type Model } from './model.js';

/** Of each word of some texts the index of its tag, and of the likeliest one by a model. */
export const taggedBy = (model: Model, examples: readonly Example[]): [is: number, told: number][] =>
  examples.flatMap(({ features, tags }) => {
    const chances = marginalsOf(model, features).tags;
    return tags.map((tag, at): [number, number] => {
      const own = [...chances.slice(at * model.count, (at + 1) * model.count)];
      return [tag, own.indexOf(Math.max(...own))];
    });
  });

/** What share of the words is tagged right, 0 to 1. */
export const shareRight = (words: readonly (readonly [is: number, told: number])[]): number =>
  words.filter(([is, told]) => is === told).length / Math.max(1, words.length);
