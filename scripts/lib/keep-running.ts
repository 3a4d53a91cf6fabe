import { setTimeout as sleep } from 'node:timers/promises';
import type { Ending, Ready, RunningProduct } from './product.js';
import type { Asked } from './when-asked-to-stop.js';

/** So often within so long a product that was ended from outside is started again at once; then after a pause, twice as long each time. */
const AT_ONCE = 3;
const WITHIN_MS = 600_000;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/** What is run again and again: a product, as far as it is looked at here. */
export type Kept = Pick<RunningProduct, 'ready' | 'ended' | 'stop'>;

export interface KeepRunningOptions {
  start: () => Kept;
  asked: Pick<Asked, 'yet' | 'promise'>;
  onReady: (ready: Ready, again: number) => void;
  say: (line: string) => void;
  now?: () => number;
  pause?: (ms: number, value?: undefined, options?: { signal?: AbortSignal }) => Promise<unknown>;
}

export type KeptEnd = { asked: true } | ({ asked?: undefined; ready: boolean } & Ending);

/**
 * Runs the product until it ends by itself or somebody asks to stop, and starts it again when it was killed once it had been ready: by its own watchdog,
 * which leaves nobody to do it, or by the machine for want of memory. However often that is: a text that ends its process is given up after some tries,
 * and several such texts after several times as many. `start` gives a product as startProduct does. Resolves with `{ asked: true }`, or with how the last
 * one ended: `{ ready, code, signal }`.
 */
export async function keepRunning({
  start,
  asked,
  onReady,
  say,
  now = () => performance.now(),
  pause = sleep,
}: KeepRunningOptions): Promise<KeptEnd> {
  const killed: number[] = [];
  const stopped = async (product?: Kept) => {
    say('Stopping …');
    await product?.stop();
    return { asked: true } as const;
  };
  const paused = async (ms: number) => {
    const over = new AbortController();
    await Promise.race([pause(ms, undefined, { signal: over.signal }).catch(() => {}), asked.promise]);
    over.abort();
  };
  for (;;) {
    const product = start();
    const ready = await Promise.race([product.ready, asked.promise]);
    if (ready && !asked.yet) onReady(ready, killed.length);
    const end = await Promise.race([product.ended, asked.promise]);
    if (asked.yet || !end) return stopped(product);
    if (!ready || end.signal !== 'SIGKILL') return { ready: Boolean(ready), ...end };
    killed.push(now());
    const lately = killed.filter((at) => now() - at < WITHIN_MS).length;
    const ms = lately <= AT_ONCE ? 0 : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (lately - AT_ONCE - 1));
    const when = ms === 0 ? '' : ` in ${ms / 1000} s`;
    say(`mealtext: the product was killed (${end.signal}) and is started again${when}, number ${lately} in ten minutes. Nothing is lost.`);
    if (ms > 0) await paused(ms);
    if (asked.yet) return stopped();
  }
}
