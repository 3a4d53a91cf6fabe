import { randomUUID } from 'node:crypto';
import type { Entry, MealEntry } from '../../src/domain/entry.js';
import { PROMOTION_HOURS } from '../../src/domain/promotion-hours.js';
import { eggs, meal, outcome, turnOf } from '../fakes/turns.js';
import { StoreBench } from '../support/store-bench.js';

const bench = new StoreBench();

describe('texts in', () => {
  test('50 copies at once are one text', async () => {
    await bench.newUser();
    const results = await Promise.all(Array.from({ length: 50 }, () => bench.newText('2 eggs', { providerId: 'SM1' })));
    expect(results.filter((result) => result.fresh)).toHaveLength(1);
    expect(new Set(results.map((result) => result.textId)).size).toBe(1);
    expect(await bench.dataSource.query('select count(*)::int as n from inbound_texts')).toEqual([{ n: 1 }]);
  });

  test('first texts of a new number, all at once, make one conversation', async () => {
    const results = await Promise.all(Array.from({ length: 20 }, (_, index) => bench.newText(`text ${index}`)));
    expect(new Set(results.map((result) => result.conversationId)).size).toBe(1);
  });

  test.each([
    ['NUL', '2 eggs\u0000 and toast'],
    ['half a surrogate pair', '2 eggs \ud83d and toast'],
    ['both in a draft', '\ud800\u0000'],
  ])('%s does no harm', async (_what, body) => {
    const { conversationId } = await bench.newUser();
    const { textId } = await bench.newText(body);
    const waiting = (await bench.store.nextText(conversationId, bench.later()))!;
    expect(waiting.text).not.toContain('\u0000');
    expect(/[\ud800-\udfff]/.test(waiting.text)).toBe(false);
    const snapshot = (await bench.store.load(conversationId, bench.later()))!;
    const made = outcome([{ type: 'memory-kept', words: body, item: { ...eggs, name: body, mods: [body] } }], {
      pending: { ask: 'x', options: [body], draft: { [body]: body }, askedAt: '2026-06-10T16:31:00.000Z' },
    });
    expect(
      await bench.store.commit(turnOf(conversationId, snapshot.version, made, { type: 'text', textId, source: 'sms' }, bench.later())),
    ).toBe('committed');
  });

  test('a text longer than is read is kept whole and marked', async () => {
    await bench.newUser();
    await bench.newText('a'.repeat(1600), { providerId: 'SM1600' });
    await bench.newText('a'.repeat(1601), { providerId: 'SM1601' });
    expect(await bench.dataSource.query('select length(body) as length, truncated from inbound_texts order by seq')).toEqual([
      { length: 1600, truncated: false },
      { length: 1601, truncated: true },
    ]);
  });

  test('a text comes after those that wait, though a clock was set back meanwhile', async () => {
    const { conversationId } = await bench.newUser();
    const first = await bench.newText('before');
    await bench.dataSource.query('update inbound_texts set seq = seq + 3600000000');
    const second = await bench.newText('after');
    expect(await bench.store.nextText(conversationId, bench.later())).toMatchObject({ id: first.textId });
    const numbers = await bench.dataSource.query<{ id: string }[]>('select id from inbound_texts order by seq');
    expect(numbers.map(({ id }) => id)).toEqual([first.textId, second.textId]);
  });

  test('a number keeps its own zone and hours for what is promoted, wherever its user is', async () => {
    const { conversationId, userId } = await bench.newUser();
    await bench.dataSource.query(`update users set timezone = 'America/Denver' where id = $1`, [userId]);
    expect(await bench.store.load(conversationId, bench.later())).toMatchObject({
      user: { timezone: 'America/Denver' },
      promotion: { zone: 'America/New_York', hours: PROMOTION_HOURS },
    });
  });

  test('wait in the order they came, are handled once, and are skipped while put off', async () => {
    const { conversationId } = await bench.newUser();
    const first = await bench.newText('first');
    const second = await bench.newText('second');
    expect((await bench.store.nextText(conversationId, bench.later()))!.id).toBe(first.textId);
    const fail = async (nextTry: Date | null) => {
      await bench.store.beginText(conversationId, first.textId);
      await bench.store.failText(conversationId, first.textId, 'it broke', nextTry);
    };
    await fail(bench.in(1));
    expect(await bench.store.nextText(conversationId, bench.later(0))).toBeNull();
    await fail(bench.in(4));
    expect(await bench.store.nextText(conversationId, bench.later(0))).toBeNull();
    await fail(bench.in(60));
    expect(await bench.store.nextText(conversationId, bench.later())).toMatchObject({ id: second.textId, attempts: 0 });
    const snapshot = (await bench.store.load(conversationId, bench.later()))!;
    const turn = turnOf(
      conversationId,
      snapshot.version,
      outcome([]),
      { type: 'text', textId: second.textId, source: 'sms' },
      bench.later(),
    );
    expect(await bench.store.commit(turn)).toBe('committed');
    expect(await bench.store.commit({ ...turn, version: snapshot.version + 1 })).toBe('done-already');
    expect(await bench.store.nextText(conversationId, bench.later())).toBeNull();
    expect(await bench.store.withMail(bench.later(), 10)).toEqual([]);
    bench.later(120);
    expect(await bench.store.nextText(conversationId, bench.later())).toMatchObject({ id: first.textId, attempts: 3, failures: 3 });
    expect(await bench.store.withMail(bench.later(), 10)).toEqual([conversationId]);
    await fail(null);
    expect(await bench.store.nextText(conversationId, bench.later(3600))).toBeNull();
    expect(await bench.dataSource.query('select reason from flags')).toEqual([{ reason: 'not-handled' }]);
  });

  test("a stranger's texts of the last day are handled again once they sign up", async () => {
    const { conversationId, textId } = await bench.newText('2 eggs');
    const snapshot = (await bench.store.load(conversationId, bench.later()))!;
    await bench.store.commit(
      turnOf(
        conversationId,
        snapshot.version,
        outcome([], { intents: ['unknown_user'], counts: false }),
        { type: 'text', textId, source: 'sms' },
        bench.later(),
      ),
    );
    await bench.newUser();
    expect(await bench.store.reopen({ strangerConversation: conversationId, since: bench.in(-86_400) })).toEqual([conversationId]);
    expect(await bench.store.nextText(conversationId, bench.later())).toMatchObject({ id: textId, text: '2 eggs', round: 1 });
    expect(await bench.store.load(conversationId, bench.later())).toMatchObject({ stranger: null });
  });
});

describe('commits', () => {
  test('of one version: exactly one of ten wins, and everything of the others is gone', async () => {
    const { conversationId, userId } = await bench.newUser();
    const { version } = (await bench.store.load(conversationId, bench.later()))!;
    const texts = await Promise.all(Array.from({ length: 10 }, (_, index) => bench.newText(`text ${index}`)));
    const at = bench.later();
    const results = await Promise.all(
      texts.map(({ textId }) =>
        bench.store.commit(
          turnOf(conversationId, version, outcome([{ type: 'meal-logged', entry: meal(1) }]), { type: 'text', textId, source: 'sms' }, at),
        ),
      ),
    );
    expect(results.filter((result) => result === 'committed')).toHaveLength(1);
    expect(results.filter((result) => result === 'stale')).toHaveLength(9);
    const counts = await bench.dataSource.query(
      `select (select count(*)::int from entries) as entries, (select count(*)::int from outbound_texts) as replies, (select count(*)::int from inbound_texts where handled_at is not null) as handled, (select texts from daily_counters where user_id = $1) as counted`,
      [userId],
    );
    expect(counts).toEqual([{ entries: 1, replies: 1, handled: 1, counted: 1 }]);
  });

  test('that break in the middle leave nothing behind', async () => {
    const { conversationId } = await bench.newUser();
    const { textId } = await bench.newText('2 eggs');
    const { version } = (await bench.store.load(conversationId, bench.later()))!;
    const broken = { ...meal(2), localTime: 'noon' } as Entry;
    const made = outcome([
      { type: 'meal-logged', entry: meal(1) },
      { type: 'meal-logged', entry: broken as MealEntry },
    ]);
    await expect(
      bench.store.commit(turnOf(conversationId, version, made, { type: 'text', textId, source: 'sms' }, bench.later())),
    ).rejects.toThrow(/clock_time/);
    const after = (await bench.store.load(conversationId, bench.later()))!;
    expect(after).toMatchObject({ version, entries: [], used: { texts: 0, meals: 0 } });
    expect((await bench.store.nextText(conversationId, bench.later()))!.id).toBe(textId);
  });

  test('amend the waiting reply; once it has left they are stale', async () => {
    const { conversationId } = await bench.newUser();
    const one = await bench.sameAsFold(conversationId, () => outcome([]));
    const amended = await bench.sameAsFold(conversationId, () =>
      outcome([], { amends: one.waiting!.id, replies: [{ kind: 'confirm_log', text: 'Both logged.', segments: 1, lang: 'en' }] }),
    );
    expect(amended.waiting).toMatchObject({ id: one.waiting!.id, text: 'Both logged.' });
    expect(await bench.dataSource.query('select body from outbound_texts')).toEqual([{ body: 'Both logged.' }]);
    expect(await bench.outbox.claim(bench.later(10), 1000, 1)).toMatchObject([{ body: 'Both logged.' }]);
    const { textId } = await bench.newText('and toast');
    const late = outcome([], { amends: one.waiting!.id });
    expect(
      await bench.store.commit(turnOf(conversationId, amended.version, late, { type: 'text', textId, source: 'sms' }, bench.later())),
    ).toBe('stale');
  });

  test('an edit on a screen is a change like a text’s, after those that stand', async () => {
    const { conversationId } = await bench.newUser();
    const lunch = meal(1);
    const logged = await bench.sameAsFold(conversationId, () => outcome([{ type: 'meal-logged', entry: lunch }]));
    expect(logged.changes).toHaveLength(1);
    const removal = outcome([{ type: 'entry-removed', entry: lunch }], { replies: [], counts: false });
    const now = bench.later();
    const change = { id: 'edit-1', at: now.toISOString(), events: removal.events, undone: false, undoneAt: null };
    const turn = { ...turnOf(conversationId, logged.version, removal, { type: 'edit' }, now), change };
    expect(await bench.store.commit(turn)).toBe('committed');
    const after = await bench.store.load(conversationId, bench.later());
    expect(after).toMatchObject({ entries: [], changes: [logged.changes[0], change], used: { meals: 0, texts: 1 } });
  });

  test('the same reply is queued once for its business key', async () => {
    const { conversationId } = await bench.newUser();
    const { textId } = await bench.newText('2 eggs');
    const { version } = (await bench.store.load(conversationId, bench.later()))!;
    const turn = turnOf(conversationId, version, outcome([]), { type: 'text', textId, source: 'sms' }, bench.later());
    await bench.store.commit(turn);
    await bench.store.commit({ ...turn, version: version + 1, cause: { type: 'occasion' }, reply: { ...turn.reply!, id: randomUUID() } });
    expect(await bench.dataSource.query('select count(*)::int as n from outbound_texts')).toEqual([{ n: 1 }]);
  });
});

test('model readings of a day are given out exactly as often as allowed', async () => {
  const { userId } = await bench.newUser();
  const taken = await Promise.all(
    Array.from({ length: 50 }, () => bench.store.takeModelRead(userId, { at: bench.later(), localDate: '2026-06-10' }, 10)),
  );
  expect(taken.filter(Boolean)).toHaveLength(10);
  expect(await bench.store.takeModelRead(userId, { at: bench.later(), localDate: '2026-06-11' }, 10)).toBe(true);
  expect(await bench.store.takeModelRead(userId, { at: bench.later(), localDate: '2026-06-11' }, 0)).toBe(false);
  expect(await bench.store.takeModelRead(userId, { at: bench.later(), localDate: '2026-06-10' }, -1)).toBe(true);
  const other = { at: bench.later(), localDate: '2026-06-12' };
  expect(await bench.store.takeModelRead(userId, other, 1)).toBe(true);
  expect(await bench.store.takeModelRead(userId, other, 1)).toBe(false);
  await bench.store.giveBackModelRead(userId, other);
  expect(await bench.store.takeModelRead(userId, other, 1)).toBe(true);
  expect(await bench.store.modelTokens(userId, new Date(0))).toEqual({ tokensIn: 0, tokensOut: 0 });
});

test('what models took for a text is counted together: for its reading, for being heard and for its turn', async () => {
  const { conversationId, userId } = await bench.newUser();
  const took = async (cause: object): Promise<unknown> => {
    const { textId } = await bench.newText('whatever');
    const { version } = (await bench.store.load(conversationId, bench.later()))!;
    await bench.store.commit(
      turnOf(conversationId, version, outcome([]), { type: 'text', textId, source: 'sms', ...cause }, bench.later()),
    );
    return bench.store.modelTokens(userId, new Date(0));
  };
  const read = { reader: 'model', model: 'm', promptVersion: 'v', key: 'k', tokensIn: 100, tokensOut: 10 };
  const ear = { topic: null, tokensIn: 40, tokensOut: 4 };
  expect(await took({ read, ear })).toEqual({ tokensIn: 140, tokensOut: 14 });
  expect(await took({ read: { reader: 'builtin' }, ear })).toEqual({ tokensIn: 180, tokensOut: 18 });
  expect(await took({ read: null, ear: null })).toEqual({ tokensIn: 180, tokensOut: 18 });
  const spent = { tokensIn: 7, tokensOut: 1 };
  expect(await took({ read, ear, spent })).toEqual({ tokensIn: 327, tokensOut: 33 });
  expect(await took({ read: null, spent })).toEqual({ tokensIn: 334, tokensOut: 34 });
});
