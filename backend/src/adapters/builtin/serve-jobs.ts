import type { MessagePort } from 'node:worker_threads';

export interface ToThread {
  id: number;
  data: unknown;
}
/** Of job `READY`, which nobody gave, it says that it waits for the first. */
export type FromThread = { id: number; value: unknown } | { id: number; error: string; stack: string | undefined };
export const READY = 0;

/** The other side of `GuardedThread`: works on jobs as they come, and says in `current` at which it is. */
export function serveJobs(port: MessagePort, current: Int32Array, work: (data: never) => unknown): void {
  let turn = Promise.resolve();
  port.on('message', ({ id, data }: ToThread) => {
    turn = turn.then(async () => {
      Atomics.store(current, 0, id);
      const answer = await tried(id, () => work(data as never));
      Atomics.store(current, 0, 0);
      port.postMessage(answer);
    });
  });
  port.postMessage({ id: READY, value: null } satisfies FromThread);
}

async function tried(id: number, work: () => unknown): Promise<FromThread> {
  try {
    return { id, value: await work() };
  } catch (error) {
    return error instanceof Error ? { id, error: error.message, stack: error.stack } : { id, error: String(error), stack: undefined };
  }
}
