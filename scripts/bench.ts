import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureParts, partNames } from './lib/bench/support/parts.js';
import { compareAndKeep } from './lib/bench/support/table.js';
import { prepare } from './lib/prepare.js';
import { Problem, report } from './bootstrap/problem.mjs';

/**
 * `npm run bench`: figures of this machine, each beside its floor measured in the same run, what is wanted of two cores, and the last run.
 * `-- --quick` takes fewer samples, `-- --only turn,read` some parts.
 */
try {
  const { quick, only } = asked();
  await prepare();
  const folder = mkdtempSync(join(tmpdir(), 'mealtext-bench-'));
  chmodSync(folder, 0o711);
  try {
    compareAndKeep(await measureParts(only, { quick, folder }), { quick });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
} catch (error) {
  process.exitCode = report(error);
}

function asked() {
  const values = given();
  const only = values.only?.split(',') ?? partNames;
  const unknown = only.filter((name) => !partNames.includes(name));
  if (unknown.length) throw new Problem(`there is no part "${unknown.join('", "')}". There are ${partNames.join(', ')}.`);
  return { quick: values.quick, only };
}

function given(): { quick: boolean; only?: string } {
  try {
    return parseArgs({ options: { quick: { type: 'boolean', default: false }, only: { type: 'string' } } }).values;
  } catch {
    throw new Problem('npm run bench knows two options: npm run bench -- --quick --only read,turn');
  }
}
