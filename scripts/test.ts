import { prepare } from './lib/prepare.js';
import { report } from './bootstrap/problem.mjs';

/** `npm test`: everything that can be known without the outside world. */
const began = performance.now();
try {
  await prepare({ packages: [] });
  const { runSteps } = await import('./lib/run-steps.js');
  const { printSummary } = await import('./lib/summary.js');
  const { build, format, importRules, lint, lockfile, scriptTests, tests, typeCheck } = await import('./lib/steps.js');
  const rows = await runSteps([
    build,
    // What takes longest first, and the rest beside it.
    tests('world', ['world'], { after: ['build'] }),
    tests('browser', ['browser'], { after: ['build'] }),
    tests('tests', ['core', 'dashboard', 'admin', 'replay'], { after: ['build'] }),
    lint,
    typeCheck('backend'),
    typeCheck('dashboard'),
    typeCheck('admin'),
    typeCheck('scripts'),
    format,
    importRules,
    lockfile,
    ...scriptTests.map((step) => ({ ...step, after: ['build'] })),
  ]);
  process.exitCode = rows ? printSummary(rows, (performance.now() - began) / 1000) : 130;
} catch (error) {
  process.exitCode = report(error);
}
