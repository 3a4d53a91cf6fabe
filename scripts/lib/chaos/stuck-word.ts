import { isMainThread } from 'node:worker_threads';

/**
 * Loaded into a process of the product before anything else, by tests alone: a text with this word meets an expression that never ends, as one did
 * in an early release. `STUCK_IN` says where: `thread`, in which texts are understood, or `loop`, the process's own.
 */
export const STUCK_WORD = 'zqxjkstuck';
const ENDLESS = /^(?:(?:a|a)*)*$/;

if ((process.env.STUCK_IN === 'thread' && !isMainThread) || (process.env.STUCK_IN === 'loop' && isMainThread)) {
  for (const name of ['normalize', 'toLowerCase'] as const)
    Object.defineProperty(String.prototype, name, {
      ...Object.getOwnPropertyDescriptor(String.prototype, name),
      value: stuckIn(Reflect.get(String.prototype, name)),
    });
}

/** The same method, that never ends where the word is met. */
function stuckIn(own: unknown) {
  if (typeof own !== 'function') throw new Error('there is no such method');
  return function (this: string, ...given: unknown[]): unknown {
    if (this.includes(STUCK_WORD)) ENDLESS.test(`${'a'.repeat(200)}!`);
    return Reflect.apply(own, this, given);
  };
}
