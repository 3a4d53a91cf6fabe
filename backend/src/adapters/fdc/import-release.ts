import type { Food } from '../../food/food.js';
import { foodFromRelease, type Skipped } from '../../food/from-release.js';
import { BrokenRelease } from './broken-release.js';
import { writeFoodFile } from './food-file.js';
import { readRelease, type Progress } from './read-release.js';
import { openRelease } from './release-source.js';

export interface ImportReport {
  imported: number;
  /** Foods left out, by reason, with a few of their names. */
  skipped: { reason: Skipped; count: number; examples: string[] }[];
  path: string;
}

/** A release of which less than this share can be used is taken for a broken one. */
const USABLE = 0.8;

/**
 * Imports a FoodData Central release beside the built-in table. The file in use is replaced at the very end, at once.
 * @param where a folder, a zip file or an address
 * @throws BrokenRelease when it cannot be read; what was in use stays in use.
 */
export async function importRelease(
  where: string,
  dataDir: string,
  onProgress: (progress: Progress) => void = () => undefined,
): Promise<ImportReport> {
  const source = await openRelease(where, (bytes) => onProgress({ file: 'download', bytes }));
  try {
    const releases = await readRelease(source, onProgress);
    const foods = new Map<string, Food>();
    const skipped = new Map<Skipped, string[]>();
    for (const release of releases) {
      const made = foodFromRelease(release);
      const reason: Skipped | null = 'skipped' in made ? made.skipped : foods.has(made.food.name) ? 'same name twice' : null;
      if (reason) skipped.set(reason, [...(skipped.get(reason) ?? []), release.description]);
      else if ('food' in made) foods.set(made.food.name, made.food);
    }
    if (foods.size < releases.length * USABLE) {
      throw new BrokenRelease(`Only ${foods.size} of ${releases.length} foods have usable figures: the release is incomplete.`);
    }
    const path = await writeFoodFile(dataDir, [...foods.values()], `${releases[0]!.release} from ${where}`);
    return {
      imported: foods.size,
      skipped: [...skipped].map(([reason, names]) => ({ reason, count: names.length, examples: names.slice(0, 3) })),
      path,
    };
  } finally {
    await source.close();
  }
}
