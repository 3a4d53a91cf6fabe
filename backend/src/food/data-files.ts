import { readFileSync } from 'node:fs';

/** A file of `backend/data`. The one place of this room that reads from a disk; the path is the same from sources and build. */
export function dataFile(
  name:
    | 'foods.tsv'
    | 'food-words-abroad.tsv'
    | 'never-said.tsv'
    | 'ordinary-words.tsv'
    | 'places.tsv'
    | 'plates.tsv'
    | 'processed.tsv'
    | 'reading-weights.json'
    | 'short-words.tsv'
    | 'synonyms.tsv',
): string {
  return readFileSync(new URL(`../../data/${name}`, import.meta.url), 'utf8');
}
