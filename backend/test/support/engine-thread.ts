import { parentPort, workerData } from 'node:worker_threads';
import { InlineUnderstanding, serveJobs, type UnderstandingJob } from '../../src/adapters/builtin/index.js';
import { builtInTable } from '../../src/food/index.js';

/** The thread of app/understanding-thread.ts with the built-in table, as TypeScript. */
const { current } = workerData as { current: SharedArrayBuffer };
const understanding = new InlineUnderstanding({ current: builtInTable });
serveJobs(parentPort!, new Int32Array(current), ({ method, given }: UnderstandingJob) =>
  (understanding[method] as (...all: unknown[]) => unknown).call(understanding, ...given),
);
