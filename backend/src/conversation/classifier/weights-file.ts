import { readFileSync } from 'node:fs';

/** What is fitted: a folder of backend/data each. */
export type Fitted = 'acts' | 'relations' | 'tags' | 'slots' | 'afterthoughts' | 'slots-within' | 'own';

/** Fitted weights. The one file of these rooms that reads from a disk; the path is the same from sources and build. */
export const weightsOf = (what: Fitted): Uint8Array => readFileSync(new URL(`../../../data/${what}/weights.bin`, import.meta.url));
