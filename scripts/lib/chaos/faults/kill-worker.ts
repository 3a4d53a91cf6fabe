import type { Fault } from './fault.js';

const killWorker: Fault = {
  name: 'kill-worker',
  what: 'SIGKILL of a worker at any moment.',
  strike: async ({ processes }, random) => void processes.signal('worker', 'SIGKILL', random),
};

export default killWorker;
