import assert from 'node:assert/strict';
import { test } from 'node:test';
import type * as BlankSnapshot from '../backend/src/conversation/blank-snapshot.js';
import type { HeardText } from '../backend/src/conversation/heard.js';
import type * as Turn from '../backend/src/conversation/turn.js';
import { builtBackend } from './lib/built-backend.js';
import { countingSteps } from './lib/growth/steps.js';
import { ALWAYS, vocabulary } from './lib/growth/vocabulary.js';

/** Steps for 1,600 characters of any words again and again: a hundred milliseconds, one step being some ten nanoseconds. The slowest known, medicines in Spanish, takes 8 to 10 million. */
const MOST = 10_000_000;
const LONGEST = 1600;
/** A share of all the kinds of texts there are; `GROWTH=all` tries each. */
const SHARE = process.env.GROWTH === 'all' ? 1 : 20;
const NOW = new Date('2026-06-10T16:30:00Z');

const steps = countingSteps();
const { turn } = await builtBackend<typeof Turn>('conversation/turn.js');
const { blankSnapshot } = await builtBackend<typeof BlankSnapshot>('conversation/blank-snapshot.js');
const snapshot = blankSnapshot({ id: 'u', timezone: 'America/New_York', createdAt: '2026-01-01T00:00:00.000Z' });
const stepsOf = (text: string) => {
  const heard: HeardText = {
    id: 'text',
    text: text.replace(/\p{Cc}/gu, ' '),
    source: 'sms',
    receivedAt: NOW,
    media: { count: 0, type: null },
  };
  return steps.of(() => turn(heard, snapshot, NOW));
};

test('no text that says the same again and again takes long', { timeout: 900_000 }, (t) => {
  const words = [...ALWAYS, ...vocabulary().filter((_, index) => index % SHARE === 0)];
  // What is only made when it is first needed is nobody's.
  const taken = words.map(([what, text]) => {
    const all = text(LONGEST).slice(0, LONGEST);
    stepsOf(all);
    return { what, count: stepsOf(`${all.slice(1)} `) };
  });
  taken.sort((a, b) => b.count - a.count);
  t.diagnostic(
    `${taken.length} kinds of texts; the slowest: ${taken
      .slice(0, 3)
      .map(({ what, count }) => `${what}, ${count} steps`)
      .join('; ')}`,
  );
  assert.deepEqual(
    taken.filter(({ count }) => count > MOST),
    [],
  );
});
