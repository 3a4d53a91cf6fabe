import type { Attention, OutreachItem, OutreachPreview, OwnPhone } from '../../src/contract/index.js';
import { deliverTexts } from '../../src/usecases/deliver-texts.js';
import { sendOutreach } from '../../src/usecases/outreach/send-outreach.js';
import { retire } from '../../src/usecases/retire.js';
import { signedIn, startApp, type TestApp } from '../support/app.js';
import { type StaffOfTest, staffOf } from './support/staff.js';

let app: TestApp;
let agent: StaffOfTest;
let admin: StaffOfTest;
let other: StaffOfTest;

beforeAll(async () => {
  app = await startApp({ SEGMENT_COST: '8000', OUTREACH_PER_MINUTE: '24' });
  [agent, admin, other] = await Promise.all([staffOf(app, 'agent'), staffOf(app, 'admin'), staffOf(app, 'admin')]);
});
afterAll(() => app?.close());
beforeEach(() => query('delete from outreaches'));

const query = <T>(sql: string, values: unknown[] = []) => app.parts.dataSource.query<T[]>(sql, values);
const reason = 'ticket 12: photos are here';
const EN = 'Mealtext now reads photos of meals. Send us one.';
/** A year of its own for each test, so that its people are a segment of their own. */
let year = 1999;
let last = 100;

interface Person {
  id: string;
  phone: string;
}

/** Somebody who joined in this test's year and agreed to news. */
async function person(more: { agrees?: boolean; zone?: string; language?: string; phone?: string } = {}): Promise<Person> {
  const { agrees = true, zone = 'America/New_York', language = 'en', phone = `+1202557${String((last += 1)).padStart(4, '0')}` } = more;
  const { id, browser, path } = await signedIn(app, phone);
  if (agrees) await browser.patch(`${path}/news`, { wanted: true, consentVersion: 'n1' });
  await query('update users set created_at = make_date($2, 6, 1), timezone = $3, language = $4 where id = $1', [id, year, zone, language]);
  return { id, phone };
}

const people = async (...all: Parameters<typeof person>[0][]) => {
  year += 1;
  const found: Person[] = [];
  for (const one of all) found.push(await person(one));
  return found;
};
const segment = () => ({ createdAt_gte: `${year}-01-01T00:00:00Z`, createdAt_lt: `${year + 1}-01-01T00:00:00Z` });
const draft = (more: object = {}) => ({ title: 'Photos', kind: 'news', filter: segment(), words: { en: EN }, ...more });
const make = async (more: object = {}, who = agent) => (await who.console.post('/outreaches', draft(more))).body as OutreachItem;
const one = async (id: string) => (await agent.console.get(`/outreaches/${id}`)).body as OutreachItem;
const approve = (who: StaffOfTest, { id, version }: OutreachItem) =>
  who.console.post(`/outreaches/${id}/approve`, { version, reason: 'read it' });
async function approved(more: object = {}): Promise<OutreachItem> {
  const made = await make(more);
  await agent.console.post(`/outreaches/${made.id}/ask`, { reason });
  return (await approve(admin, made)).body as OutreachItem;
}
/** The product at another time: noon in New York unless said otherwise. */
const at = (instant: string) => ({ ...app.deps, clock: { now: () => new Date(instant) } });
const NOON = '2027-03-10T17:00:00Z';
const later = (seconds: number) => new Date(Date.parse(NOON) + seconds * 1000).toISOString();
const texts = (id: string) =>
  query<{ phone: string; body: string; state: string; expires: Date }>(
    `select to_phone as phone, body, state, expires_at as expires from outbound_texts where business_key like $1 order by seq`,
    [`outreach:${id}:%`],
  );

test('a preview says who gets it in which language, who is left out and why, and what it costs', async () => {
  const [, french, , , gone] = await people({}, { language: 'fr' }, { agrees: false }, {}, {}, { language: 'es' });
  await query(`insert into suppressions (phone_hash, reason, at) select phone_hash, 'keyword', now() from users where id = $1`, [gone!.id]);
  const { body } = await agent.console.post('/outreaches/preview', {
    ...{
      kind: 'news',
      filter: segment(),
      words: { en: EN, fr: 'Mealtext lit maintenant les photos de repas. Envoyez-nous la vôtre dès aujourd’hui 🎉' },
    },
  });
  expect(body as OutreachPreview).toMatchObject({
    people: 6,
    reached: 3,
    segments: 2 * 1 + 3,
    cost: 0.04,
    minutes: 1,
    languages: [
      { language: 'en', people: 2, segments: 1, cost: 0.016, text: `${EN}\nMealtext news. Reply STOP to opt out.` },
      { language: 'fr', people: 1, segments: 3 },
    ],
    leftOut: expect.arrayContaining([
      { why: 'opted-out', people: 1 },
      { why: 'no-consent', people: 1 },
      { why: 'no-words', people: 1 },
    ]),
  });
  const notice = (
    await agent.console.post('/outreaches/preview', { kind: 'service', filter: { ...segment(), language: 'fr' }, words: { fr: 'Panne.' } })
  ).body as OutreachPreview;
  expect(notice).toMatchObject({ people: 1, reached: 1, languages: [{ text: 'Panne.' }] });
  expect(french).toBeDefined();
});

test('a segment is made of facts of the list of users, never of words, and what is malformed is said', async () => {
  year += 1;
  for (const [filter, words] of [
    [{ q: 'sam' }, /cannot be made of "q"/],
    [{ deleted: true }, /cannot be made of "deleted"/],
    [{ plan: 'gold' }, /must be one of free, plus, pro/],
  ] as const) {
    const { status, body } = await agent.console.post('/outreaches', draft({ filter }));
    expect([status, (body as { message: string }).message]).toEqual([400, expect.stringMatching(words)]);
  }
  for (const words of [{}, { de: 'Hallo' }, { en: ' ' }, { en: 'x'.repeat(481) }, 'en'])
    expect((await agent.console.post('/outreaches', draft({ words }))).status).toBe(400);
});

test('nobody consents to what they wrote or asked for, nor to what has changed since they read it, nor does the database let them', async () => {
  await people({});
  const made = await make({}, admin);
  expect((await approve(other, made)).status).toBe(409);
  expect((await admin.console.post(`/outreaches/${made.id}/ask`, { reason })).body).toMatchObject({
    state: 'asked',
    askedByName: 'The admin',
  });
  const consents = async ({ console }: StaffOfTest) => ((await console.get('/attention')).body as Attention).outreach;
  expect([await consents(other), await consents(admin)]).toEqual([1, 0]);
  const own = await approve(admin, made);
  expect([own.status, own.body.message]).toEqual([409, 'This takes two: not whoever wrote it or asked for it.']);
  expect((await approve(agent, made)).status).toBe(403);
  // Whoever adds to it is an author, too, and what was asked for is a draft again.
  const changed = (await other.console.put(`/outreaches/${made.id}`, draft({ words: { en: 'Other words.' } }))).body as OutreachItem;
  expect(changed).toMatchObject({ state: 'draft', version: 2, askedBy: null, authors: [admin.id, other.id] });
  await agent.console.post(`/outreaches/${made.id}/ask`, { reason });
  expect((await approve(other, changed)).status).toBe(409);
  const third = await staffOf(app, 'admin');
  expect((await approve(third, made)).body).toMatchObject({ message: 'It was changed since you read it. Read it again.' });
  await expect(
    query(`update outreaches set state = 'sending', approved_by = asked_by, approved_at = now() where id = $1`, [made.id]),
  ).rejects.toThrow(/check constraint/);
  expect(await sendOutreach(at(NOON))).toBe(0);
  expect((await approve(third, changed)).body).toMatchObject({ state: 'sending', approvedByName: 'The admin' });
  expect((await other.console.put(`/outreaches/${made.id}`, draft())).status).toBe(409);
  expect(
    await query('select action, actor_id as actor, reason from audit_log where object_kind = $1 and object_id = $2 order by id', [
      'outreach',
      made.id,
    ]),
  ).toEqual([
    { action: 'outreach-make', actor: admin.id, reason: null },
    { action: 'outreach-ask', actor: admin.id, reason },
    { action: 'outreach-change', actor: other.id, reason: null },
    { action: 'outreach-ask', actor: agent.id, reason },
    { action: 'outreach-approve', actor: third.id, reason: 'read it' },
  ]);
});

test('it leaves at its pace, each once however often it runs and wherever it is killed, and those who opted out meanwhile are left out', async () => {
  const all = await people({}, {}, {}, {}, {});
  const { id } = await approved();
  // 24 a minute: two each five seconds.
  const gone = all[4]!;
  await query(`insert into suppressions (phone_hash, reason, at) select phone_hash, 'keyword', now() from users where id = $1`, [gone.id]);
  const runs = await Promise.all([sendOutreach(at(NOON)), sendOutreach(at(NOON)), sendOutreach(at(NOON))]);
  expect(runs.reduce((a, b) => a + b)).toBeLessThanOrEqual(2);
  await sendOutreach(at(later(1)));
  expect(await texts(id)).toHaveLength(2);
  // Killed between queuing and noting: it is one transaction, so that there is nothing between.
  await expect(
    app.deps.outreaches.portion(
      9,
      0,
      () => {
        throw new Error('killed');
      },
      new Date(later(60)),
    ),
  ).rejects.toThrow('killed');
  for (let seconds = 10; seconds <= 60; seconds += 5) await sendOutreach(at(later(seconds)));
  const sent = await texts(id);
  expect(sent.map(({ phone }) => phone).sort()).toEqual(
    all
      .slice(0, 4)
      .map(({ phone }) => phone)
      .sort(),
  );
  expect(sent[0]).toMatchObject({ body: `${EN}\nMealtext news. Reply STOP to opt out.`, state: 'queued' });
  expect((await one(id)).report).toMatchObject({ waiting: 0, queued: 4, leftOut: [{ why: 'opted-out', people: 1 }], cost: 0.032 });
  await deliverTexts(at(later(70)));
  // As the carrier reports, sooner or later.
  await query(`update outbound_texts set state = 'delivered' where business_key like $1`, [`outreach:${id}:%`]);
  await sendOutreach(at(later(80)));
  const done = await one(id);
  expect(done.state).toBe('done');
  expect(done.report).toMatchObject({ sent: 0, delivered: 4, failed: 0 });
  // Once whom it was for is forgotten, its figures stay.
  await query(`update outreaches set ended_at = now() - interval '500 days' where id = $1`, [id]);
  await retire(app.deps);
  expect(await query('select 1 from outreach_recipients where outreach_id = $1', [id])).toEqual([]);
  expect((await one(id)).report).toEqual(done.report);
});

test('where it is night it waits for the morning there, and what the evening left in the queue goes out the next day', async () => {
  const [east, west] = await people({}, { zone: 'America/Los_Angeles', phone: '+14155550611' });
  const { id } = await approved();
  // Nine in the morning in New York, six in San Francisco.
  await sendOutreach(at('2027-03-10T14:00:00Z'));
  expect(await texts(id)).toEqual([expect.objectContaining({ phone: east!.phone, expires: new Date('2027-03-11T02:00:00Z') })]);
  expect((await one(id)).report).toMatchObject({ waiting: 1, queued: 1, leftOut: [] });
  await sendOutreach(at('2027-03-10T15:59:00Z'));
  expect(await texts(id)).toHaveLength(1);
  await sendOutreach(at('2027-03-10T16:00:00Z'));
  expect((await texts(id)).map(({ phone }) => phone)).toEqual([east!.phone, west!.phone]);
  // Nothing left all day.
  await app.deps.outbox.expireLeases(new Date('2027-03-11T08:00:00Z'), new Date('2027-03-11T08:01:00Z'));
  await sendOutreach(at('2027-03-11T08:00:00Z'));
  expect((await one(id)).report).toMatchObject({ waiting: 2, queued: 0, failed: 0 });
  for (const now of ['2027-03-11T13:30:00Z', '2027-03-11T16:30:00Z']) await sendOutreach(at(now));
  expect((await texts(id)).filter(({ state }) => state === 'queued').map(({ phone }) => phone)).toEqual([east!.phone, west!.phone]);
});

test('nobody in a crisis, with staff or beyond reach gets one, and whoever leaves is forgotten', async () => {
  const [crisis, held, dead, fine] = await people({}, {}, {}, {});
  const conversation = 'select id from conversations where user_id = $1';
  await query(`insert into flags (conversation_id, reason, at) select id, 'crisis', now() from conversations where user_id = $1`, [
    crisis!.id,
  ]);
  await query(`update conversations set held_at = now(), held_by = $2 where id = (${conversation})`, [held!.id, agent.id]);
  await query(
    `insert into unreachable_numbers (phone_hash, code, failures, failed_days, first_failed_at, last_failed_at, marked_at) select phone_hash, '30005', 1, 1, now(), now(), now() from users where id = $1`,
    [dead!.id],
  );
  const { id } = await approved();
  await sendOutreach(at(NOON));
  expect((await texts(id)).map(({ phone }) => phone)).toEqual([fine!.phone]);
  expect((await one(id)).report!.leftOut).toEqual([
    { why: 'with-staff', people: 2 },
    { why: 'unreachable', people: 1 },
  ]);
  await app.deps.accountLife.erase(fine!.id, new Date());
  expect(await query('select 1 from outreach_recipients where user_id = $1', [fine!.id])).toEqual([]);
});

test('stopped, nothing more leaves: not what waits, and not what stands in the queue', async () => {
  const all = await people({}, {}, {}, {});
  const { id } = await approved();
  await sendOutreach(at(NOON));
  expect((await agent.console.post(`/outreaches/${id}/stop`, {})).status).toBe(400);
  const { body } = await agent.console.post(`/outreaches/${id}/stop`, { reason: 'a typo in it' });
  expect(body).toMatchObject({ state: 'stopped', endedByName: 'The agent', report: { leftOut: [{ why: 'stopped', people: all.length }] } });
  await deliverTexts(at(later(5)));
  await sendOutreach(at(later(60)));
  expect((await texts(id)).map(({ state }) => state)).toEqual(['suppressed', 'suppressed']);
  expect((await agent.console.post(`/outreaches/${id}/stop`, { reason })).status).toBe(409);
});

test('refused or taken back it is a draft again; one that left nothing can be forgotten', async () => {
  await people({});
  const { id } = await make();
  await agent.console.post(`/outreaches/${id}/ask`, { reason });
  expect((await admin.console.post(`/outreaches/${id}/refuse`, { reason: 'too pushy' })).body).toMatchObject({
    state: 'draft',
    askedBy: null,
  });
  await agent.console.post(`/outreaches/${id}/ask`, { reason });
  expect((await admin.console.post(`/outreaches/${id}/withdraw`)).status).toBe(409);
  expect((await agent.console.post(`/outreaches/${id}/withdraw`)).body).toMatchObject({ state: 'draft' });
  expect((await agent.console.delete(`/outreaches/${id}`, {})).status).toBe(200);
  expect((await agent.console.get(`/outreaches/${id}`)).status).toBe(404);
});

test('a test goes to a number that one has shown to be one’s own, and to no other', async () => {
  await people({});
  const { id } = await make();
  const tryIt = () => agent.console.post(`/outreaches/${id}/test`, { language: 'en' });
  expect((await tryIt()).body).toMatchObject({ statusCode: 409, message: 'Show first which number is yours.' });
  const { code } = (await agent.console.put('/own-phone', { phoneNumber: '+12025559123' })).body as OwnPhone;
  expect((await tryIt()).status).toBe(409);
  expect((await agent.console.post('/own-phone/prove', { code: code === '111111' ? '222222' : '111111' })).status).toBe(400);
  expect((await agent.console.post('/own-phone/prove', { code })).body).toEqual({ phone: '+12025559123', proven: true });
  expect((await tryIt()).status).toBe(200);
  expect(await query(`select to_phone as phone, body from outbound_texts where business_key like 'outreach-test:%'`)).toEqual([
    { phone: '+12025559123', body: `${EN}\nMealtext news. Reply STOP to opt out.` },
  ]);
  expect((await agent.console.post(`/outreaches/${id}/test`, { language: 'fr' })).status).toBe(409);
  expect((await agent.console.put('/own-phone', { phoneNumber: '+12025559124' })).body).toMatchObject({ proven: false });
  expect((await tryIt()).status).toBe(409);
});
