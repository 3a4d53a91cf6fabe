import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, test } from 'node:test';
import { allExpressions } from './lib/expressions/all-expressions.js';
import { countSteps } from './lib/expressions/count-steps.js';
import { growingAmong, growthOf, pumpedBy } from './lib/expressions/judge.js';
import type { PlacedExpression } from './lib/expressions/expression.js';
import { pumpsOf } from './lib/expressions/pumps.js';
import { idOf, recorded } from './lib/expressions/records.js';

/** What the exceptions were when the check began: they only become fewer. */
const EXCEPTIONS_AT_MOST = 60;
const PROVED_AGAIN = 10;
const MEND = 'npm run expressions -- --update';

const { proven, exceptions } = recorded();
let expressions = new Map<string, PlacedExpression>();
let unseen: string[] = [];

before(async () => {
  ({ expressions, unseen } = await allExpressions());
});
// The prover is a process of its own that stays.
after(() => setImmediate(() => process.exit()));

test('every place that puts an expression together was seen doing it', () => assert.deepEqual(unseen, []));

test('no expression takes time that grows faster than the text, but for known exceptions', { timeout: 600_000 }, async (t) => {
  const listed = new Set([...proven, ...exceptions.map(({ id }) => id)]);
  const fresh = [...expressions].filter(([id]) => !listed.has(id)).map(([, one]) => one);
  t.diagnostic(`${expressions.size} expressions, ${fresh.length} proved now, ${exceptions.length} exceptions`);
  const growing = await growingAmong(fresh);
  assert.deepEqual(
    growing.map(({ place, growth, attack }) => `${place}: ${growth}, by ${attack}`),
    [],
  );
});

test('what is kept as proved is proved again when some of it is tried', { timeout: 600_000 }, async () => {
  const order = (id: string) => createHash('sha256').update(`${proven.length} ${id}`).digest('hex');
  const some = proven.filter((id) => expressions.has(id)).sort((a, b) => order(a).localeCompare(order(b)));
  assert.deepEqual(await growingAmong(some.slice(0, PROVED_AGAIN).flatMap((id) => expressions.get(id) ?? [])), []);
});

test('no word of its own makes an expression take more than its share of steps', () => {
  const excepted = new Set(exceptions.map(({ id }) => id));
  const pumped = [...expressions].filter(([id]) => !excepted.has(id)).map(([, one]) => ({ place: one.place, by: pumpedBy(one) }));
  assert.deepEqual(
    pumped.filter(({ by }) => by !== null),
    [],
  );
});

test('the exceptions only become fewer', () => {
  assert.ok(exceptions.length <= EXCEPTIONS_AT_MOST, 'an expression was added to the exceptions: rewrite it');
  const gone = exceptions.filter(({ id }) => !expressions.has(id) || proven.includes(id));
  assert.deepEqual(
    gone.map(({ file, begins }) => `${file}: ${begins}`),
    [],
    `these are gone; take them out of the list: ${MEND}`,
  );
});

test('no exception is worse than a polynomial of the third degree, whatever it is taken for', () => {
  const listed = exceptions.flatMap(({ id }) => expressions.get(id) ?? []);
  const worse = listed.filter((one) => pumpsOf(one).some((pump) => countSteps(one, pump(200)) > 10 * countSteps(one, pump(100))));
  assert.deepEqual(
    worse.map(({ place }) => place),
    [],
  );
});

test('planted expressions are found by both means', async () => {
  for (const source of ['^(?:(?:ate|had|ate)\\s+)*$', "^(?:i'?m|im| )+$", '^(?:\\d+(?:,\\d+)*|,)*$']) {
    const planted = { source, flags: '' };
    assert.equal((await growthOf(planted))?.growth, 'exponential', source);
    assert.notEqual(pumpedBy(planted), null, source);
  }
  assert.equal(pumpedBy({ source: '^(?:(?:ate|had)\\s+)*$', flags: '' }), null);
});

test('steps are counted as the language prescribes them', () => {
  const grows = ({ source, flags = '' }: { source: string; flags?: string }, word: string) =>
    countSteps({ source, flags }, word.repeat(200)) / countSteps({ source, flags }, word.repeat(100));
  assert.ok(grows({ source: '^(?:a|b)*c' }, 'ab') < 2.1);
  assert.ok(grows({ source: 'a+b' }, 'a') > 3.5);
  assert.equal(countSteps({ source: '^(?:a|a)*$', flags: '' }, `${'a'.repeat(60)}!`), Infinity);
  assert.ok(countSteps({ source: '^(?=a+b)(\\w)\\1{2,}(?<!x)$', flags: 'iu' }, 'aaab') > 0);
  assert.equal(idOf({ source: 'a', flags: 'i' }).length, 16);
});
