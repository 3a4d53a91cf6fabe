import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Problem } from './problem.mjs';
import { at } from './root.mjs';
import { withLock } from './with-lock.mjs';

/**
 * What npm writes down of a package.
 * @typedef {{ version?: string, link?: boolean, optional?: boolean }} Entry
 */

const stampFile = at('node_modules/.cache/mealtext/installed');

/** What the installed packages depend on: the lockfile, the platform and the binary interface of Node. */
const wantedStamp = () =>
  createHash('sha256')
    .update(readFileSync(at('package-lock.json')))
    .update(`${process.platform} ${process.arch} ${process.versions.modules}`)
    .digest('hex');

const stamp = () => (existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : undefined);

/** Whether `npm ci` has to run. An install that someone made by hand and that fits the lockfile is taken as it is. */
function needsInstall() {
  const wanted = wantedStamp();
  if (stamp() === wanted) return false;
  if (stamp() !== undefined || !fitsLockfile()) return true;
  writeStamp(wanted);
  return false;
}

/** @param {string} value */
function writeStamp(value) {
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, value);
}

/** npm writes down what it installed; every package of the lockfile must be there in that version, but for those of other platforms. */
function fitsLockfile() {
  const record = at('node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const have = packagesOf(record);
  return !Object.entries(packagesOf(at('package-lock.json'))).some(
    ([path, entry]) => path.includes('node_modules/') && !entry.link && !entry.optional && have[path]?.version !== entry.version,
  );
}

/**
 * @param {string} file
 * @returns {Record<string, Entry>}
 */
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** Installs the packages of the lockfile when that changed. When it did not, this costs some milliseconds. Speaks on standard error alone. */
export async function installed() {
  if (!needsInstall()) return;
  mkdirSync(at('.cache'), { recursive: true });
  await withLock(at('.cache/install.lock'), async () => {
    if (!needsInstall()) return;
    console.error('Installing packages …');
    await install();
  });
}

async function install() {
  if (lstatSync(at('node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) {
    throw new Problem('node_modules is a link to another folder, which npm would empty. Remove the link, or run "npm ci" where it leads.');
  }
  const npm = process.env.npm_execpath?.endsWith('npm-cli.js') ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const child = spawn(npm[0] ?? 'npm', [...npm.slice(1), ...args], {
    cwd: at(),
    stdio: ['ignore', 2, 2],
    shell: npm.length === 1 && process.platform === 'win32',
  });
  const [code] = await Promise.race([once(child, 'exit'), once(child, 'error').then(() => ['npm was not found'])]);
  if (code !== 0)
    throw new Problem(
      `the packages could not be installed (npm ci: ${code}); the reason is printed above. Check the network and run the same command again.`,
    );
  writeStamp(wantedStamp());
}
