import type { Fault } from './fault.js';

const killApi: Fault = {
  name: 'kill-api',
  what: 'SIGKILL of a process that answers webhooks.',
  strike: async ({ processes }, random) => void processes.signal('api', 'SIGKILL', random),
};

export default killApi;
