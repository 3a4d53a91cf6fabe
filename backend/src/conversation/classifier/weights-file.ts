import { readFileSync } from 'node:fs';

/** Fitted weights. The one file of these rooms that reads from a disk; the path is the same from sources and build. */
export const weightsOf = (what: 'acts' | 'relations' | 'tags'): Uint8Array =>
  readFileSync(new URL(`../../../data/${what}/weights.bin`, import.meta.url));
