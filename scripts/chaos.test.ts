import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from './lib/chaos/check.js';
import type { Evidence, OutboundRow, SentMessage } from './lib/chaos/evidence.js';

const SID = `SM${'a'.repeat(32)}`;
const LATER = `SM${'b'.repeat(32)}`;
const STOP = `SM${'c'.repeat(32)}`;
const STUCK = `SM${'e'.repeat(32)}`;
const SAM = '+12025550001';
const ANN = '+12025550002';
const OURS = '+12025550100';
const REMINDER = { userId: 'u1', kind: 'dinner', localDate: '2026-11-21' };
const KEY = 'reminder:u1:dinner:2026-11-21';

/** A small run in which everything went well: Sam texts twice and is reminded, Ann, on the free plan, says STOP. */
const good = (): Evidence => ({
  acknowledged: [
    { sid: SID, from: SAM, to: OURS, kind: 'meal', calories: 100, at: 1000 },
    { sid: LATER, from: SAM, kind: 'meal', calories: 50, at: 2000 },
    { sid: STOP, from: ANN, kind: 'stop', calories: 0, at: 3000 },
  ],
  inbound: [
    { id: 'i1', sid: SID, seq: 1, phone: SAM, handled: true, dead: false },
    { id: 'i2', sid: LATER, seq: 2, phone: SAM, handled: true, dead: false },
    { id: 'i3', sid: STOP, seq: 3, phone: ANN, handled: true, dead: false },
  ],
  outbound: [
    row({ id: 'o1', inboundId: 'i1', key: 'reply:i1' }),
    row({ id: 'o2', inboundId: 'i2', key: 'reply:i2' }),
    row({ id: 'o3', inboundId: 'i3', key: 'reply:i3', phone: ANN, lane: 1, despiteOptOut: true, sendStartedAt: 4000 }),
    row({ id: 'o4', key: KEY, lane: 3, sendStartedAt: 5000 }),
  ],
  messages: [message('m1', 'o1', 1500), message('m2', 'o2', 2500), message('m3', 'o3', 4100, ANN), message('m4', 'o4', 5100)],
  suppressions: [{ phone: ANN, at: 3500 }],
  entries: [
    { id: 'e1', phone: SAM, calories: 100 },
    { id: 'e2', phone: SAM, calories: 50 },
  ],
  limited: [{ phone: ANN, meals: 3, texts: 10 }],
  counters: [{ phone: ANN, texts: 0 }],
  occasions: [{ ...REMINDER, phone: SAM, dueAt: 5000, graceMs: 60_000 }],
  reminderLog: [{ ...REMINDER, result: 'sent' }],
  subscriptions: [{ user: 'u1', sold: 'pro', held: 'pro' }],
  logs: ['{"event":"text accepted"}'],
  secrets: ['the auth token'],
  calm: true,
  stuckIn: null,
});

/** Of the good run, with a text of Sam's that never ended, was given up and answered so. */
function withStuck(e: Evidence): Evidence {
  e.acknowledged.push({ sid: STUCK, from: SAM, kind: 'stuck', calories: 0, at: 6000 });
  e.inbound.push({ id: 'i4', sid: STUCK, seq: 4, phone: SAM, handled: false, dead: true });
  e.outbound.push(row({ id: 'o5', inboundId: 'i4', key: 'reply:i4', kinds: ['unknown'] }));
  e.messages.push(message('m5', 'o5', 9000));
  e.logs.push('{"event":"text took too long"}');
  e.stuckIn = 'thread';
  return e;
}
function row(more: Pick<OutboundRow, 'id' | 'key'> & Partial<OutboundRow>): OutboundRow {
  return {
    inboundId: null,
    phone: SAM,
    lane: 2,
    kinds: ['logged'],
    state: 'delivered',
    despiteOptOut: false,
    errorCode: null,
    sendStartedAt: 1400,
    ...more,
  };
}
function message(sid: string, outboundId: string, at: number, to = SAM): SentMessage {
  return { sid, outboundId, at, to, from: OURS, body: 'x' };
}

function nth<T>(list: T[], index: number): T {
  const one = list[index];
  assert.ok(one !== undefined);
  return one;
}

/** What is wrong, by planting it into the good run. */
const PLANTED: Record<string, (e: Evidence) => unknown> = {
  'I1 a text that is not in the inbox': (e) => (nth(e.inbound, 0).sid = `SM${'d'.repeat(32)}`),
  'I1 a text that was kept twice': (e) => e.inbound.push({ ...nth(e.inbound, 0), id: 'i9', seq: 9 }),
  'I1 a copy under a name of its own': (e) => e.inbound.push({ ...nth(e.inbound, 0), id: 'i9', seq: 9, sid: `${SID}-copy` }),
  'I1 a text that was never handled': (e) => (nth(e.inbound, 1).handled = false),
  'I1 a text both handled and given up': (e) => (nth(e.inbound, 1).dead = true),
  'I1 a text with two replies': (e) => {
    e.outbound.push(row({ id: 'o9', inboundId: 'i1', key: 'reply:i1:1' }));
    e.messages.push(message('m9', 'o9', 1600));
  },
  'I2 a text out that was sent twice': (e) => e.messages.push(message('m9', 'o1', 1700)),
  'I2 two rows of one business key': (e) => {
    e.outbound.push(row({ id: 'o9', key: 'reply:i1' }));
    e.messages.push(message('m9', 'o9', 1700));
  },
  'I2 a message that nobody wrote': (e) => e.messages.push(message('m9', 'o77', 1700)),
  'I3 a text out that stands still': (e) => (nth(e.outbound, 1).state = 'unknown'),
  'I3 a text out that never arrived': (e) => e.messages.splice(1, 1),
  'I3 a text out that failed without a word': (e) => {
    nth(e.outbound, 1).state = 'failed';
    e.messages.splice(1, 1);
  },
  'I3 a text that was never answered': (e) => {
    e.outbound.splice(1, 1);
    e.messages.splice(1, 1);
  },
  'I4 a message long after STOP': (e) => {
    e.outbound.push(row({ id: 'o9', key: 'k9', phone: ANN, sendStartedAt: 3400 }));
    e.messages.push(message('m9', 'o9', 20_000, ANN));
  },
  'I4 a claim after STOP': (e) => {
    e.outbound.push(row({ id: 'o9', key: 'k9', phone: ANN, sendStartedAt: 4700 }));
    e.messages.push(message('m9', 'o9', 4800, ANN));
  },
  'I5 a meal too many': (e) => e.entries.push({ id: 'e9', phone: SAM, calories: 100 }),
  'I5 a meal too few': (e) => e.entries.pop(),
  'I5 a meal of another size': (e) => (nth(e.entries, 0).calories = 101),
  'I5 a meal of a text after STOP': (e) => {
    e.limited = [];
    e.entries.push({ id: 'e9', phone: ANN, calories: 70 });
  },
  'I6 more meals than the plan has': (e) => e.entries.push(...[1, 2, 3, 4].map((n) => ({ id: `f${n}`, phone: ANN, calories: 10 }))),
  'I6 more texts than the plan has': (e) => (nth(e.counters, 0).texts = 11),
  'I7 answers in the wrong order': (e) => e.messages.reverse(),
  'I8 a reminder that was settled twice': (e) => e.reminderLog.push({ ...REMINDER, result: 'missed' }),
  'I8 a reminder that nobody looked at': (e) => {
    e.reminderLog = [];
    e.messages.pop();
    e.outbound.pop();
  },
  'I8 a missed reminder that was sent': (e) => (nth(e.reminderLog, 0).result = 'missed'),
  'I8 a reminder outside its grace': (e) => (nth(e.messages, 3).at = 5000 + 61_000),
  'I8 a reminder before its time': (e) => (nth(e.messages, 3).at = 3000),
  'I9 a plan that nobody sold': (e) => (nth(e.subscriptions, 0).sold = 'free'),
  'I11 an honest text that waited': (e) => (nth(e.messages, 1).at = 2000 + 2001),
  'I12 a text that never ends and is tried for ever': (e) => (nth(withStuck(e).inbound, 3).dead = false),
  'I12 a text that never ended, and nobody was told': (e) => {
    withStuck(e);
    e.outbound.pop();
    e.messages.pop();
  },
  'I12 a text that never ended, and nothing noticed': (e) => withStuck(e).logs.pop(),
  'I13 an answer from another number than was texted': (e) => (nth(e.messages, 0).from = '+12025550101'),
  'I10 a secret in a log': (e) => e.logs.push('{"event":"call","authorization":"the auth token"}'),
};

test('a good run has nothing wrong', () => assert.deepEqual(check(good()), []));

test('a good run in which a text never ended has nothing wrong', () => assert.deepEqual(check(withStuck(good())), []));

test('while other things break, nobody is held to two seconds', () => {
  const evidence = { ...good(), calm: false };
  nth(evidence.messages, 1).at = 20_000;
  assert.deepEqual(check(evidence), []);
});

for (const [name, plant] of Object.entries(PLANTED)) {
  test(`the checker finds ${name}`, () => {
    const evidence = good();
    plant(evidence);
    const found = check(evidence).map(({ invariant }) => invariant);
    assert.ok(found.includes(name.split(' ')[0] ?? ''), `found ${found.join() || 'nothing'}`);
  });
}

test('every invariant has something planted', () => {
  const planted = new Set(Object.keys(PLANTED).map((name) => name.split(' ')[0] ?? ''));
  assert.deepEqual([...planted].sort(), ['I1', 'I10', 'I11', 'I12', 'I13', 'I2', 'I3', 'I4', 'I5', 'I6', 'I7', 'I8', 'I9']);
});
