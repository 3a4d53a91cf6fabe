import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';

export const hashOf = (...parts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length} `).update(part);
  return hash.digest('hex');
};

/** At the end of a path: with all that is below. */
const DEEP = /[\\/]\*\*$/;

/** What is at a path, in few letters: of a file its content, of a folder the names in it, or that there is nothing. */
export function fingerprint(path: string): string {
  const place = path.replace(DEEP, '');
  try {
    if (!statSync(place).isDirectory()) return hashOf(readFileSync(place));
    return hashOf('folder', ...readdirSync(place, { recursive: place !== path, encoding: 'utf8' }).sort());
  } catch {
    return 'nothing';
  }
}

/** The same for many paths, each looked at once. */
export function fingerprints(): (path: string) => string {
  const known = new Map<string, string>();
  return (path) => {
    const found = known.get(path) ?? fingerprint(path);
    known.set(path, found);
    return found;
  };
}
