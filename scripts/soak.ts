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

async function main(): Promise<number> {
  const { help, ...asked } = options();
  if (help) {
    console.log(HELP);
    return 0;
  }
  await prepare({ packages: ['backend'] });
  const { lines, notes } = soakLines(await runSoak({ ...asked, say: console.log }));
  for (const note of notes) console.log(note);
  return printLines(lines) ? 0 : 1;
}

function options(): Record<keyof typeof DEFAULTS, number> & { help: boolean } {
  const { help, ...values } = given();
  const number = (name: keyof typeof DEFAULTS) => {
    const value = Number(values[name]);
    if (!(value >= (name === 'minutes' ? 0 : 1) && value <= 10_000)) throw new Problem(`--${name} must be a number from 1 to 10000`);
    return value;
  };
  const [days, people, texts] = [number('days'), number('people'), number('texts')];
  return { days, people, texts, minutes: number('minutes'), kills: number('kills'), help };
}

function given() {
  const string = (name: keyof typeof DEFAULTS) => ({ type: 'string', default: DEFAULTS[name] }) as const;
  try {
    return parseArgs({
      options: {
        days: string('days'),
        people: string('people'),
        texts: string('texts'),
        minutes: string('minutes'),
        kills: string('kills'),
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch {
    throw new Problem(HELP);
  }
}
