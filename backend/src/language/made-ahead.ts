import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { deserialize } from 'node:v8';

/** A file of `backend/data`; the path is the same from sources and build. */
export const inData = (name: string): URL => new URL(`../../data/${name}`, import.meta.url);

/** What the build made ahead of files of `backend/data`, and of which. */
export interface MadeAhead<Made> {
  of: string;
  made: Made;
}

/** Where the build keeps it, beside itself; the sources have none. */
export const placeOf = (name: string): URL => new URL(`../ahead/${name}.bin`, import.meta.url);

/** What was made ahead, if of the very files that are there; null: it has to be made, which takes longer and comes to the same. */
export function madeAhead<Made>(name: string, files: readonly string[]): Made | null {
  const place = placeOf(name);
  if (!existsSync(place)) return null;
  const { of, made } = deserialize(readFileSync(place)) as MadeAhead<Made>;
  return of === hashOf(files) ? made : null;
}

export function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const name of files) hash.update(`${name}\0`).update(readFileSync(inData(name)));
  return hash.digest('hex');
}
