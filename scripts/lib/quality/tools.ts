import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { at } from '../../bootstrap/root.mjs';

const folder = at('.cache/quality');
/** Only measuring needs these, and they are large: they are no part of the product's own packages. */
const wanted = { lighthouse: '12.8.2', 'axe-core': '4.14.1' };

/** Installs the measuring tools once, beside the product, and says where they are. */
export function measuringTools(): { lighthouse: string; axe: string } {
  if (!existsSync(`${folder}/node_modules/lighthouse`) || !existsSync(`${folder}/node_modules/axe-core`)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}/package.json`, JSON.stringify({ private: true }));
    const packages = Object.entries(wanted).map(([name, version]) => `${name}@${version}`);
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--save-exact', ...packages], { cwd: folder, stdio: ['ignore', 2, 2] });
  }
  const resolve = createRequire(`${folder}/package.json`).resolve;
  return { lighthouse: pathToFileURL(resolve('lighthouse')).href, axe: resolve('axe-core/axe.min.js') };
}
