import './lib/node-version.mjs';
import { resolve } from 'node:path';
import { Problem, report } from './lib/problem.mjs';
import { runCli } from './lib/run-cli.mjs';

/** `npm run restore -- file`: a backup into an empty database. Nothing may be running on it. */
try {
  const files = process.argv.slice(2);
  if (files.length !== 1) throw new Problem('say which backup to restore: npm run restore -- mealtext.gz');
  process.exitCode = await runCli('restore', [resolve(process.env.INIT_CWD ?? '.', files[0])]);
} catch (error) {
  process.exitCode = report(error);
}
