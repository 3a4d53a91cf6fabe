import { isPackage } from './lib/build.js';
import { prepare } from './lib/prepare.js';
import { Problem, report } from './bootstrap/problem.mjs';

/** Builds what changed, of all packages or of those that are named. */
try {
  const named = process.argv.slice(2);
  const packages = named.filter(isPackage);
  if (packages.length < named.length) throw new Problem(`there is no such package among ${named.join(', ')}`);
  await prepare(named.length ? { packages } : {});
} catch (error) {
  process.exitCode = report(error);
}
