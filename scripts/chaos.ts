import { parseArgs } from 'node:util';
import { FAULTS } from './lib/chaos/faults/index.js';
import type { StuckIn } from './lib/chaos/evidence.js';
import type { Queue } from './lib/chaos/plant.js';
import type { RunOptions, RunResult } from './lib/chaos/run.js';
import { ENGINES } from './lib/chaos/through/index.js';
import { isSafeguard, SAFEGUARDS } from './lib/chaos/without.js';
import { prepare } from './lib/prepare.js';
import { Problem, report } from './bootstrap/problem.mjs';

const HELP = `npm run chaos -- [--seeds 1,2,3] [--minutes 1] [--texts 300] [--faults all|none|name,name] [--queue postgres|redis|both] [--through ${Object.keys(ENGINES).join('|')}] [--long redis-restart:300,…] [--without ${Object.keys(SAFEGUARDS).join(',')}] [--hostile 500] [--stuck thread,loop|none]

People text the built product (two API processes, two workers, a real PostgreSQL) while things break; then a checker
recomputes from the provider's log and the database that every text has one result and every answer left once.
--long has a fault begin with the texts and last so many seconds; --without switches a safeguard off, to see that the checker notices.
--hostile texts, made of the vocabulary of the product's own patterns, come between the others: once while things break, once while nothing does and
everybody is to be answered within 2 s. --stuck: where texts that never end are planted, in runs of their own.

--through, one or several separated by commas:
${Object.values(ENGINES)
  .map(({ name, what }) => `  ${name.padEnd(20)}${what}`)
  .join('\n')}

Faults:
${Object.values(FAULTS)
  .map(({ name, what }) => `  ${name.padEnd(20)}${what}`)
  .join('\n')}`;

try {
  process.exitCode = await main();
} catch (error) {
  process.exitCode = report(error);
}

/** A run, beside what all of them share. */
type How = Pick<RunOptions, 'seed' | 'queue'> & Partial<RunOptions>;

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      seeds: { type: 'string', default: '1' },
      minutes: { type: 'string', default: '1' },
      texts: { type: 'string', default: '300' },
      faults: { type: 'string', default: 'all' },
      queue: { type: 'string', default: 'postgres' },
      through: { type: 'string', default: 'nothing' },
      long: { type: 'string', default: '' },
      without: { type: 'string', default: '' },
      hostile: { type: 'string', default: '500' },
      stuck: { type: 'string', default: '' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const faults = values.faults === 'all' ? Object.keys(FAULTS) : values.faults === 'none' ? [] : values.faults.split(',');
  const left = values.without ? values.without.split(',') : [];
  const without = left.filter(isSafeguard);
  const queues = (values.queue === 'both' ? ['postgres', 'redis'] : [values.queue]) as Queue[];
  const long = Object.fromEntries(
    (values.long ? values.long.split(',') : []).map((one) => one.split(':')).map(([name = '', seconds]) => [name, Number(seconds) * 1000]),
  );
  known('fault', [...faults, ...Object.keys(long)], FAULTS);
  known('safeguard', left, SAFEGUARDS);
  const engines = values.through.split(',');
  known('engine', engines, ENGINES);
  const whole = values.faults === 'all' && !without.length && !values.long && values.through === 'nothing';
  const stuck = (values.stuck || (whole ? 'thread,loop' : 'none')).split(',').filter((place) => place !== 'none') as StuckIn[];
  known('place', stuck, { thread: true, loop: true });
  known('queue', queues, { postgres: true, redis: true });
  await prepare({ packages: ['backend'] });
  const { run } = await import('./lib/chaos/run.js');
  const texts = Number(values.texts);
  const ms = Number(values.minutes) * 60_000;
  const hostile = Number(values.hostile);
  let wrong = 0;
  const one = async (what: string, how: How) => {
    const result = await run({ texts, ms, faults: [], hostile, long, without, say: console.log, ...how });
    print(what, result);
    wrong += result.violations.length;
  };
  for (const through of engines) {
    const name = through === 'nothing' ? '' : `, through ${through}`;
    for (const seed of values.seeds.split(',').map(Number)) {
      // A cluster of Redis has the queues.
      for (const queue of through === 'cluster' ? (['redis'] as const) : queues) {
        await one(name, { seed, queue, through, faults });
        if (whole && hostile) await one(', hostile texts alone', { seed, queue });
      }
    }
  }
  for (const place of stuck)
    await one(`, texts stuck in the ${place}`, { seed: 1, queue: queues[0] ?? 'postgres', hostile: 0, stuck: place });
  return wrong ? 1 : 0;
}

function known(what: string, names: string[], all: object): void {
  const strange = names.filter((name) => !Object.hasOwn(all, name));
  if (strange.length) throw new Problem(`There is no ${what} "${strange[0]}". There are: ${Object.keys(all).join(', ')}.`);
}

function print(what: string, { seed, queue, struck, figures, violations }: RunResult): void {
  const list = (of: Record<string, number>) =>
    Object.entries(of)
      .map(([name, value]) => `${name} ${Number.isInteger(value) ? value : value.toFixed(1)}`)
      .join(', ');
  console.log(
    `\nseed ${seed}, queues in ${queue}${what}: ${violations.length === 0 ? 'all invariants hold' : `${violations.length} violations`}`,
  );
  console.log(`  ${list(figures)}`);
  console.log(`  struck: ${list(struck) || 'nothing'}`);
  const groups = new Map<string, string[]>();
  for (const { invariant, what } of violations) groups.set(invariant, [...(groups.get(invariant) ?? []), what]);
  for (const [invariant, whats] of groups) {
    console.log(`  ${invariant}: ${whats.length}`);
    for (const what of whats.slice(0, 5)) console.log(`    ${what}`);
  }
}
