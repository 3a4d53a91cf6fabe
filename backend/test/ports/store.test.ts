import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { makeDataSource, PostgresAccounts, PostgresOutbox, PostgresStore } from '../../src/adapters/postgres/index.js';
import { keyedHash } from '../../src/adapters/system/index.js';
import { applyOutcome } from '../../src/conversation/apply.js';
import type { Event } from '../../src/conversation/events.js';
import { isReversible, undoing } from '../../src/conversation/inverse.js';
import type { Outcome } from '../../src/conversation/outcome.js';
import type { Snapshot } from '../../src/conversation/snapshot.js';
import type { Entry, Item, MealEntry, WorkoutEntry } from '../../src/domain/entry.js';
import { NO_NUTRIENTS } from '../../src/domain/nutrients.js';
import { CAPABILITIES } from '../../src/domain/plan.js';
import type { Cause, Store, Turn } from '../../src/ports/store.js';
import { composeReply } from '../../src/usecases/compose-reply.js';
import { freshDatabase, type TestDatabase } from '../support/postgres.js';

const PHONE = '+12025550123';
const hash = keyedHash('test');
let database: TestDatabase;
let dataSource: DataSource;
let store: Store;
let accounts: PostgresAccounts;
let outbox: PostgresOutbox;
let clock: number;

beforeAll(async () => {
  database = await freshDatabase();
  dataSource = await makeDataSource(database.url, 10, 'test').initialize();
  accounts = new PostgresAccounts(dataSource, hash);
  outbox = new PostgresOutbox(dataSource);
  const links = { app: 'a', upgrade: 'u', signup: 's', support: 'h' };
  store = new PostgresStore(dataSource, {
    hash,
    guess: () => ({ timezone: 'America/New_York', country: 'US' }),
    links,
    capabilities: CAPABILITIES,
    carrierAnswersKeywords: false,
  });
});

beforeEach(() => {
  clock = Date.parse('2026-06-10T16:30:00.000Z');
});

afterEach(async () => {
  await dataSource.query('delete from conversations');
  await dataSource.query('delete from users');
  await dataSource.query('delete from suppressions');
});

afterAll(async () => {
  await dataSource?.destroy();
  await database?.drop();
});

const later = (seconds = 1): Date => new Date((clock += seconds * 1000));

async function newUser(phone = PHONE): Promise<{ userId: string; conversationId: string }> {
  const { account, conversationId } = await accounts.create(
    { phone, username: 'sam', firstName: 'Sam', lastName: null, timezone: 'America/New_York', timezoneSource: 'area', country: 'US' },
    later(),
  );
  return { userId: account.id, conversationId };
}

const newText = (body: string, more: { providerId?: string; phone?: string; source?: 'sms' | 'dashboard' } = {}) =>
  store.accept({
    providerId: more.providerId ?? randomUUID(),
    source: more.source ?? 'sms',
    phone: more.phone ?? PHONE,
    body,
    media: { count: 0, type: null },
    receivedAt: later(),
  });

const eggs: Item = {
  name: 'eggs',
  quantity: 2,
  unit: 'count',
  size: null,
  grams: 100,
  nutrients: { ...NO_NUTRIENTS, calories: 143, protein: 12.6, fat: 9.5 },
  source: 'builtin',
  food: '31103000',
  assumed: false,
  assumption: null,
  mods: ['no salt'],
};
const meal = (number: number, more: Partial<MealEntry> = {}): MealEntry => ({
  kind: 'meal',
  id: `m-${randomUUID()}`,
  number,
  at: '2026-06-10T12:10:00.000Z',
  localDate: '2026-06-10',
  localTime: '08:10',
  meal: 'breakfast',
  items: [eggs],
  copyOf: null,
  health: { rating: 7, comment: 'protein' },
  ...more,
});
const workout = (number: number): WorkoutEntry => ({
  kind: 'workout',
  id: `w-${randomUUID()}`,
  number,
  at: '2026-06-10T15:00:00.000Z',
  localDate: '2026-06-10',
  localTime: '11:00',
  activity: 'running',
  minutes: 30,
  calories: 310.5,
  distance: '5 km',
  assumed: true,
});

const outcome = (events: Event[], more: Partial<Outcome> = {}): Outcome => ({
  intents: ['log_meal'],
  heard: [],
  events,
  replies: [{ kind: 'confirm_log', text: 'Logged.', segments: 1, lang: 'en' }],
  pending: null,
  counts: true,
  amends: null,
  entryIds: [],
  waitSeconds: 3,
  ...more,
});

function turnOf(conversationId: string, version: number, made: Outcome, cause: Cause, at: Date): Turn {
  const id = cause.type === 'text' ? cause.textId : randomUUID();
  return {
    conversationId,
    version,
    at,
    now: at,
    cause,
    outcome: made,
    change:
      cause.type === 'text' && isReversible(made.events)
        ? { id, at: at.toISOString(), events: made.events, undone: false, undoneAt: null }
        : null,
    reply: composeReply(made, { id: randomUUID(), businessKey: `reply:${id}`, now: at, maxWaitSeconds: 3 }),
  };
}

/** Plays a turn on the store and on the pure fold, and expects the same snapshot. */
async function sameAsFold(conversationId: string, make: (snapshot: Snapshot) => Outcome): Promise<Snapshot> {
  const { textId } = await newText('whatever');
  const at = later();
  const before = (await store.load(conversationId, at))!;
  const made = make(before);
  const heard = { id: textId, text: 'whatever', source: 'sms' as const, receivedAt: at, media: { count: 0, type: null } };
  const expected = applyOutcome(before, made, heard, at);
  expect(await store.commit(turnOf(conversationId, before.version, made, { type: 'text', textId, source: 'sms' }, at))).toBe('committed');
  const after = (await store.load(conversationId, at))!;
  const comparable = (snapshot: Snapshot) => ({ ...snapshot, waiting: snapshot.waiting && { ...snapshot.waiting, id: 'any' } });
  expect(comparable(after)).toEqual(comparable(expected));
  return after;
}

describe('what the store holds after a turn is what the pure fold says', () => {
  test('a day of everything', async () => {
    const { conversationId } = await newUser();
    const breakfast = meal(1);
    const run = workout(2);
    await sameAsFold(conversationId, () => outcome([{ type: 'meal-logged', entry: breakfast }], { entryIds: [breakfast.id] }));
    await sameAsFold(conversationId, () => outcome([{ type: 'workout-logged', entry: run }]));
    await sameAsFold(conversationId, () =>
      outcome([
        { type: 'entry-corrected', before: breakfast, after: { ...breakfast, meal: 'lunch', items: [eggs, eggs] }, moved: [meal(3)] },
      ]),
    );
    await sameAsFold(conversationId, () =>
      outcome([{ type: 'goals-changed', before: null, after: { calories: 2000, protein: 120, carbs: null, fat: null, sugar: null } }]),
    );
    await sameAsFold(conversationId, () =>
      outcome([
        {
          type: 'settings-changed',
          before: {},
          after: { remindLunch: true, lunchTime: '12:30', timezone: 'America/Chicago', firstName: 'Sammy', language: 'fr' },
        },
      ]),
    );
    await sameAsFold(conversationId, () =>
      outcome([
        { type: 'meal-saved', name: 'power bowl', items: [eggs] },
        { type: 'memory-kept', words: 'latte', item: eggs },
      ]),
    );
    await sameAsFold(conversationId, () =>
      outcome([
        { type: 'water-logged', id: randomUUID(), ml: 500, localDate: '2026-06-10' },
        { type: 'weight-logged', id: randomUUID(), kg: 71.5, localDate: '2026-06-10', before: null },
      ]),
    );
    await sameAsFold(conversationId, () =>
      outcome([
        { type: 'meal-skipped', meal: 'dinner', localDate: '2026-06-10' },
        { type: 'limit-noticed', limit: 'meals', localDate: '2026-06-10' },
      ]),
    );
    await sameAsFold(conversationId, () =>
      outcome([
        { type: 'saved-meal-deleted', name: 'power bowl', items: [eggs] },
        { type: 'memory-forgotten', words: 'latte', item: eggs },
        { type: 'language-heard', language: 'es' },
      ]),
    );
    const pending = {
      ask: 'which-food',
      options: ['1. apple', '2. apple pie'],
      draft: { words: 'apple' },
      askedAt: '2026-06-10T16:31:00.000Z',
    };
    const asked = await sameAsFold(conversationId, () => outcome([], { pending }));
    expect(asked.pending).toEqual(pending);
  });

  test('undo and redo mark the change and bring the rows back', async () => {
    const { conversationId } = await newUser();
    const breakfast = meal(1);
    const logged = await sameAsFold(conversationId, () => outcome([{ type: 'meal-logged', entry: breakfast }]));
    const change = logged.changes[0]!;
    const undone = await sameAsFold(conversationId, () =>
      outcome([{ type: 'change-undone', changeId: change.id }, ...undoing(change.events)]),
    );
    expect(undone.entries).toEqual([]);
    const redone = await sameAsFold(conversationId, () =>
      outcome([
        { type: 'change-redone', changeId: change.id },
        { type: 'entry-restored', entry: breakfast },
      ]),
    );
    expect(redone.entries).toEqual([breakfast]);
    expect(redone.nextNumber).toBe(2);
  });

  test('a number is never given twice, even when its entry is gone', async () => {
    const { conversationId } = await newUser();
    const only = meal(1);
    await sameAsFold(conversationId, () => outcome([{ type: 'meal-logged', entry: only }]));
    expect((await sameAsFold(conversationId, () => outcome([{ type: 'entry-removed', entry: only }]))).nextNumber).toBe(2);
  });

  test('opting out and in', async () => {
    const { conversationId } = await newUser();
    expect(
      (await sameAsFold(conversationId, () => outcome([{ type: 'opted-out', how: 'keyword' }], { replies: [], counts: false }))).user
        .optedOut,
    ).toBe(true);
    expect((await sameAsFold(conversationId, () => outcome([{ type: 'opted-in' }], { replies: [], counts: false }))).user.optedOut).toBe(
      false,
    );
    const consents = (await dataSource.query('select action from consents order by id')) as { action: string }[];
    expect(consents.slice(-2).map((row) => row.action)).toEqual(['revoked', 'granted']);
  });

  test('a stranger is sent one link', async () => {
    const { conversationId } = await newText('hello', { phone: '+14165550123' });
    const before = (await store.load(conversationId, later()))!;
    expect(before.stranger).toEqual({ linkSentAt: null });
    const at = later();
    const { textId } = await newText('hello again', { phone: '+14165550123' });
    await store.commit(
      turnOf(
        conversationId,
        before.version,
        outcome([{ type: 'signup-link-sent' }], { counts: false }),
        { type: 'text', textId, source: 'sms' },
        at,
      ),
    );
    expect((await store.load(conversationId, later()))!.stranger).toEqual({ linkSentAt: at.toISOString() });
  });
});

describe('texts in', () => {
  test('50 copies at once are one text', async () => {
    await newUser();
    const results = await Promise.all(Array.from({ length: 50 }, () => newText('2 eggs', { providerId: 'SM1' })));
    expect(results.filter((result) => result.fresh)).toHaveLength(1);
    expect(new Set(results.map((result) => result.textId)).size).toBe(1);
    expect(await dataSource.query('select count(*)::int as n from inbound_texts')).toEqual([{ n: 1 }]);
  });

  test('first texts of a new number, all at once, make one conversation', async () => {
    const results = await Promise.all(Array.from({ length: 20 }, (_, index) => newText(`text ${index}`)));
    expect(new Set(results.map((result) => result.conversationId)).size).toBe(1);
  });

  test.each([
    ['NUL', '2 eggs\u0000 and toast'],
    ['half a surrogate pair', '2 eggs \ud83d and toast'],
    ['both in a draft', '\ud800\u0000'],
  ])('%s does no harm', async (_what, body) => {
    const { conversationId } = await newUser();
    const { textId } = await newText(body);
    const waiting = (await store.nextText(conversationId, later()))!;
    expect(waiting.text).not.toContain('\u0000');
    expect(/[\ud800-\udfff]/.test(waiting.text)).toBe(false);
    const snapshot = (await store.load(conversationId, later()))!;
    const made = outcome([{ type: 'memory-kept', words: body, item: { ...eggs, name: body, mods: [body] } }], {
      pending: { ask: 'x', options: [body], draft: { [body]: body }, askedAt: '2026-06-10T16:31:00.000Z' },
    });
    expect(await store.commit(turnOf(conversationId, snapshot.version, made, { type: 'text', textId, source: 'sms' }, later()))).toBe(
      'committed',
    );
  });

  test('wait in the order they came, are handled once, and are skipped while put off', async () => {
    const { conversationId } = await newUser();
    const first = await newText('first');
    const second = await newText('second');
    expect((await store.nextText(conversationId, later()))!.id).toBe(first.textId);
    await store.failText(first.textId, 'it broke', new Date(clock + 60_000));
    expect(await store.nextText(conversationId, later())).toMatchObject({ id: second.textId, attempts: 0 });
    const snapshot = (await store.load(conversationId, later()))!;
    const turn = turnOf(conversationId, snapshot.version, outcome([]), { type: 'text', textId: second.textId, source: 'sms' }, later());
    expect(await store.commit(turn)).toBe('committed');
    expect(await store.commit({ ...turn, version: snapshot.version + 1 })).toBe('done-already');
    expect(await store.nextText(conversationId, later())).toBeNull();
    expect(await store.withMail(later(), 10)).toEqual([]);
    later(120);
    expect(await store.nextText(conversationId, later())).toMatchObject({ id: first.textId, attempts: 1 });
    expect(await store.withMail(later(), 10)).toEqual([conversationId]);
    await store.failText(first.textId, 'it broke again', null);
    expect(await store.nextText(conversationId, later(3600))).toBeNull();
    expect(await dataSource.query('select reason from flags')).toEqual([{ reason: 'not-handled' }]);
  });

  test("a stranger's texts of the last day are handled again once they sign up", async () => {
    const { conversationId, textId } = await newText('2 eggs');
    const snapshot = (await store.load(conversationId, later()))!;
    await store.commit(
      turnOf(
        conversationId,
        snapshot.version,
        outcome([], { intents: ['unknown_user'], counts: false }),
        { type: 'text', textId, source: 'sms' },
        later(),
      ),
    );
    await newUser();
    expect(await store.reopen({ strangerConversation: conversationId, since: new Date(clock - 86_400_000) })).toEqual([conversationId]);
    expect(await store.nextText(conversationId, later())).toMatchObject({ id: textId, text: '2 eggs', round: 1 });
    expect(await store.load(conversationId, later())).toMatchObject({ stranger: null });
  });
});

describe('commits', () => {
  test('of one version: exactly one of ten wins, and everything of the others is gone', async () => {
    const { conversationId, userId } = await newUser();
    const { version } = (await store.load(conversationId, later()))!;
    const texts = await Promise.all(Array.from({ length: 10 }, (_, index) => newText(`text ${index}`)));
    const at = later();
    const results = await Promise.all(
      texts.map(({ textId }) =>
        store.commit(
          turnOf(conversationId, version, outcome([{ type: 'meal-logged', entry: meal(1) }]), { type: 'text', textId, source: 'sms' }, at),
        ),
      ),
    );
    expect(results.filter((result) => result === 'committed')).toHaveLength(1);
    expect(results.filter((result) => result === 'stale')).toHaveLength(9);
    const counts = await dataSource.query(
      `select (select count(*)::int from entries) as entries, (select count(*)::int from outbound_texts) as replies, (select count(*)::int from inbound_texts where handled_at is not null) as handled, (select texts from daily_counters where user_id = $1) as counted`,
      [userId],
    );
    expect(counts).toEqual([{ entries: 1, replies: 1, handled: 1, counted: 1 }]);
  });

  test('that break in the middle leave nothing behind', async () => {
    const { conversationId } = await newUser();
    const { textId } = await newText('2 eggs');
    const { version } = (await store.load(conversationId, later()))!;
    const broken = { ...meal(2), localTime: 'noon' } as Entry;
    const made = outcome([
      { type: 'meal-logged', entry: meal(1) },
      { type: 'meal-logged', entry: broken as MealEntry },
    ]);
    await expect(store.commit(turnOf(conversationId, version, made, { type: 'text', textId, source: 'sms' }, later()))).rejects.toThrow(
      /clock_time/,
    );
    const after = (await store.load(conversationId, later()))!;
    expect(after).toMatchObject({ version, entries: [], used: { texts: 0, meals: 0 } });
    expect((await store.nextText(conversationId, later()))!.id).toBe(textId);
  });

  test('amend the waiting reply; once it has left they are stale', async () => {
    const { conversationId } = await newUser();
    const one = await sameAsFold(conversationId, () => outcome([]));
    const amended = await sameAsFold(conversationId, () =>
      outcome([], { amends: one.waiting!.id, replies: [{ kind: 'confirm_log', text: 'Both logged.', segments: 1, lang: 'en' }] }),
    );
    expect(amended.waiting).toMatchObject({ id: one.waiting!.id, text: 'Both logged.' });
    expect(await dataSource.query('select body from outbound_texts')).toEqual([{ body: 'Both logged.' }]);
    expect(await outbox.claim(later(10), 1000)).toMatchObject({ body: 'Both logged.' });
    const { textId } = await newText('and toast');
    const late = outcome([], { amends: one.waiting!.id });
    expect(await store.commit(turnOf(conversationId, amended.version, late, { type: 'text', textId, source: 'sms' }, later()))).toBe(
      'stale',
    );
  });

  test('an edit on a screen is final: undo by text does not know it, nor what it undid', async () => {
    const { conversationId } = await newUser();
    const lunch = meal(1);
    const logged = await sameAsFold(conversationId, () => outcome([{ type: 'meal-logged', entry: lunch }]));
    expect(logged.changes).toHaveLength(1);
    const removal = outcome([{ type: 'entry-removed', entry: lunch }], { replies: [], counts: false });
    expect(await store.commit(turnOf(conversationId, logged.version, removal, { type: 'edit' }, later()))).toBe('committed');
    expect(await store.load(conversationId, later())).toMatchObject({ entries: [], changes: [], used: { meals: 0, texts: 1 } });
  });

  test('the same reply is queued once for its business key', async () => {
    const { conversationId } = await newUser();
    const { textId } = await newText('2 eggs');
    const { version } = (await store.load(conversationId, later()))!;
    const turn = turnOf(conversationId, version, outcome([]), { type: 'text', textId, source: 'sms' }, later());
    await store.commit(turn);
    await store.commit({ ...turn, version: version + 1, cause: { type: 'occasion' }, reply: { ...turn.reply!, id: randomUUID() } });
    expect(await dataSource.query('select count(*)::int as n from outbound_texts')).toEqual([{ n: 1 }]);
  });
});

test('model readings of a day are given out exactly as often as allowed', async () => {
  const { userId } = await newUser();
  const taken = await Promise.all(Array.from({ length: 50 }, () => store.takeModelRead(userId, '2026-06-10', 10)));
  expect(taken.filter(Boolean)).toHaveLength(10);
  expect(await store.takeModelRead(userId, '2026-06-11', 10)).toBe(true);
  expect(await store.takeModelRead(userId, '2026-06-11', 0)).toBe(false);
  expect(await store.takeModelRead(userId, '2026-06-10', -1)).toBe(true);
});
