import type { Fault } from './fault.js';

const clockJump: Fault = {
  name: 'clock-jump',
  what: 'The clock of a worker is set three hours forth, then three back, then right again.',
  strike: async ({ processes }, random) => void processes.signal('worker', 'SIGUSR2', random),
};

export default clockJump;
