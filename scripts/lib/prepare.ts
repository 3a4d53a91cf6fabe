import { mkdirSync } from 'node:fs';
import type * as FoodFiles from '../../backend/src/food/data-files.js';
import type * as LanguageFiles from '../../backend/src/language/data-files.js';
import { build, makeAhead, type Output, type PackageName, packageNames, stalePackages } from './build.js';
import { builtBackend } from './built-backend.js';
import { at } from '../bootstrap/root.mjs';
import { withLock } from '../bootstrap/with-lock.mjs';

/**
 * Builds the packages whose sources changed, and of data that changed what is made ahead of it. When none did, this costs some milliseconds.
 * `say` gets a line before; `output` is where the compilers write.
 */
export async function prepare({
  packages = packageNames,
  say = console.log,
  output = 'inherit',
}: { packages?: readonly PackageName[]; say?: (line: string) => void; output?: Output } = {}): Promise<void> {
  if (!stalePackages(packages).length && !(await isBehind(packages))) return;
  mkdirSync(at('.cache'), { recursive: true });
  await withLock(at('.cache/prepare.lock'), async () => {
    const stale = stalePackages(packages);
    if (stale.length) say(`Building ${stale.join(', ')} …`);
    for (const name of stale) await build(name, output);
    if (await isBehind(packages)) await makeAhead(output);
  });
}

/** Whether data changed since something was made ahead of it. */
async function isBehind(packages: readonly PackageName[]): Promise<boolean> {
  if (!packages.includes('backend')) return false;
  const { ahead } = await builtBackend<typeof FoodFiles>('food/data-files.js');
  const { parsedAhead } = await builtBackend<typeof LanguageFiles>('language/data-files.js');
  return ahead() === null || parsedAhead() === null;
}
