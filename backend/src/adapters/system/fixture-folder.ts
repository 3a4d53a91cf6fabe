import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FixtureShelf } from '../../ports/storage/staff/staff-fixtures.js';

/** A folder of the work tree. */
export class FixtureFolder extends FixtureShelf {
  constructor(
    private readonly root: string,
    private readonly folder: string,
  ) {
    super();
  }

  override async keep(fileName: string, text: string): Promise<string | null> {
    const path = join(this.folder, fileName);
    try {
      await writeFile(join(this.root, path), text, { flag: 'wx' });
      return path;
    } catch (error) {
      if ((error as { code?: string }).code === 'EEXIST') return null;
      throw error;
    }
  }
}
