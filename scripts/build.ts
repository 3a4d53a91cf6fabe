import { prepare } from './lib/prepare.js';
import { report } from './bootstrap/problem.mjs';

/** Builds what changed, of all packages or of those that are named. */
try {
  const packages = process.argv.slice(2);
  await prepare(packages.length ? { packages } : {});
} catch (error) {
  process.exitCode = report(error);
}
