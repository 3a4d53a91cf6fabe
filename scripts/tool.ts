import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { prepare } from './lib/prepare.js';
import { Problem, report } from './bootstrap/problem.mjs';
import { at } from './bootstrap/root.mjs';

/** `node scripts/run.mjs tool read …`: builds the backend when it changed and becomes that command. Standard output is the command's alone. */
// Whoever reads what it prints may have read enough: `| head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});
const [name = '', ...args] = process.argv.slice(2);
try {
  await prepare({ packages: ['backend'], say: console.error, output: 2 });
  const file = at('backend/dist/cli', `${name}.js`);
  if (!/^[a-z-]+$/.test(name) || !existsSync(file)) throw new Problem(`there is no command "${name}". See the list in README.md.`);
  process.argv = [process.execPath, file, ...args];
  await import(pathToFileURL(file).href);
} catch (error) {
  process.exitCode = report(asMistyped(error));
}

/** What Node says of an option that a command does not know, or of one without its value, is for whoever typed it. */
function asMistyped(error: unknown): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  return code?.startsWith('ERR_PARSE_ARGS') ? new Problem(message) : error;
}
