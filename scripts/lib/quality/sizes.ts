import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';

/** What is opened, what of its code is fetched before it shows its first screen, and how much that may be, in bytes after gzip. */
export interface FirstLoad {
  base: string;
  screen: RegExp;
  max: number;
}

export const FIRST_LOADS: Record<'dashboard' | 'admin', FirstLoad> = {
  dashboard: { base: '/', screen: /"\/dashboard":\(\)=>[^"]*?import\([`"']\.\/([^`"']+)/, max: 130_000 },
  admin: { base: '/admin/', screen: /import\([`"']\.\/(admin-[^`"']+)/, max: 300_000 },
};

const gzipped = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length;
const STATIC_IMPORT = /(?:^|[;}\s])(?:import|export)(?:[\w*{}\s,$]+from)?\s*["'`](\.{1,2}\/[^"'`]+)["'`]/g;

/** The built page with its styles, its scripts with everything that they import at once, and its first screen, with their sizes after gzip. */
export function firstLoad(dist: string, { base, screen }: FirstLoad): { files: [file: string, bytes: number][]; total: number } {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const waiting = [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, address = '']) => address.slice(base.length));
  const sizes = new Map([['index.html', gzipped(join(dist, 'index.html'))]]);
  let found = false;
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (sizes.has(file)) continue;
    sizes.set(file, gzipped(join(dist, file)));
    const code = readFileSync(join(dist, file), 'utf8');
    const folder = dirname(file);
    const beside = (target: string) => waiting.push(posix.join(folder, target));
    const opened = screen.exec(code)?.[1];
    if (opened) beside(opened);
    found ||= Boolean(opened);
    for (const [, target = ''] of code.matchAll(STATIC_IMPORT)) beside(target);
  }
  if (!found) throw new Error(`The code of the first screen was not found in ${dist}.`);
  return { files: [...sizes], total: [...sizes.values()].reduce((sum, size) => sum + size, 0) };
}
