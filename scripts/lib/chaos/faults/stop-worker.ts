import type { Fault } from './fault.js';

const stopWorker: Fault = {
  name: 'stop-worker',
  what: 'SIGTERM of a worker, as by a rolling restart.',
  strike: ({ processes }, random) => processes.stopOne('worker', random),
};

export default stopWorker;
