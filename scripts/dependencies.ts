import { execFileSync } from 'node:child_process';
import { report } from './bootstrap/problem.mjs';
import { audit } from './lib/dependencies/audit.js';
import { unusedPackages } from './lib/dependencies/unused.js';
import { script } from './lib/scripts.js';

/** `npm run dependencies`: known faults of the packages that run in production, packages that nothing uses, and whether the lockfile is whole. */
try {
  const unused = unusedPackages();
  console.log(unused.length ? `Used by nothing:\n${unused.map((name) => `  ${name}`).join('\n')}` : 'every package is used');
  const lock = passes(() => execFileSync(process.execPath, script('lock-check'), { stdio: 'inherit' }));
  const faults = await audit();
  if (!faults.asked) console.log(`The registry could not be asked for known faults (${faults.why}).`);
  else
    console.log(
      faults.bad.length ? `Known faults:\n${faults.bad.map((name) => `  ${name}`).join('\n')}` : 'no known faults, high or above',
    );
  process.exitCode = unused.length || !lock || (faults.asked && faults.bad.length) ? 1 : 0;
} catch (error) {
  process.exitCode = report(error);
}

function passes(work: () => unknown): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}
