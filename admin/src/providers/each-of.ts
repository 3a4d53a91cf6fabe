import { CallFailed } from './api';

export interface Tried<Row> {
  done: Row[];
  /** Why the others could not be done, in words. */
  refused: string[];
}

/** Does the same with several rows, one after another, and says how far it is; one that cannot be done does not keep back the others. */
export async function eachOf<Row>(
  rows: readonly Row[],
  call: (row: Row) => Promise<unknown>,
  onStep: (at: number) => void,
): Promise<Tried<Row>> {
  const tried: Tried<Row> = { done: [], refused: [] };
  for (const [at, row] of rows.entries()) {
    onStep(at + 1);
    try {
      await call(row);
      tried.done.push(row);
    } catch (error) {
      if (!(error instanceof CallFailed) || error.status === 401) throw error;
      tried.refused.push(error.message);
    }
  }
  onStep(0);
  return tried;
}
