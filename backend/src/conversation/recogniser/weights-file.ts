import { readFileSync } from 'node:fs';

/** The fitted weights. The one file of this room that reads from a disk; its path is the same from sources and build. */
export const weightsFile = (): Uint8Array => readFileSync(new URL('../../../data/acts/weights.bin', import.meta.url));
