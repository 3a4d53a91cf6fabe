import { readFileSync } from 'node:fs';
import v8 from 'node:v8';
import vm from 'node:vm';
import { shiftTime } from './shift-time.js';

/** Loaded into each process of the product before anything else: its clock stands as far ahead as a file says, and it tells what it holds when asked. */
const LOOK_EVERY_MS = 50;

const put = shiftTime({ counter: true });
const look = () => put(Number(readFileSync(process.env.SOAK_CLOCK, 'utf8')));
look();
setInterval(look, LOOK_EVERY_MS).unref();

v8.setFlagsFromString('--expose-gc');
const collect = vm.runInNewContext('gc');
process.on('message', (message) => {
  if (message?.type !== 'measure') return;
  collect();
  collect();
  const { heapUsed, rss } = process.memoryUsage();
  process.send({ type: 'measured', heapUsed, rss, resources: process.getActiveResourcesInfo().length });
});
