import { readFileSync } from 'node:fs';
import v8 from 'node:v8';
import vm from 'node:vm';
import { shiftTime } from './shift-time.js';

/** What a process tells that it holds, in bytes, and how many timers, sockets and the like. */
export interface Holding {
  type: 'measured';
  heapUsed: number;
  rss: number;
  resources: number;
}

/** Loaded into each process of the product before anything else: its clock stands as far ahead as a file says, and it tells what it holds when asked. */
const LOOK_EVERY_MS = 50;

const put = shiftTime({ counter: true });
const look = () => put(Number(readFileSync(process.env.SOAK_CLOCK ?? '', 'utf8')));
look();
setInterval(look, LOOK_EVERY_MS).unref();

v8.setFlagsFromString('--expose-gc');
const collect = vm.runInNewContext('gc') as () => void;
process.on('message', (message: unknown) => {
  if (typeof message !== 'object' || message === null || !('type' in message) || message.type !== 'measure') return;
  collect();
  collect();
  const { heapUsed, rss } = process.memoryUsage();
  const held: Holding = { type: 'measured', heapUsed, rss, resources: process.getActiveResourcesInfo().length };
  process.send?.(held);
});
