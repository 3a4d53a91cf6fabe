import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ASSUMPTIONS, type Assumptions } from './lib/capacity/assumption.js';
import { checkTable } from './lib/capacity/print-check.js';
import { short, tableOf } from './lib/capacity/print.js';
import { atRate, reckon } from './lib/capacity/reckon.js';
import { toldIn } from './lib/load/processor-time.js';

const BYTES = { users: 1000, inbound: 2000, outbound: 2000, entries: 1000, changes: 1000, reminderLog: 100 };
const withValues = (values: Partial<Record<keyof Assumptions, number>>): Assumptions => {
  const all = Object.entries(ASSUMPTIONS).map(([name, one]) => [name, { ...one, value: values[name as keyof Assumptions] ?? one.value }]);
  return Object.fromEntries(all) as Assumptions;
};

test('ten times the users need ten times as much of what grows with them', () => {
  const [some, more] = [reckon(1e6, ASSUMPTIONS, BYTES), reckon(1e7, ASSUMPTIONS, BYTES)];
  for (const of of [
    (need: typeof some) => need.textsInAtPeak,
    (need: typeof some) => need.cores.database,
    (need: typeof some) => need.terabytesAYear,
    (need: typeof some) => need.dollarsAMonth.model,
  ])
    assert.ok(Math.abs(of(more) / of(some) - 10) < 1e-9);
});

test('the arithmetic, by hand: 86,400 users who text ten times a day', () => {
  const given = withValues({
    textsADay: 10,
    peakToMean: 5,
    repliesAText: 1,
    entriesAText: 0.5,
    remindedShare: 0,
    coreMsAText: 20,
    headroom: 0.5,
    databaseShare: 0.5,
    textsAProcess: 50,
    segmentsAText: 2,
    segmentsASender: 100,
    centsASegment: 1,
  });
  const need = reckon(86_400, given, BYTES);
  assert.equal(need.textsInASecond, 10);
  assert.equal(need.textsInAtPeak, 50);
  // 50 a second take a whole core at 20 ms, and two at half of their time.
  assert.deepEqual(need.cores, { application: 1, database: 1 });
  assert.equal(need.processes, 1);
  assert.equal(need.segmentsAtPeak, 100);
  assert.equal(need.senders, 1);
  // 864,000 texts of 5,000 bytes each, 365 times, and the users themselves.
  assert.equal(need.terabytesAYear, (864_000 * 5000 * 365 + 86_400 * 1000) / 1e12);
  assert.equal(need.dollarsAMonth.carrier, (864_000 * (2 + 1) * 30) / 100);
});

test('reminders that are smeared over twice the time need half the senders', () => {
  const of = (smearMinutes: number) => reckon(1e8, withValues({ smearMinutes, textsADay: 0 }), BYTES).segmentsAtEight;
  assert.ok(Math.abs(of(10) / of(20) - 2) < 1e-9);
});

test('by the senders of all else: how late the last reminder of eight is, and the spread at which none is', () => {
  const given = withValues({
    textsADay: 0,
    remindedShare: 1,
    remindersADay: 0,
    sameMinute: 1,
    segmentsAText: 1,
    segmentsASender: 100,
    usualSpreadSeconds: 45,
  });
  // One sender, since there must be one: 24,000 at 100 a second take 240 s.
  const { eight } = reckon(24_000, given, BYTES);
  assert.deepEqual([eight.reminders, eight.lastWaitsS, eight.spreadWantedS], [24_000, 195, 180]);
  assert.ok(Math.abs(eight.lateShare - 135 / 195) < 1e-9);
  assert.deepEqual(reckon(4_000, given, BYTES).eight, { reminders: 4_000, lastWaitsS: 0, lateShare: 0, spreadWantedS: 45 });
});

test('every assumption says where it is from, and stands in the table', () => {
  const table = tableOf([reckon(1e5, ASSUMPTIONS, BYTES)], BYTES);
  for (const [name, { source, value }] of Object.entries(ASSUMPTIONS)) {
    assert.ok(source.length > 10 && Number.isFinite(value), name);
    assert.ok(table.includes(source), name);
  }
});

test('figures have two digits', () => assert.deepEqual([short(1234.5), short(0.0123), short(38)], ['1,200', '0.012', '38']));

test('what a load took is held against what is reckoned for as many texts, without what nobody takes', () => {
  const given = withValues({ coreMsAText: 20, databaseShare: 0.5, commitsAText: 5, repliesAText: 1, entriesAText: 0.5 });
  const none = { transactions: 0, inbound: 0, replies: 0, entries: 0, bytes: 0, otherBytes: 0 };
  const idle = { ...none, rate: 0, lasted: 10, product: 1, database: 2, commits: 10 };
  // 100 texts in 20 s: of the product's 4 s, 2 are taken when nobody texts.
  const size = {
    ...none,
    rate: 10,
    lasted: 20,
    product: 4,
    database: 6,
    commits: 1020,
    inbound: 100,
    replies: 100,
    entries: 50,
    bytes: 500_000,
  };
  const table = checkTable({ bytes: BYTES, idle, sizes: [size] }, given);
  const of = (name: string) => table.split('\n').find((line) => line.startsWith(`| ${name} |`));
  assert.equal(of('cores of the product'), '| cores of the product | 0.1 | 0.2 / 0.1 = 2 |');
  assert.equal(of('cores of PostgreSQL'), '| cores of PostgreSQL | 0.2 | 0.2 / 0.1 = 2 |');
  assert.equal(of('commits that wrote'), '| commits that wrote | 1 | 100 / 50 = 2 |');
  assert.equal(of('kB of their tables'), '| kB of their tables | 0 | 50 / 50 = 1 |');
  assert.match(table, /100 in all: 40 ms of a core a text, of which 0\.5 is of PostgreSQL/);
  assert.equal(atRate(10, given, BYTES).bytes, 10 * 5000);
});

test('the time of a process is read from behind its name, whatever that is', () => {
  const rest = ['S', '41', ...Array.from({ length: 9 }, () => '0'), '150', '50', '30', '20', '0'];
  assert.deepEqual(toldIn(`77 (a (b) c) ${rest.join(' ')}`), { parent: 41, own: 2, ofEnded: 0.5 });
});
