import { prepare } from './lib/prepare.js';
import { report } from './bootstrap/problem.mjs';

/** `npm run check`: the quick part of `npm test`, for while one works. */
const began = performance.now();
try {
  await prepare({ packages: [] });
  const { runSteps } = await import('./lib/run-steps.js');
  const { printSummary } = await import('./lib/summary.js');
  const { importRules, lint, tests, typeCheck } = await import('./lib/steps.js');
  const rows = await runSteps([
    typeCheck('backend'),
    lint({ kept: true }),
    typeCheck('dashboard'),
    typeCheck('admin'),
    typeCheck('scripts'),
    importRules,
    { ...tests('tests', ['core', 'dashboard', 'admin', 'replay'], { quick: true }), again: undefined },
  ]);
  process.exitCode = rows ? printSummary(rows, (performance.now() - began) / 1000) : 130;
} catch (error) {
  process.exitCode = report(error);
}
