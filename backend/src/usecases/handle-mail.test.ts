import { startApp, type TestApp } from '../../test/support/app.js';
import { deliverTexts } from './deliver-texts.js';
import { handleMail } from './handle-mail.js';
import { register } from './register.js';
import { sweep } from './sweep.js';
import type { Dependencies } from './dependencies.js';

const phone = '+12025550123';
const FOODS = [
  'an apple',
  'a banana',
  'a pear',
  'a peach',
  'a plum',
  'an orange',
  'a kiwi',
  '2 eggs',
  'a bagel',
  'a muffin',
  'a donut',
  'oatmeal',
  'a taco',
  'a burrito',
  'a salad',
];
let target: TestApp;
let number = 0;

beforeAll(async () => {
  target = await startApp();
  await register(target.deps, {
    phone,
    username: null,
    firstName: 'Sam',
    lastName: null,
    timezone: null,
    consentVersion: null,
    ip: null,
    userAgent: null,
  });
  await target.parts.dataSource.query(
    `insert into subscriptions (user_id, provider, plan, status, updated_at) select id, 'local', 'pro', 'active', now() from users`,
  );
  await target.parts.dataSource.query('delete from outbound_texts');
});
afterEach(() =>
  target.parts.dataSource.query(
    'delete from flags; delete from outbound_texts; delete from entries; delete from inbound_texts; delete from rate_limits',
  ),
);
afterAll(() => target?.close());

const accept = (body: string, more: { phone?: string; receivedAt?: Date } = {}) =>
  target.deps.store.accept({
    providerId: `m${(number += 1)}`,
    source: 'sms',
    phone: more.phone ?? phone,
    body,
    media: { count: 0, type: null },
    receivedAt: more.receivedAt ?? new Date(),
  });
const rows = async (table: string) => await target.parts.dataSource.query<Record<string, unknown>[]>(`select * from ${table} order by 1`);

/** The time comes at which a text that was put off is tried again. */
const tryAgain = (textId: string) => target.parts.dataSource.query('update inbound_texts set next_try_at = null where id = $1', [textId]);

/** What became of a text. */
async function given(textId: string): Promise<unknown> {
  const [row] = await target.parts.dataSource.query<unknown[]>(
    `select attempts, dead_at is not null as dead, (select count(*)::int from flags where inbound_id = i.id) as flags,
       coalesce((select kinds from outbound_texts where inbound_id = i.id), '{}') as said from inbound_texts i where id = $1`,
    [textId],
  );
  return row;
}

/** A process that ends while it loads what is known: nothing of it comes after that, and its lock goes with it. */
function interrupted(): { deps: Dependencies; reached: Promise<void>; end: () => void } {
  let reach: () => void;
  const reached = new Promise<void>((resolve) => (reach = resolve));
  let end: (error: Error) => void;
  const ended = new Promise<never>((_, reject) => (end = reject));
  const store = new Proxy(target.deps.store, {
    get(real, key) {
      const value: unknown = Reflect.get(real, key);
      if (key === 'load') return () => (reach(), ended);
      if (key === 'uncountTry') return () => Promise.resolve();
      return typeof value === 'function' ? value.bind(real) : value;
    },
  });
  return { deps: { ...target.deps, store }, reached, end: () => end(Object.assign(new Error('the process ended'), { code: '57P01' })) };
}

/** Dependencies with a store one of whose calls goes wrong for a while. */
function failing(
  method: 'commit' | 'load' | 'nextText',
  when: 'before' | 'after',
  times: number,
  error = new Error('it broke'),
): Dependencies {
  let left = times;
  const store = new Proxy(target.deps.store, {
    get(real, key) {
      const value: unknown = Reflect.get(real, key);
      if (key !== method) return typeof value === 'function' ? value.bind(real) : value;
      return async (...args: unknown[]) => {
        if (when === 'before' && left-- > 0) throw error;
        const result: unknown = await (value as (...args: unknown[]) => Promise<unknown>).apply(real, args);
        if (when === 'after' && left-- > 0) throw error;
        return result;
      };
    },
  });
  return { ...target.deps, store };
}

test.each([
  ['commit', 'before'],
  ['commit', 'after'],
  ['load', 'before'],
  ['load', 'after'],
] as const)('when %s breaks %s it happened, the text has one meal and one reply in the end', async (method, when) => {
  const { conversationId, textId } = await accept('2 eggs');
  await handleMail(failing(method, when, 1), conversationId);
  await tryAgain(textId);
  await handleMail(target.deps, conversationId);
  await handleMail(target.deps, conversationId);
  expect(await rows('entries')).toHaveLength(1);
  expect(await rows('outbound_texts')).toHaveLength(1);
});

test('a text that breaks every time is left to staff after three tries, its sender is told, and it holds up no other for longer', async () => {
  const { conversationId, textId } = await accept('2 eggs');
  const broken = failing('commit', 'before', Number.MAX_SAFE_INTEGER);
  await handleMail(broken, conversationId);
  await accept('a banana');
  await handleMail(target.deps, conversationId);
  await tryAgain(textId);
  await handleMail(broken, conversationId);
  await handleMail(target.deps, conversationId);
  expect(await rows('entries')).toEqual([]);
  await tryAgain(textId);
  await handleMail(failing('commit', 'before', 1), conversationId);
  expect(await rows('entries')).toHaveLength(1);
  expect(await given(textId)).toEqual({ attempts: 3, dead: true, flags: 1, said: ['unknown'] });
});

test('tries that never came back do not count among those that failed', async () => {
  const { conversationId, textId } = await accept('2 eggs');
  for (let lost = 0; lost < 4; lost += 1) {
    const ended = interrupted();
    const work = handleMail(ended.deps, conversationId).catch(() => undefined);
    await ended.reached;
    ended.end();
    await work;
  }
  await handleMail(failing('commit', 'before', 1), conversationId);
  expect(await given(textId)).toEqual({ attempts: 5, dead: false, flags: 0, said: [] });
  await tryAgain(textId);
  await handleMail(target.deps, conversationId);
  expect(await rows('entries')).toHaveLength(1);
});

test('a try is counted before it begins: a text that never comes back is given up untouched after six of them', async () => {
  const { conversationId, textId } = await accept('2 eggs');
  for (let tries = 1; tries <= 6; tries += 1) {
    const ended = interrupted();
    const work = handleMail(ended.deps, conversationId).catch(() => undefined);
    await ended.reached;
    expect(await given(textId)).toEqual({ attempts: tries, dead: false, flags: 0, said: [] });
    ended.end();
    await work;
  }
  await accept('a banana');
  await handleMail(target.deps, conversationId);
  expect(await given(textId)).toEqual({ attempts: 6, dead: true, flags: 1, said: ['unknown'] });
  expect(await rows('entries')).toHaveLength(1);
});

test('texts that were begun before are tried one at a time, so that none is blamed for what another does', async () => {
  const stuck = await accept('2 eggs', { phone: '+14165550101' });
  const innocent = await accept('a banana', { phone: '+14165550102' });
  await target.parts.dataSource.query('update inbound_texts set attempts = 1');
  const ended = interrupted();
  const first = handleMail(ended.deps, stuck.conversationId).catch(() => undefined);
  await ended.reached;
  const second = handleMail(target.deps, innocent.conversationId);
  await handleMail(target.deps, (await accept('a pear', { phone: '+14165550103' })).conversationId);
  expect(await given(innocent.textId)).toMatchObject({ attempts: 1 });
  ended.end();
  await Promise.all([first, second]);
  expect(await given(stuck.textId)).toMatchObject({ attempts: 2 });
  expect(await given(innocent.textId)).toMatchObject({ dead: false, said: ['signup_link'] });
});

test('one who opted out is told nothing of a text that was given up', async () => {
  const { conversationId, textId } = await accept('2 eggs');
  await target.parts.dataSource.query('update inbound_texts set attempts = 6 where id = $1', [textId]);
  await target.parts.dataSource.query(
    `insert into suppressions (phone_hash, phone, reason, at) select phone_hash, phone, 'keyword', now() from conversations where id = $1`,
    [conversationId],
  );
  await handleMail(target.deps, conversationId);
  expect(await given(textId)).toEqual({ attempts: 6, dead: true, flags: 1, said: [] });
  await target.parts.dataSource.query('delete from suppressions');
});

test('a text that broke once, as when the database goes away, is answered before the ones that came after it', async () => {
  const first = await accept('2 eggs');
  await handleMail(failing('commit', 'before', 1), first.conversationId);
  const second = await accept('a banana');
  await handleMail(target.deps, first.conversationId);
  await tryAgain(first.textId);
  await handleMail(target.deps, first.conversationId);
  const answered = await target.parts.dataSource.query<{ id: string }[]>('select inbound_id as id from outbound_texts order by seq');
  expect(answered.map(({ id }) => id)).toEqual([first.textId, second.textId]);
});

test('while the database is away no text is to blame: none is put off, and they are answered in their order', async () => {
  const stopping = Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' });
  const first = await accept('2 eggs');
  const second = await accept('a banana');
  const away = failing('commit', 'before', Number.MAX_SAFE_INTEGER, stopping);
  for (let tries = 0; tries < 6; tries += 1) await expect(handleMail(away, first.conversationId)).rejects.toThrow('terminating');
  const waiting = await target.parts.dataSource.query<unknown[]>('select attempts, next_try_at from inbound_texts');
  expect(waiting).toEqual([
    { attempts: 0, next_try_at: null },
    { attempts: 0, next_try_at: null },
  ]);
  await handleMail(target.deps, first.conversationId);
  const answered = await target.parts.dataSource.query<{ id: string }[]>('select inbound_id as id from outbound_texts order by seq');
  expect(answered.map(({ id }) => id)).toEqual([first.textId, second.textId]);
});

test('eight workers at once on a pile of texts handle each once, in order', async () => {
  const texts: string[] = [];
  let conversationId = '';
  for (const food of FOODS) {
    const accepted = await accept(food);
    texts.push(accepted.textId);
    conversationId = accepted.conversationId;
  }
  await Promise.all(Array.from({ length: 8 }, () => handleMail(target.deps, conversationId)));
  const replies = await target.parts.dataSource.query<{ id: string }[]>('select inbound_id as id from outbound_texts order by seq');
  expect(replies.map((reply) => reply.id)).toEqual(texts);
});

test('without any lock the version check alone keeps each text to one meal and one reply', async () => {
  const { conversationId } = await accept('2 eggs');
  const unlocked: Dependencies = { ...target.deps, lock: { run: (_id, work) => work() } };
  await Promise.all(Array.from({ length: 3 }, () => handleMail(unlocked, conversationId)));
  expect(await rows('entries')).toHaveLength(1);
  expect(await rows('outbound_texts')).toHaveLength(1);
});

test('a text that waited for hours is logged at its own time and day', async () => {
  const { conversationId } = await accept('2 eggs', { receivedAt: new Date('2026-06-10T12:10:00Z') });
  await handleMail(target.deps, conversationId);
  expect(await rows('entries')).toEqual([
    expect.objectContaining({ local_date: '2026-06-10', local_time: '08:10', meal: 'breakfast', counted_on: '2026-06-10' }),
  ]);
});

test("a stranger's text is answered with a link, and logged at its own time after sign-up", async () => {
  const stranger = '+14165550199';
  const { conversationId } = await accept('a bagel', { phone: stranger, receivedAt: new Date(Date.now() - 3_600_000) });
  await handleMail(target.deps, conversationId);
  expect(await rows('outbound_texts')).toEqual([expect.objectContaining({ kinds: ['signup_link'] })]);
  expect(await rows('entries')).toEqual([]);
  const { id } = await register(target.deps, {
    phone: stranger,
    username: null,
    firstName: null,
    lastName: null,
    timezone: null,
    consentVersion: null,
    ip: null,
    userAgent: null,
  });
  await handleMail(target.deps, conversationId);
  expect(await rows('entries')).toEqual([expect.objectContaining({ user_id: id })]);
  const said = await target.parts.dataSource.query<{ kinds: string[] }[]>('select kinds from outbound_texts order by seq');
  expect(said).toEqual([{ kinds: ['signup_link'] }, { kinds: ['ack'] }, { kinds: ['confirm_log'] }]);
});

test('the sweep finds texts that nobody rang for, and sends what waits', async () => {
  await accept('2 eggs');
  await sweep(target.deps);
  await deliverTexts(target.deps);
  expect(await rows('outbound_texts')).toEqual([expect.objectContaining({ state: expect.stringMatching(/accepted|sent|delivered/) })]);
});
