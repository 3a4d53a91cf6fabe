import { readFileSync } from 'node:fs';

/** The knowledge that safety is heard with. The one file of this room that reads from a disk; its paths are the same from sources and build. */
export const safetyFiles = {
  concepts: (): string => readFileSync(new URL('../../../data/safety/concepts.tsv', import.meta.url), 'utf8'),
  spellings: (): string => readFileSync(new URL('../../../data/safety/spellings.tsv', import.meta.url), 'utf8'),
  patterns: (): string => readFileSync(new URL('../../../data/safety/patterns.tsv', import.meta.url), 'utf8'),
  foods: (): string => readFileSync(new URL('../../../data/safety/food-words.tsv', import.meta.url), 'utf8'),
  weights: (): Uint8Array => readFileSync(new URL('../../../data/safety/weights.bin', import.meta.url)),
};
