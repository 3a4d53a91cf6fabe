import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';

/** What may be loaded before the first screen shows, in bytes after gzip. */
export const FIRST_LOAD_MAX = 125_000;

const gzipped = (file) => gzipSync(readFileSync(file), { level: 9 }).length;
const STATIC_IMPORT = /(?:^|[;}\s])(?:import|export)(?:[\w*{}\s,$]+from)?\s*["'](\.{1,2}\/[^"']+)["']/g;

/** The scripts of a built page and everything that they import at once, with their sizes after gzip. */
export function firstLoad(dist) {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const waiting = [...html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, file]) => file);
  const sizes = new Map();
  while (waiting.length) {
    const file = waiting.pop();
    if (sizes.has(file)) continue;
    sizes.set(file, gzipped(join(dist, file)));
    const code = readFileSync(join(dist, file), 'utf8');
    for (const [, target] of code.matchAll(STATIC_IMPORT)) waiting.push(posix.join(dirname(file), target));
  }
  return { files: [...sizes], total: [...sizes.values()].reduce((sum, size) => sum + size, 0) };
}
