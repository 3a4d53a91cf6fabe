import { mkdirSync } from 'node:fs';
import { build, packageNames, stalePackages } from './build.mjs';
import { install, needsInstall } from './install.mjs';
import { at } from './root.mjs';
import { withLock } from './with-lock.mjs';

/**
 * Installs when the lockfile asks for it and builds the packages whose sources changed. When nothing did, this costs some milliseconds.
 * `say` gets a line before each step; `output` is where npm and the compilers write.
 */
export async function prepare({ packages = packageNames, say = console.log, output = 'inherit' } = {}) {
  if (!needsInstall() && !stalePackages(packages).length) return;
  mkdirSync(at('.cache'), { recursive: true });
  await withLock(at('.cache/prepare.lock'), async () => {
    if (needsInstall()) {
      say('Installing packages …');
      await install(output);
    }
    const stale = stalePackages(packages);
    if (stale.length) say(`Building ${stale.join(', ')} …`);
    for (const name of stale) await build(name, output);
  });
}
