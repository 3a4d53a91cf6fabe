import './lib/node-version.mjs';
import { start } from './lib/start.mjs';
import { report } from './lib/problem.mjs';

try {
  process.exitCode = await start(process.argv.slice(2));
} catch (error) {
  process.exitCode = report(error);
}
