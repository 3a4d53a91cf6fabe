import './bootstrap/node-version.mjs';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { installed } from './bootstrap/install.mjs';
import { Problem, report } from './bootstrap/problem.mjs';
import { at } from './bootstrap/root.mjs';
import { transpiled } from './bootstrap/transpile.mjs';

/** `node scripts/run.mjs NAME …`: becomes the script of that name, once the packages are installed and the scripts are JavaScript. It needs nothing but Node itself. */
const [name = '', ...args] = process.argv.slice(2);
const file = at('dist.scripts', `${name}.js`);
try {
  await installed();
  await transpiled();
  if (!existsSync(file)) throw new Problem(`there is no scripts/${name}.ts`);
} catch (error) {
  process.exit(report(error));
}
process.argv = [process.execPath, file, ...args];
await import(pathToFileURL(file).href);
