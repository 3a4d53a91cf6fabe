import './lib/node-version.mjs';
import { prepare } from './lib/prepare.mjs';
import { report } from './lib/problem.mjs';

/** `npm run check`: the quick part of `npm test`, for while one works. */
const began = performance.now();
try {
  await prepare({ packages: [] });
  const { runSteps } = await import('./lib/run-steps.mjs');
  const { printSummary } = await import('./lib/summary.mjs');
  const { importRules, lint, tests, typeCheck } = await import('./lib/steps.mjs');
  const rows = await runSteps([
    typeCheck('backend'),
    lint({ kept: true }),
    typeCheck('dashboard'),
    typeCheck('admin'),
    importRules,
    { ...tests('tests', ['core', 'dashboard', 'replay'], { quick: true }), again: undefined },
  ]);
  process.exitCode = rows ? printSummary(rows, (performance.now() - began) / 1000) : 130;
} catch (error) {
  process.exitCode = report(error);
}
