import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { deserialize } from 'node:v8';
import type { FlatIndex } from './retrieval/flat-index.js';

const FILES = [
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

/** A file of `backend/data`. The one place of this room that reads from a disk; the path is the same from sources and build. */
export const dataFile = (name: (typeof FILES)[number]): string => readFileSync(new URL(`../../data/${name}`, import.meta.url), 'utf8');

/** The index of the built-in table as the build made it ahead, and of which files. */
export interface IndexAhead {
  of: string;
  index: FlatIndex;
}

/** Where the build keeps it, beside itself; the sources have none. */
export const INDEX_AHEAD = new URL('../ahead/food-index.bin', import.meta.url);

/** What was made ahead, if of the very files that are there; null: it has to be made, which takes most of a second and comes to the same. */
export function indexAhead(): FlatIndex | null {
  if (!existsSync(INDEX_AHEAD)) return null;
  const { of, index } = deserialize(readFileSync(INDEX_AHEAD)) as IndexAhead;
  return of === hashOfFiles() ? index : null;
}

export function hashOfFiles(): string {
  const hash = createHash('sha256');
  for (const name of FILES) hash.update(`${name}\0`).update(readFileSync(new URL(`../../data/${name}`, import.meta.url)));
  return hash.digest('hex');
}
