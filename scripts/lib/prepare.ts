import { mkdirSync } from 'node:fs';
import { build, type Output, type PackageName, packageNames, stalePackages } from './build.js';
import { at } from '../bootstrap/root.mjs';
import { withLock } from '../bootstrap/with-lock.mjs';

/**
 * Builds the packages whose sources changed. When none did, this costs some milliseconds.
 * `say` gets a line before; `output` is where the compilers write.
 */
export async function prepare({
  packages = packageNames,
  say = console.log,
  output = 'inherit',
}: { packages?: readonly PackageName[]; say?: (line: string) => void; output?: Output } = {}): Promise<void> {
  if (!stalePackages(packages).length) return;
  mkdirSync(at('.cache'), { recursive: true });
  await withLock(at('.cache/prepare.lock'), async () => {
    const stale = stalePackages(packages);
    if (stale.length) say(`Building ${stale.join(', ')} …`);
    for (const name of stale) await build(name, output);
  });
}
