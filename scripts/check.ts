import { prepare } from './lib/prepare.js';
import { report } from './bootstrap/problem.mjs';

/** `npm run check`: the quick part of `npm test`, for while one works; `-- --changed`: only what the change at hand touches. */
const began = performance.now();
try {
  await prepare({ packages: [] });
  const { runSteps } = await import('./lib/run-steps.js');
  const { printSummary } = await import('./lib/summary.js');
  const { checkOfAll, checkOfChanged } = await import('./lib/check-steps.js');
  const steps = process.argv.includes('--changed') ? checkOfChanged() : checkOfAll();
  if (!steps.length) console.log('Nothing has changed that could be checked.');
  const rows = await runSteps(steps);
  process.exitCode = rows ? printSummary(rows, (performance.now() - began) / 1000) : 130;
} catch (error) {
  process.exitCode = report(error);
}
