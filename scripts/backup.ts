import { mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { dataFolder } from './lib/data-folder.js';
import { Problem, report } from './bootstrap/problem.mjs';
import { runCli } from './lib/run-cli.js';

/** `npm run backup -- --out file`: everything in the database, as of now, while the product runs. Without a file it goes to the data folder. */
try {
  const file = resolve(process.env.INIT_CWD ?? '.', asked().out ?? join(dataFolder(), 'backups', `mealtext-${stamp()}.gz`));
  mkdirSync(dirname(file), { recursive: true });
  process.exitCode = await runCli('backup', [file]);
} catch (error) {
  process.exitCode = report(error);
}

function asked(): { out?: string } {
  try {
    return parseArgs({ options: { out: { type: 'string' } } }).values;
  } catch {
    throw new Problem('npm run backup knows one option: npm run backup -- --out mealtext.gz');
  }
}

function stamp() {
  return new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
}
