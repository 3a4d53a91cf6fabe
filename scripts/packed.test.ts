import assert from 'node:assert/strict';
import { appendFileSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type * as FoodFiles from '../backend/src/food/data-files.js';
import type * as LanguageFiles from '../backend/src/language/data-files.js';
import { at } from './bootstrap/root.mjs';
import { prepare } from './lib/prepare.js';

test('what the build made ahead of data is what the data says, and nothing that was made of other files is taken', async (t) => {
  await prepare({ packages: ['backend'], output: 2 });
  const folder = mkdtempSync(join(tmpdir(), 'mealtext-packed-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  for (const part of ['dist/ahead', 'dist/food', 'dist/language', 'data', 'package.json'])
    cpSync(at('backend', part), join(folder, part), { recursive: true });
  symlinkSync(at('node_modules'), join(folder, 'node_modules'));
  const of = async <M>(path: string) => (await import(pathToFileURL(join(folder, 'dist', path)).href)) as M;
  const { ahead } = await of<typeof FoodFiles>('food/data-files.js');
  const { parsed, parsedAhead } = await of<typeof LanguageFiles>('language/data-files.js');
  assert.notEqual(ahead(), null);
  assert.deepEqual(parsedAhead(), parsed());
  appendFileSync(join(folder, 'data/places.tsv'), '\n');
  assert.equal(ahead(), null);
  assert.notEqual(parsedAhead(), null);
  appendFileSync(join(folder, 'data/language/ways.yaml'), '\n');
  assert.equal(parsedAhead(), null);
});
