import { builtExpressions } from './built.js';
import type { PlacedExpression } from './expression.js';
import { expressionsIn, filesOf } from './literals.js';
import { idOf } from './records.js';

const SOURCES = ['backend/src', 'dashboard/src', 'admin/src'];

/**
 * Every regular expression of the three sources by its id: those that are written down, and in the backend those that are put together,
 * as they are then. `every`: of so many transcripts one is heard, `of`: only files whose name is like it are looked at; either takes that much less time.
 * `unseen`: places that could put one together and are not known to have.
 */
export async function allExpressions({ every = 1, of = /^/ } = {}): Promise<{
  expressions: Map<string, PlacedExpression>;
  unseen: string[];
}> {
  const namesIn = (folder: string) => filesOf(folder, /\.tsx?$/).filter((file) => of.test(file));
  const inFiles = SOURCES.flatMap((folder) => namesIn(folder).map((file) => ({ folder, ...expressionsIn(file) })));
  const { built, unseen } = await builtExpressions(every, of);
  const written = inFiles.flatMap(({ literals }) => literals);
  const elsewhere = inFiles.filter(({ folder }) => folder !== 'backend/src').flatMap(({ makers }) => makers);
  return {
    expressions: new Map([...built, ...written].map((one) => [idOf(one), one])),
    unseen: [...unseen, ...elsewhere],
  };
}
