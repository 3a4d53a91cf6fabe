import supertest from 'supertest';
import { purge } from '../../src/usecases/purge.js';
import { retire } from '../../src/usecases/retire.js';
import { Browser, signedIn, startApp, text, type TestApp } from '../support/app.js';
import { staffOf } from './support/staff.js';

let target: TestApp;
beforeAll(async () => {
  target = await startApp({
    RETENTION_TEXTS_DAYS: '100',
    RETENTION_ANALYTICS_DAYS: '50',
    RETENTION_REMINDER_LOG_DAYS: '60',
    RETENTION_AUDIT_DAYS: '400',
    RETENTION_CONSENT_ORIGIN_DAYS: '500',
    RETENTION_PROVIDER_RECORDS_DAYS: '70',
    RETENTION_STRANGERS_DAYS: '3',
  });
});
afterAll(() => target?.close());

const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> => target.parts.dataSource.query(sql, values);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

test('texts of members go when they are old, what was made of them stays, and a repeat is still a repeat', async () => {
  const phone = '+12025554201';
  const { browser, id, path } = await signedIn(target, phone);
  const sid = `SM${'a'.repeat(32)}`;
  await text(target, phone, '2 eggs for breakfast', { providerId: sid, receivedAt: daysAgo(101) });
  await text(target, phone, 'a banana', { receivedAt: daysAgo(99) });
  await query(
    `update outbound_texts set created_at = now() - interval '101 days', state = 'delivered' where to_phone = $1 and body ilike '%egg%'`,
    [phone],
  );
  await query(`update entries set created_at = now() - interval '101 days' where user_id = $1`, [id]);
  const before = await query<{ n: number }>('select count(*)::int as n from entries where user_id = $1', [id]);
  expect(await retire(target.deps)).toMatchObject({ textsDays: 1 });
  const bodies = ((await browser.get(`${path}/messages`)).body as { content: string }[]).map(({ content }) => content);
  expect(bodies.some((body) => body.includes('banana'))).toBe(true);
  expect(bodies.some((body) => /egg/i.test(body))).toBe(false);
  expect(await query('select count(*)::int as n from entries where user_id = $1', [id])).toEqual(before);
  const repeat = { providerId: sid, source: 'sms', phone, body: '2 eggs for breakfast', media: { count: 0, type: null } } as const;
  expect(await target.deps.store.accept({ ...repeat, receivedAt: new Date() })).toMatchObject({ fresh: false });
  // The provider is asked to forget it, too.
  expect(await query('select provider_id from provider_erasures where provider_id = $1', [sid])).toEqual([{ provider_id: sid }]);
});

test('a text that still waits is never too old', async () => {
  const { conversationId } = await target.deps.store.accept({
    providerId: 'waiting',
    source: 'sms',
    phone: '+12025554202',
    body: 'hello',
    media: { count: 0, type: null },
    receivedAt: daysAgo(1000),
  });
  await retire(target.deps);
  expect(await query('select body from inbound_texts where conversation_id = $1', [conversationId])).toEqual([{ body: 'hello' }]);
});

test('strangers’ words go after their days, page events, reminder log and hashes after theirs, in portions', async () => {
  const { id } = await signedIn(target, '+12025554203');
  await query(
    `insert into analytics_events (user_id, name, properties, at) select $1, 'page_view', '{}', now() - n * interval '1 day' from generate_series(40, 60) n`,
    [id],
  );
  await query(
    `insert into analytics_events (user_id, name, properties, at) select $1, 'old', '{}', now() - interval '51 days' from generate_series(1, 2500)`,
    [id],
  );
  await query(
    `insert into reminder_log (user_id, kind, local_date, result, at) select $1, 'lunch', current_date - n, 'sent', now() - n * interval '1 day' from generate_series(55, 65) n`,
    [id],
  );
  await query(
    `insert into retired_provider_ids (hash, at) values ('young', now() - interval '69 days'), ('aged', now() - interval '71 days')`,
  );
  await text(target, '+12025554204', 'two days old', { receivedAt: daysAgo(2) });
  await text(target, '+12025554204', 'four days old', { receivedAt: daysAgo(4) });
  await retire(target.deps);
  await purge(target.deps);
  expect(await query('select count(*)::int as n from analytics_events where user_id = $1', [id])).toEqual([{ n: 10 }]);
  expect(await query('select count(*)::int as n from reminder_log where user_id = $1', [id])).toEqual([{ n: 5 }]);
  expect(await query(`select hash from retired_provider_ids where hash in ('young', 'aged')`)).toEqual([{ hash: 'young' }]);
  expect(
    await query(
      `select t.body from inbound_texts t join conversations c on c.id = t.conversation_id where c.phone = '+12025554204' order by t.received_at`,
    ),
  ).toEqual([{ body: '' }, { body: 'two days old' }]);
});

test('the audit and where consents came from are shortened by their functions alone, and never below a year', async () => {
  const { id } = await signedIn(target, '+12025554205');
  for (const days of [399, 401])
    await query(
      `insert into audit_log (at, actor_kind, actor_id, action, object_kind, object_id) values ($1, 'system', 'test', $2, 'user', $3)`,
      [daysAgo(days), `of-${days}`, id],
    );
  for (const days of [499, 501])
    await query(
      `insert into consents (user_id, phone_hash, purpose, action, text_version, ip, user_agent, at) values ($1, 'x', 'reminders', 'granted', $2, '192.0.2.7', 'Browser', $3)`,
      [id, `of-${days}`, daysAgo(days)],
    );
  await retire(target.deps);
  expect(await query('select action from audit_log where object_id = $1', [id])).toEqual([{ action: 'of-399' }]);
  expect(
    await query(`select text_version as v, ip, user_agent as ua from consents where user_id = $1 and purpose = 'reminders' order by id`, [
      id,
    ]),
  ).toEqual([
    { v: 'of-499', ip: '192.0.2.7', ua: 'Browser' },
    { v: 'of-501', ip: null, ua: null },
  ]);
  for (const name of ['retire_audit', 'forget_consent_origins'])
    await expect(query(`select ${name}(now() - interval '300 days', 10)`)).rejects.toThrow(/for a year/);
  await expect(query('delete from audit_log')).rejects.toThrow(/permission denied/);
  await expect(query('update consents set ip = null')).rejects.toThrow(/permission denied/);
});

test('how long what is kept is told to everybody, and stands in the export', async () => {
  const told = await supertest(target.app.getHttpServer()).get('/api/retention');
  expect(told.body).toEqual({
    textsDays: 100,
    picturesDays: 30,
    strangersDays: 3,
    analyticsDays: 50,
    reminderLogDays: 60,
    auditDays: 400,
    consentOriginDays: 500,
    providerRecordsDays: 70,
  });
  const { browser, path } = await signedIn(target, '+12025554206');
  expect((await browser.get(`${path}/export`)).body).toMatchObject({
    keptForDays: expect.arrayContaining([
      { what: 'texts', days: 100 },
      { what: 'audit', days: 400 },
    ]),
  });
});

test('an export also tells of reminders, a plan that was given, open sessions, corrections and what staff noted', async () => {
  const phone = '+12025554207';
  const { browser, id, path } = await signedIn(target, phone);
  const second = new Browser(target);
  await second.prove(phone);
  await text(target, phone, '2 eggs for breakfast');
  await text(target, phone, 'actually 3 eggs');
  await query(`insert into reminder_log (user_id, kind, local_date, result, at) values ($1, 'lunch', current_date, 'missed', now())`, [id]);
  const admin = await staffOf(target, 'admin');
  const until = new Date(Date.now() + 86_400_000).toISOString();
  expect((await admin.console.post(`/users/${id}/plan`, { plan: 'pro', until, reason: 'A gift' })).status).toBe(200);
  const [{ conversationId }] = (await query('select id as "conversationId" from conversations where user_id = $1', [id])) as [
    { conversationId: string },
  ];
  expect((await admin.console.post(`/conversations/${conversationId}/notes`, { body: 'Asked about eggs' })).status).toBeLessThan(300);
  const { body } = await browser.get(`${path}/export`);
  expect(body).toMatchObject({
    reminderLog: [{ kind: 'lunch', result: 'missed' }],
    givenPlans: [{ plan: 'pro', reason: 'A gift' }],
    sessions: [expect.any(Object), expect.any(Object)],
    staffNotes: [{ note: 'Asked about eggs' }],
  });
  expect((body as { corrections: unknown[] }).corrections.length).toBeGreaterThan(0);
  // Nothing in it opens a session.
  expect(JSON.stringify(body)).not.toContain(second.cookies.split('=')[1]!);
});
