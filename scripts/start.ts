import { start } from './lib/start.js';
import { report } from './bootstrap/problem.mjs';

try {
  process.exitCode = await start(process.argv.slice(2));
} catch (error) {
  process.exitCode = report(error);
}
