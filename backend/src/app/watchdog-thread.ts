import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

// Ends the process when its event loop stands still: nothing of its own, SIGTERM included, could do so any more. Time is counted in looks of this
// thread, so that a machine which slept or a process that was stopped for a while does no harm.
const { beats, looks, everyMs } = workerData as { beats: SharedArrayBuffer; looks: number; everyMs: number };
const heart = new Int32Array(beats);
let last = -1;
let still = 0;
setInterval(() => {
  const beat = Atomics.load(heart, 0);
  still = beat === last ? still + 1 : 0;
  last = beat;
  if (still < looks) return;
  const line = {
    at: new Date().toISOString(),
    level: 'error',
    event: 'event loop stands still: the process is ended',
    still: still * everyMs,
  };
  writeSync(2, `${JSON.stringify(line)}\n`);
  process.kill(process.pid, 'SIGKILL');
}, everyMs);
