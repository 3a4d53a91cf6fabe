import './lib/node-version.mjs';
import { prepare } from './lib/prepare.mjs';
import { report } from './lib/problem.mjs';

/** Builds what changed, of all packages or of those that are named. */
try {
  const packages = process.argv.slice(2);
  await prepare(packages.length ? { packages } : {});
} catch (error) {
  process.exitCode = report(error);
}
