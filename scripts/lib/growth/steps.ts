import { register } from 'node:module';
import { loadable } from '../scripts.js';
import { pathToFileURL } from 'node:url';

/** A copy, a search or a comparison goes so many times as fast over what it is made of as a program's own loop. */
const FAST = 16;
const NATIVE = {
  Array: [
    'concat',
    'fill',
    'includes',
    'indexOf',
    'join',
    'lastIndexOf',
    'reverse',
    'shift',
    'slice',
    'splice',
    'toReversed',
    'unshift',
    'with',
  ],
  String: [
    'concat',
    'endsWith',
    'includes',
    'indexOf',
    'lastIndexOf',
    'normalize',
    'repeat',
    'slice',
    'split',
    'substring',
    'toLowerCase',
    'trim',
  ],
};

/**
 * Has the rooms in which texts are understood count their steps, in this process alone and the same ones on every machine. To be called before they are
 * imported. `of` says how many a piece of work takes. `inFull`: texts that say the same again and again are read in full, as those that say something
 * else each time are.
 */
export function countingSteps({ inFull = false } = {}) {
  const steps = {
    n: 0,
    copied(list) {
      steps.n += (list?.length ?? list?.size ?? 0) / FAST;
      return list;
    },
  };
  globalThis.$steps = steps;
  for (const [name, methods] of Object.entries(NATIVE))
    for (const method of methods) {
      const { prototype } = globalThis[name];
      const own = prototype[method];
      prototype[method] = function (...given) {
        steps.n += this.length / FAST;
        return own.apply(this, given);
      };
    }
  register(pathToFileURL(loadable('lib/growth/counting-loader')), { data: { inFull } });
  return {
    of(work) {
      const before = steps.n;
      work();
      return Math.round(steps.n - before);
    },
  };
}
