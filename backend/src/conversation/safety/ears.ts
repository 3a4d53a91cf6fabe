import { CLASSES } from './classes.js';
import { BUCKETS } from './features.js';
import { lexiconsOf, type Lexicons } from './lexicon.js';
import { patternsOf, type Pattern } from './patterns.js';
import { safetyFiles } from './safety-files.js';
import { unpacked, type Weights } from '../classifier/weights.js';

/** What words mean, and in which order they speak for a class. */
export interface Knowledge {
  lexicons: Lexicons;
  patterns: readonly Pattern[];
}

/** All that safety is heard with. */
export interface Ears extends Knowledge {
  weights: Weights;
}

export const knowledge = (): Knowledge => ({
  lexicons: lexiconsOf(safetyFiles.concepts(), safetyFiles.spellings(), safetyFiles.foods()),
  patterns: patternsOf(safetyFiles.patterns()),
});

let read: Ears | null = null;

/** Read once, when the first text comes. */
export const ears = (): Ears => (read ??= { ...knowledge(), weights: unpacked(safetyFiles.weights(), CLASSES.length, BUCKETS) });
