import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileFunction } from 'node:vm';
import type * as BlankSnapshot from '../backend/src/conversation/blank-snapshot.js';
import type { HeardText } from '../backend/src/conversation/heard.js';
import type * as Turn from '../backend/src/conversation/turn.js';
import { builtBackend } from './lib/built-backend.js';
import type * as Apply from '../backend/src/conversation/apply.js';
import { counted } from './lib/growth/counted.js';
import { grows } from './lib/growth/grows.js';
import { countingSteps } from './lib/growth/steps.js';
import { ALWAYS, vocabulary } from './lib/growth/vocabulary.js';

/** Steps for the longest text, as docs/decisions/10 bounds them; the slowest of all kinds takes 36 million. One is some ten nanoseconds. */
const MOST = 45_000_000;
/** Fewer for the longest text there is are under ten milliseconds, however they grow. */
const FEW = 1_000_000;
const LONGEST = 1600;
/** A share of all the kinds of texts there are; `GROWTH=all` tries each. */
const SHARE = process.env.GROWTH === 'all' ? 1 : 40;
const NOW = new Date('2026-06-10T16:30:00Z');
const LOGGED = ['2 eggs and toast with butter for breakfast', 'chicken burrito and a coke for lunch'];

const steps = countingSteps({ inFull: true });
const { turn } = await builtBackend<typeof Turn>('conversation/turn.js');
const { applyOutcome } = await builtBackend<typeof Apply>('conversation/apply.js');
const { blankSnapshot } = await builtBackend<typeof BlankSnapshot>('conversation/blank-snapshot.js');
const heard = (text: string): HeardText => ({ id: 'text', text, source: 'sms', receivedAt: NOW, media: { count: 0, type: null } });
const blank = blankSnapshot({ id: 'u', timezone: 'America/New_York', createdAt: '2026-01-01T00:00:00.000Z' });
const day = LOGGED.reduce((snapshot, text) => applyOutcome(snapshot, turn(heard(text), snapshot, NOW), heard(text), NOW), blank);
const stepsOf = (text: string) => steps.of(() => turn(heard(text.replace(/\p{Cc}/gu, ' ')), day, NOW));

test('what a text takes to be understood grows with its length and no faster, whatever words it is made of', { timeout: 900_000 }, (t) => {
  assert.equal(day.entries.length, LOGGED.length);
  const words = [...ALWAYS, ...vocabulary().filter((_, index) => index % SHARE === 0)];
  let slowest = { what: '', steps: 0 };
  const found = words.flatMap(([what, text]) => {
    let last = 0;
    const growth = grows((length) => {
      const taken = stepsOf(text(length).slice(0, length));
      if (length === LONGEST) last = taken;
      if (length === LONGEST && taken > slowest.steps) slowest = { what, steps: taken };
      return taken;
    });
    return growth && last >= FEW ? [`${what}: ${growth}`] : [];
  });
  t.diagnostic(`${words.length} kinds of texts; the slowest, ${slowest.what}, takes ${slowest.steps} steps`);
  assert.deepEqual(found, []);
  assert.ok(slowest.steps < MOST, `${slowest.what} takes ${slowest.steps} steps`);
});

/** The growth of a planted program that is counted as ours are. */
function growthOf(program: string): string | null {
  const run = compileFunction(counted(program), ['text']) as (text: string) => unknown;
  return grows((length) => 1000 * steps.of(() => run('ate '.repeat(length / 4))));
}

test('planted programs that grow with the square of a text are found, and others are not', () => {
  const words = 'const words = text.split(" ");';
  assert.equal(growthOf(`${words} for (const word of words) word.trim();`), null);
  assert.equal(growthOf(`${words} return words.map((word) => word.slice(1)).filter((word) => word).length;`), null);
  for (const program of [
    `${words} for (const a of words) for (const b of words) if (a === b + 1) return a;`,
    `${words} return words.filter((word, at) => words.some((other, before) => before > at && other !== word));`,
    `${words} let all = []; for (const word of words) all = [...all, word];`,
    `${words} let i = 0; while (i < words.length) { words.indexOf('zzz'); i += 1; }`,
    `let out = text; while (out.length > 3) { out = out.slice(0, -1); let n = 0; for (const c of out) n += c.length; }`,
    `${words} const tries = (from) => (from < words.length ? (words.slice(from).forEach((word) => word.trim()), tries(from + 1)) : 0); tries(0);`,
  ])
    assert.notEqual(growthOf(program), null, program);
});
