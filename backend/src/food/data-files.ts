import { readFileSync } from 'node:fs';
import { inData, madeAhead } from '../language/made-ahead.js';
import type { FlatIndex } from './retrieval/flat-index.js';

export const FILES = [
  'foods.tsv',
  'food-words-abroad.tsv',
  'never-said.tsv',
  'ordinary-words.tsv',
  'places.tsv',
  'plates.tsv',
  'processed.tsv',
  'reading-weights.json',
  'short-words.tsv',
  'synonyms.tsv',
] as const;

/** A file of `backend/data`. The one place of this room that reads from a disk. */
export const dataFile = (name: (typeof FILES)[number]): string => readFileSync(inData(name), 'utf8');

/** What the build makes ahead of the built-in foods. */
export interface Ahead {
  index: FlatIndex;
  /** Words of English names; stems of French and Spanish ones that English has not. */
  words: Record<'english' | 'fr' | 'es', readonly string[]>;
}

export const ahead = (): Ahead | null => madeAhead<Ahead>('foods', FILES);
