import { Worker } from 'node:worker_threads';
import type { Lesson } from '../food/lesson.js';
import type { Watched } from './watchdog.js';

/** The threads of a process, by how each is started; none in tests of single parts. */
export interface Threads {
  understanding: (given: { current: SharedArrayBuffer; dataDir: string; lessons: readonly Lesson[] }) => Worker;
  watchdog: (given: Watched) => Worker;
}

/** A text that needs more memory than this ends its thread, not the process. */
const MEMORY_MB = 512;

export const THREADS: Threads = {
  understanding: (workerData) =>
    new Worker(new URL('./understanding-start.js', import.meta.url), {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    }),
  watchdog: (workerData) => new Worker(new URL('./watchdog-thread.js', import.meta.url), { workerData }),
};
