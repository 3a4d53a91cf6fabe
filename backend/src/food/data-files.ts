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

/** What the build made ahead of the built-in foods, and of which files. */
export interface Ahead {
  of: string;
  index: FlatIndex;
  /** Words of English names; stems of French and Spanish ones that English has not. */
  words: Record<'english' | 'fr' | 'es', readonly string[]>;
}

/** Where the build keeps it, beside itself; the sources have none. */
export const AHEAD = new URL('../ahead/foods.bin', import.meta.url);

/** What was made ahead, if of the very files that are there; null: it has to be made, which takes a second and comes to the same. */
export function ahead(): Ahead | null {
  if (!existsSync(AHEAD)) return null;
  const made = deserialize(readFileSync(AHEAD)) as Ahead;
  return made.of === hashOfFiles() ? made : null;
}

export function hashOfFiles(): string {
  const hash = createHash('sha256');
  for (const name of FILES) hash.update(`${name}\0`).update(readFileSync(new URL(`../../data/${name}`, import.meta.url)));
  return hash.digest('hex');
}
