import { readFileSync } from 'node:fs';
import { staffCommand } from './staff-command.js';

/** Accounts of the support console. */
process.exitCode = await staffCommand({
  args: process.argv.slice(2),
  env: process.env,
  input: () => readFileSync(0, 'utf8'),
  say: (line) => console.log(line),
  complain: (line) => console.error(line),
});
