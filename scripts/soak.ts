import { parseArgs } from 'node:util';
import { prepare } from './lib/prepare.js';
import { Problem, report } from './bootstrap/problem.mjs';
import { soakLines } from './lib/soak/soak-lines.js';
import { runSoak } from './lib/soak/run-soak.js';
import { printLines } from './lib/print-lines.js';

const HELP = `npm run soak -- [--days 30] [--people 60] [--texts 12] [--minutes 0] [--kills 30]

A month, or so many days, in minutes: the clocks of two API processes, two workers and their database jump from one moment at
which reminders are due to the next, through a change of clocks, while people text and look and processes are killed. Then the
checker recomputes that every text and every occasion had its one result, and that memory, connections and queues came to rest.
--texts is at each moment; --minutes makes it last at least so long; --kills is the pause between two kills, in seconds.`;
const DEFAULTS = { days: '30', people: '60', texts: '12', minutes: '0', kills: '30' };

try {
  process.exitCode = await main();
} catch (error) {
  process.exitCode = report(error);
}

async function main() {
  const asked = options();
  if (asked.help) return void console.log(HELP);
  await prepare({ packages: ['backend'] });
  const { lines, notes } = soakLines(await runSoak({ ...asked, say: console.log }));
  for (const note of notes) console.log(note);
  return printLines(lines) ? 0 : 1;
}

function options() {
  const known = Object.fromEntries(Object.entries(DEFAULTS).map(([name, value]) => [name, { type: 'string', default: value }]));
  let values;
  try {
    ({ values } = parseArgs({ options: { ...known, help: { type: 'boolean', default: false } } }));
  } catch {
    throw new Problem(HELP);
  }
  const numbers = Object.fromEntries(Object.keys(DEFAULTS).map((name) => [name, Number(values[name])]));
  const wrong = Object.entries(numbers).find(([name, value]) => !(value >= (name === 'minutes' ? 0 : 1) && value <= 10_000));
  if (wrong) throw new Problem(`--${wrong[0]} must be a number from 1 to 10000`);
  return { ...numbers, help: values.help };
}
