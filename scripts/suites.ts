import { at } from './bootstrap/root.mjs';
import { report } from './bootstrap/problem.mjs';
import { runSuites } from './lib/known/run-suites.js';

/** A step of `npm run check`: tests of some projects of backend/jest.config.mjs, without those that are known to pass. */
const [to = '', workers = '1', ...projects] = process.argv.slice(2);
try {
  process.exitCode = await runSuites({
    root: at('.'),
    config: at('backend/jest.config.mjs'),
    projects,
    workers: Number(workers),
    store: at('node_modules/.cache/mealtext/known-suites.json'),
    to,
  });
} catch (error) {
  process.exitCode = report(error);
}
