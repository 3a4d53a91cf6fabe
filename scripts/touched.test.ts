import assert from 'node:assert/strict';
import { test } from 'node:test';
import { touchedBy } from './lib/touched.js';

test('a change in the contract is one of the front ends, too', () => {
  assert.deepEqual(touchedBy(['backend/src/contract/meal.ts']).types, ['backend', 'dashboard', 'admin']);
  assert.deepEqual(touchedBy(['backend/src/conversation/turn.ts']).types, ['backend']);
  assert.deepEqual(touchedBy(['dashboard/browser/messages.test.ts', 'dashboard/src/app/app.tsx']).types, ['backend', 'dashboard']);
  assert.deepEqual(touchedBy(['scripts/check.ts', 'admin/src/app.tsx']).types, ['admin', 'scripts']);
});

test('words and fixtures are read by tests that do not import them', () => {
  const touched = touchedBy(['backend/data/language/en.yaml', 'README.md']);
  assert.deepEqual(touched, { types: [], code: [], imports: false, knowledge: true });
});

test('pages touch nothing', () => {
  assert.deepEqual(touchedBy(['docs/house.md']), { types: [], code: [], imports: false, knowledge: false });
});
