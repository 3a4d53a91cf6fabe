import { isMainThread } from 'node:worker_threads';

/**
 * Loaded into a process of the product before anything else, by tests alone: a text with this word meets an expression that never ends, as one did
 * in an early release. `STUCK_IN` says where: `thread`, in which texts are understood, or `loop`, the process's own.
 */
export const STUCK_WORD = 'zqxjkstuck';
const ENDLESS = /^(?:(?:a|a)*)*$/;

if ((process.env.STUCK_IN === 'thread' && !isMainThread) || (process.env.STUCK_IN === 'loop' && isMainThread)) {
  for (const name of ['normalize', 'toLowerCase'] as const)
    String.prototype[name] = new Proxy(String.prototype[name], {
      apply: (own, self: string, given: []): unknown => {
        if (self.includes(STUCK_WORD)) ENDLESS.test(`${'a'.repeat(200)}!`);
        return Reflect.apply(own, self, given);
      },
    });
}
