import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Problem, report } from './bootstrap/problem.mjs';
import { runCli } from './lib/run-cli.js';

/** `npm run restore -- file`: a backup into an empty database. Nothing may be running on it. */
try {
  const { files, stops } = asked();
  const [file] = files;
  if (file === undefined || files.length !== 1)
    throw new Problem('say which backup to restore: npm run restore -- mealtext.gz [--stops numbers.txt]');
  const at = (name: string) => resolve(process.env.INIT_CWD ?? '.', name);
  process.exitCode = await runCli('restore', [at(file), ...(stops ? [at(stops)] : [])]);
} catch (error) {
  process.exitCode = report(error);
}

function asked(): { files: string[]; stops?: string | undefined } {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { stops: { type: 'string' } } });
    return { files: positionals, stops: values.stops };
  } catch {
    throw new Problem('npm run restore knows one option: npm run restore -- mealtext.gz --stops numbers.txt');
  }
}
