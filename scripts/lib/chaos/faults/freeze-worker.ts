import { pause } from '../plant.js';
import type { Fault } from './fault.js';

const freezeWorker: Fault = {
  name: 'freeze-worker',
  what: 'A worker stands still for a second, as by a long collection or a busy host.',
  strike: async ({ processes }, random) => {
    const frozen = processes.signal('worker', 'SIGSTOP', random);
    await pause(1000);
    frozen?.product?.child.kill('SIGCONT');
  },
};

export default freezeWorker;
