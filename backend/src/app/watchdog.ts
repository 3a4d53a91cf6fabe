import { url } from 'node:inspector';
import type { Worker } from 'node:worker_threads';

const LOOK_MS = 1000;
/** So many looks without a beat, and the process is ended: within the time that SIGTERM is given, and longer than anything of ours takes. */
const LOOKS = 10;

/** What the watching thread is given. */
export interface Watched {
  beats: SharedArrayBuffer;
  looks: number;
  everyMs: number;
}

/** Has a thread watch this process's event loop; a process under a debugger is left alone. Settles once nobody watches any more. */
export function watchLoop(start: (watched: Watched) => Worker, { looks = LOOKS, everyMs = LOOK_MS } = {}): () => Promise<unknown> {
  if (url()) return () => Promise.resolve();
  const beats = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const heart = new Int32Array(beats);
  const timer = setInterval(() => Atomics.add(heart, 0, 1), everyMs / 2).unref();
  const worker = start({ beats, looks, everyMs });
  worker.unref();
  return () => {
    clearInterval(timer);
    return worker.terminate();
  };
}
