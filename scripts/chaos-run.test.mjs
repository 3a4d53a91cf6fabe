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

// Whether a fault meets a text on its way is chance, and on a slow machine texts leave late: hence up to four runs, each of longer faults.
test('without what keeps texts single, the checker notices', { timeout: 900_000 }, async () => {
  const found = new Set();
  for (let seed = 1; seed <= 4 && !(found.has('I1') && found.has('I2')); seed += 1) {
    const { violations } = await run({
      seed,
      texts: 32,
      ms: 4000,
      faults: ['webhooks-replayed'],
      long: { 'provider-resets': 8000 * seed },
      queue: 'postgres',
      without: ['inbox', 'lookup'],
    });
    for (const { invariant } of violations) found.add(invariant);
  }
  assert.ok(found.has('I1') && found.has('I2'), `found ${[...found].join() || 'nothing'}`);
});

test('each fault says what it does', () => {
  for (const [name, fault] of Object.entries(FAULTS)) assert.match(`${fault.name}: ${fault.what}`, new RegExp(`^${name}: [A-Z].*\\.$`));
});
