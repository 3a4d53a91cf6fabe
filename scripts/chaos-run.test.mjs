import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FAULTS } from './lib/chaos/faults/index.mjs';
import { run } from './lib/chaos/run.mjs';

const FEW = ['kill-worker', 'kill-api', 'postgres-restart', 'provider-resets', 'callbacks-shuffled', 'webhooks-copied'];

test('a few seconds of everything that breaks most often leave every invariant standing', { timeout: 400_000 }, async (t) => {
  const { violations, figures, struck } = await run({ seed: 1, texts: 32, ms: 6000, faults: FEW, queue: 'postgres' });
  t.diagnostic(JSON.stringify({ ...figures, struck }));
  assert.deepEqual(violations, []);
  assert.equal(figures.unacknowledged, 0);
  assert.ok(Object.keys(struck).length >= 4, `struck only ${Object.keys(struck).join()}`);
});

test('without what keeps texts single, the checker notices', { timeout: 400_000 }, async () => {
  const faults = ['webhooks-replayed', 'provider-resets', 'provider-hangs'];
  const { violations } = await run({ seed: 1, texts: 32, ms: 4000, faults, queue: 'postgres', without: ['inbox', 'lookup'] });
  const found = new Set(violations.map(({ invariant }) => invariant));
  assert.ok(found.has('I1') && found.has('I2'), `found ${[...found].join() || 'nothing'}`);
});

test('each fault says what it does', () => {
  for (const [name, fault] of Object.entries(FAULTS)) assert.match(`${fault.name}: ${fault.what}`, new RegExp(`^${name}: [A-Z].*\\.$`));
});
