import { register } from 'node:module';
import { loadable } from '../scripts.js';
import { pathToFileURL } from 'node:url';

/** A copy, a search or a comparison goes so many times as fast over what it is made of as a program's own loop. */
const FAST = 16;
/** What these make of a text is a part of it, and only that is gone over. */
const PARTS: ReadonlySet<string> = new Set(['slice', 'substring']);
const NATIVE: [prototype: object, methods: string[]][] = [
  [
    Array.prototype,
    [
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
  ],
  [
    String.prototype,
    [
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
  ],
];

/**
 * Has the rooms in which texts are understood count their steps, in this process alone and the same ones on every machine. To be called before they are
 * imported. `of` says how many a piece of work takes. `inFull`: texts that say the same again and again are read in full, as those that say something
 * else each time are.
 */
export function countingSteps({ inFull = false } = {}): { of(work: () => unknown): number } {
  const steps: Steps = {
    n: 0,
    copied(list) {
      steps.n += sizeOf(list) / FAST;
      return list;
    },
  };
  globalThis.$steps = steps;
  for (const [prototype, methods] of NATIVE) for (const method of methods) countCalls(prototype, method, steps);
  register(pathToFileURL(loadable('lib/growth/counting-loader')), { data: { inFull } });
  return {
    of(work) {
      const before = steps.n;
      work();
      return Math.round(steps.n - before);
    },
  };
}

/** What counted programs count in. */
interface Steps {
  n: number;
  copied<T>(list: T): T;
}

declare global {
  var $steps: Steps;
}

function sizeOf(list: unknown): number {
  if (typeof list === 'string') return list.length;
  if (typeof list !== 'object' || list === null) return 0;
  if ('length' in list && typeof list.length === 'number') return list.length;
  return 'size' in list && typeof list.size === 'number' ? list.size : 0;
}

function countCalls(prototype: object, method: string, steps: Steps): void {
  const own: unknown = Reflect.get(prototype, method);
  if (typeof own !== 'function') throw new Error(`there is no method ${method}`);
  // A plain function, for a proxy is many times as slow.
  const part = PARTS.has(method);
  const counting = function (this: { length: number }, ...given: unknown[]): unknown {
    if (!part) steps.n += this.length / FAST;
    const made: unknown = Reflect.apply(own, this, given);
    if (part) steps.n += sizeOf(made) / FAST;
    return made;
  };
  Object.defineProperty(prototype, method, { value: counting, writable: true, configurable: true });
}
