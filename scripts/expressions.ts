import { parseArgs } from 'node:util';
import { prepare } from './lib/prepare.js';
import { report } from './bootstrap/problem.mjs';

const HELP = `npm run expressions [-- --update]

Proves every regular expression of the sources linear that is not known to be, and names those that are not.
--update keeps what was proved, and forgets what is no longer there; it takes nothing new into the exceptions.`;

try {
  process.exitCode = await main();
} catch (error) {
  process.exitCode = report(error);
}
process.exit();

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { update: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } } });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  await prepare({ packages: ['backend'] });
  const { allExpressions } = await import('./lib/expressions/all-expressions.js');
  const { growingAmong } = await import('./lib/expressions/judge.js');
  const { idOf, record, recorded } = await import('./lib/expressions/records.js');
  const { expressions } = await allExpressions();
  const known = recorded();
  const listed = new Set([...known.proven, ...known.exceptions.map(({ id }) => id)]);
  const fresh = [...expressions].filter(([id]) => !listed.has(id)).map(([, one]) => one);
  const growing = await growingAmong(fresh);
  for (const { place, growth, source, flags } of growing) console.log(`${place}: ${growth}: /${source}/${flags}`);
  const bad = new Set(growing.map(idOf));
  const proven = [...known.proven.filter((id) => expressions.has(id)), ...fresh.map(idOf).filter((id) => !bad.has(id))];
  const exceptions = known.exceptions.filter(({ id }) => expressions.has(id) && !proven.includes(id));
  console.log(
    `${expressions.size} expressions: ${proven.length} linear, ${exceptions.length} exceptions, ${growing.length} to be rewritten`,
  );
  if (values.update) record({ proven, exceptions });
  return growing.length ? 1 : 0;
}
