import { parseArgs } from 'node:util';
import { type RunOptions, runLoad } from './lib/load/run-load.js';
import { prepare } from './lib/prepare.js';
import { Problem, report } from './bootstrap/problem.mjs';

/** `npm run load -- --minutes 5 --texts 100 --requests 40`: a product of its own, one process that answers and one that works unless --roles all, under load for so long, and then the sums: nothing lost, nothing doubled, memory and connections flat. */
try {
  const asked = options();
  await prepare({ packages: ['backend'] });
  process.exitCode = (await runLoad(asked)) ? 0 : 1;
} catch (error) {
  process.exitCode = report(error);
}

function options(): RunOptions {
  const { roles, minutes, texts, requests, people } = given();
  if (!['api,worker', 'all'].includes(roles)) throw new Problem('--roles is api,worker or all');
  const read = { minutes: Number(minutes), texts: Number(texts), requests: Number(requests), people: Number(people) };
  const wrong = Object.entries(read).find(([, value]) => !(value > 0 && value <= 10_000));
  if (wrong) throw new Problem(`--${wrong[0]} must be a number above 0, at most 10000`);
  return { ...read, roles: roles.split(',') };
}

function given() {
  const string = (fallback: string) => ({ type: 'string', default: fallback }) as const;
  try {
    return parseArgs({
      options: { minutes: string('5'), texts: string('100'), requests: string('40'), people: string('500'), roles: string('api,worker') },
    }).values;
  } catch {
    throw new Problem('npm run load knows --minutes 5, --texts 100 and --requests 40 (a second), --people 500, --roles api,worker or all');
  }
}
