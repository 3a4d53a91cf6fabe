import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unownedIn } from './statements.js';

interface Known {
  mentions: number;
  why: string;
}

/** By file and table: how often a statement does not say whose rows it means, and why. It only becomes less. */
const KNOWN = JSON.parse(readFileSync(join(__dirname, 'statements.json'), 'utf8')) as Record<string, Record<string, Known>>;

test('each statement on what belongs to a person says whose it means, but for those that are known, each with why', () => {
  const found = unownedIn(join(__dirname, '../../src/adapters/postgres/stores'));
  const places = new Set([
    ...found.map(({ file, table }) => `${file} ${table}`),
    ...Object.entries(KNOWN).flatMap(([file, tables]) => Object.keys(tables).map((table) => `${file} ${table}`)),
  ]);
  const wrong = [...places].toSorted().flatMap((place) => {
    const [file, table] = place.split(' ') as [string, string];
    const here = found.filter((one) => one.file === file && one.table === table);
    const known = KNOWN[file]?.[table]?.mentions ?? 0;
    if (here.length > known) return [{ place, known, found: here.map(({ sql }) => sql.slice(0, 300)) }];
    // Mended: write the smaller number down.
    return here.length < known ? [{ place, known, found: [`${here.length} only`] }] : [];
  });
  expect(wrong).toEqual([]);
});

test('each has its reason', () => {
  const reasons = Object.values(KNOWN).flatMap((tables) => Object.values(tables).map(({ why }) => why));
  expect(reasons.filter((why) => why.length < 20)).toEqual([]);
});
