import { readFileSync } from 'node:fs';

/** Fitted weights. The one file of these rooms that reads from a disk; the path is the same from sources and build. */
/** What is fitted: a folder of backend/data each. */
export type Fitted = 'acts' | 'relations' | 'tags' | 'slots' | 'items';

export const weightsOf = (what: Fitted): Uint8Array =>
  readFileSync(new URL(`../../../data/${what}/weights.bin`, import.meta.url));
