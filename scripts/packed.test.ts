import assert from 'node:assert/strict';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type * as DataFiles from '../backend/src/food/data-files.js';
import { at } from './bootstrap/root.mjs';
import { prepare } from './lib/prepare.js';

test('what the build made ahead of the foods is taken, and nothing that was made of other files', async (t) => {
  await prepare({ packages: ['backend'], output: 2 });
  const folder = mkdtempSync(join(tmpdir(), 'mealtext-packed-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  for (const part of ['dist/ahead', 'dist/food']) cpSync(at('backend', part), join(folder, part), { recursive: true });
  mkdirSync(join(folder, 'data'));
  cpSync(at('backend/data'), join(folder, 'data'), { recursive: true });
  const file = pathToFileURL(join(folder, 'dist/food/data-files.js')).href;
  const { ahead } = (await import(file)) as typeof DataFiles;
  assert.notEqual(ahead(), null);
  appendFileSync(join(folder, 'data/places.tsv'), '\n');
  assert.equal(ahead(), null);
});
