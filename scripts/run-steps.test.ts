import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { type Row, runSteps, type Step } from './lib/run-steps.js';

/** A step that fails its first `times` runs. */
async function failing(times: number, t: TestContext) {
  const folder = await mkdtemp(join(tmpdir(), 'mealtext-steps-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'runs');
  const code = `const { appendFileSync, readFileSync } = require('node:fs'); const [file, times] = process.argv.slice(1);
    appendFileSync(file, '.'); process.exit(readFileSync(file, 'utf8').length > Number(times) ? 0 : 1);`;
  const step: Step = { name: 'shaky', command: ['-e', code, file, String(times)] };
  return {
    step: { ...step, again: () => ({ ...step, unsteady: [{ row: 'shaky', test: 'the shaky one' }] }) },
    runs: async () => (await readFile(file, 'utf8')).length,
  };
}

const counts = (rows: Row[] | undefined) => rows?.map(({ name, passed, failed, unsteady = [] }) => ({ name, passed, failed, unsteady }));

test('what passes when it is run again passed, and is named', async (t) => {
  const { step, runs } = await failing(1, t);
  assert.deepEqual(counts(await runSteps([step])), [{ name: 'shaky', passed: 1, failed: 0, unsteady: ['the shaky one'] }]);
  assert.equal(await runs(), 2);
});

test('what fails twice failed, and nothing after it runs', async (t) => {
  const { step, runs } = await failing(2, t);
  const next = { name: 'next', command: ['-e', ''], after: ['shaky'] };
  assert.deepEqual(counts(await runSteps([step, next])), [
    { name: 'shaky', passed: 0, failed: 1, unsteady: [] },
    { name: 'next (not run)', passed: 0, failed: 1, unsteady: [] },
  ]);
  assert.equal(await runs(), 2);
});

test('a step that says nothing of it is run once', async (t) => {
  const { step, runs } = await failing(1, t);
  assert.deepEqual(counts(await runSteps([{ ...step, again: undefined }])), [{ name: 'shaky', passed: 0, failed: 1, unsteady: [] }]);
  assert.equal(await runs(), 1);
});
