import type * as Threads from '../../backend/src/app/threads.js';
import type * as Watchdog from '../../backend/src/app/watchdog.js';
import { builtBackend } from './built-backend.js';

const { THREADS } = await builtBackend<typeof Threads>('app/threads.js');
const { watchLoop } = await builtBackend<typeof Watchdog>('app/watchdog.js');

// For tests: a process that is watched, and whose event loop stands still once it is told anything.
watchLoop(THREADS.watchdog, { looks: 6, everyMs: 100 });
process.on('SIGTERM', () => process.exit(0));
const standStill = () => {
  for (;;);
};
process.stdin.once('data', standStill);
process.once('message', standStill);
process.once('disconnect', () => process.exit(0));
setInterval(() => undefined, 1000);
console.log('up');
process.send?.({ type: 'ready', port: 1 });
