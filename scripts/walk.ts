import { randomInt } from 'node:crypto';
import { walk } from './lib/walk/story.js';
import { Surprise, Visitor } from './lib/walk/visitor.js';

/**
 * `npm run walk [-- URL]`: walks through a running product (http://localhost:3000, or PORT) over HTTP, from a new phone to a paid plan, a month of entries,
 * export and deletion. Every step is printed with its status and time; a surprise ends it with exit code 1. The product must use its local
 * stand-ins for codes and money. `--phone=+1…` uses that number; otherwise it is a new one each time.
 */
const given = process.argv.slice(2);
const base = given.find((one) => !one.startsWith('--')) ?? `http://localhost:${process.env.PORT ?? '3000'}`;
const phone = given.find((one) => one.startsWith('--phone='))?.slice('--phone='.length) ?? newPhone();

/** Area codes with room: exchange and line are drawn, so that limits by exchange are not met. */
function newPhone(): string {
  const areas = ['206', '312', '415', '602', '713', '404', '617', '303'];
  return `+1${areas[randomInt(areas.length)]}${randomInt(220, 990)}${String(randomInt(10_000)).padStart(4, '0')}`;
}

const visitor = new Visitor(base, (line) => console.log(line));
const started = performance.now();
try {
  await walk(visitor, phone);
  console.log(`\n${visitor.steps} calls in ${((performance.now() - started) / 1000).toFixed(1)} s, no surprises`);
} catch (error) {
  if (!(error instanceof Surprise)) throw error;
  console.error(`\nA surprise after ${visitor.steps} calls. ${error.message}`);
  process.exitCode = 1;
}
