import supertest from 'supertest';
import type { HandsetThread } from '../../src/contract/handset.js';
import { register } from '../../src/usecases/register.js';
import { Browser, signedIn, startApp, type TestApp, text } from '../support/app.js';
import { openStream } from '../support/event-stream.js';
import { eventually } from '../support/eventually.js';

let target: TestApp;
beforeAll(async () => {
  target = await startApp({ ROLE: 'all' });
});
afterAll(() => target?.close());

const base = () => `http://127.0.0.1:${(target.app.getHttpServer().address() as { port: number }).port}`;
const api = () => supertest(target.app.getHttpServer());

describe('live events of a user', () => {
  test('tell of texts, entries and goals as they come, also by phone, and carry no data', async () => {
    const phone = '+12125550501';
    const { browser, path } = await signedIn(target, phone);
    const stream = await openStream(`${base()}${path}/events`, { Cookie: browser.cookies });
    expect([stream.status, stream.type]).toEqual([200, expect.stringContaining('text/event-stream')]);
    await stream.until(({ name }) => name === 'ping');
    await text(target, phone, '2 eggs');
    await stream.until(({ name }) => name === 'message');
    await stream.until(({ name }) => name === 'entry');
    expect(stream.events.some(({ name }) => name === 'goals')).toBe(false);
    await browser.patch(`${path}/goals`, { caloriesGoal: 1800 });
    await stream.until(({ name }) => name === 'goals');
    expect(stream.events.every(({ data }) => JSON.stringify(data) === '{}')).toBe(true);
    stream.close();
  });

  test('are of that user alone', async () => {
    const mine = await signedIn(target, '+12125550502');
    await signedIn(target, '+12125550503');
    const stream = await openStream(`${base()}${mine.path}/events`, { Cookie: mine.browser.cookies });
    await text(target, '+12125550503', 'a banana');
    await text(target, '+12125550502', 'an apple');
    await stream.until(({ name }) => name === 'entry');
    expect(stream.events.filter(({ name }) => name === 'entry')).toHaveLength(1);
    stream.close();
    const stranger = await openStream(`${base()}${mine.path}/events`);
    expect(stranger.status).toBe(401);
    stranger.close();
  });

  test.each([
    ['logging out', (browser: Browser) => browser.post('/api/logout')],
    ['signing out everywhere', (browser: Browser, path: string) => browser.delete(`${path}/sessions`)],
    ['deleting the account', (browser: Browser, path: string) => browser.delete(path)],
  ])('end with their session: %s', async (_how, leave) => {
    const { browser, path } = await signedIn(target, `+1212555${4000 + Math.floor(Math.random() * 1000)}`);
    const stream = await openStream(`${base()}${path}/events`, { Cookie: browser.cookies });
    await stream.until(({ name }) => name === 'ping');
    expect((await leave(browser, path)).status).toBe(200);
    await stream.ended;
  });

  test('are at most twenty of one user, and closing one makes room', async () => {
    const { browser, path } = await signedIn(target, '+12125550507');
    const open = () => openStream(`${base()}${path}/events`, { Cookie: browser.cookies });
    const streams = await Promise.all(Array.from({ length: 20 }, open));
    expect(streams.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const refused = await open();
    expect(refused.status).toBe(429);
    streams[0]!.close();
    await eventually(open, ({ status }) => status === 200);
    for (const stream of streams) stream.close();
  });

  test('go on after the database connection they hang on was cut', async () => {
    const phone = '+12125550504';
    const { browser, path } = await signedIn(target, phone);
    const stream = await openStream(`${base()}${path}/events`, { Cookie: browser.cookies });
    await stream.until(({ name }) => name === 'ping');
    await target.parts.dataSource.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'mealtext/% standing' and datname = current_database()`,
    );
    await eventually(
      async () => {
        await text(target, phone, `a plum and ${Math.random()} figs`).catch(() => undefined);
        return stream.events;
      },
      (events) => events.some(({ name }) => name === 'entry' || name === 'message'),
    );
    stream.close();
  });
});

describe('the handset', () => {
  const send = (from: string, body: string) => api().post('/phone/api/texts').set('X-CSRF-Token', 'handset').send({ from, body });
  const thread = async (phone: string) => (await api().get(`/phone/api/threads/${encodeURIComponent(phone)}`)).body as HandsetThread;

  test('sends a text, sees the answer arrive, and the day filling up', async () => {
    const phone = '+12125550510';
    await register(target.deps, {
      phone,
      username: null,
      firstName: 'Ann',
      lastName: null,
      timezone: null,
      consentVersion: null,
      ip: null,
      userAgent: null,
    });
    expect((await api().get('/phone/api/phones')).body).toContainEqual({ phone, name: 'Ann', plan: 'free' });
    const stream = await openStream(`${base()}/phone/api/threads/${phone}/events`);
    await stream.until(
      ({ name, data }) =>
        name === 'thread' && (data as HandsetThread).texts.every((one) => one.body.startsWith('Welcome to Mealtext, Ann!')),
    );
    const sent = await send(phone, '2 eggs for breakfast');
    expect([sent.status, sent.body]).toEqual([
      202,
      expect.objectContaining({ from: 'phone', body: '2 eggs for breakfast', state: 'received', segments: 0 }),
    ]);
    await stream.until(({ data }) =>
      (data as HandsetThread).texts.some((one) => one.from === 'service' && one.state === 'delivered' && one.body.includes('2 eggs')),
    );
    stream.close();
    const shown = await thread(phone);
    expect(shown.texts.map((one) => one.from)).toEqual(['service', 'phone', 'service']);
    expect(shown.today).toMatchObject({
      entries: [{ number: 1, kind: 'breakfast', description: expect.stringContaining('egg') }],
      goals: { calories: null },
    });
    expect(shown.today!.totals.calories).toBeGreaterThan(100);
  });

  test('of a stranger gets a link and no day', async () => {
    await send('+14165550511', 'hello there');
    const shown = await eventually(
      () => thread('+14165550511'),
      ({ texts }) => texts.length === 2,
    );
    expect(shown.today).toBeNull();
    expect(shown.texts[1]!.body).toContain('http');
  });

  test('shows the sign-in code, which works', async () => {
    const phone = '+12125550512';
    const browser = new Browser(target);
    const sent = await browser.post('/api/verify/send', { phoneNumber: phone });
    const [only] = (await thread(phone)).texts;
    expect(only).toMatchObject({ from: 'service', state: 'delivered', code: (sent.body as { code: string }).code });
    expect((await browser.post('/api/verify/check', { phoneNumber: phone, code: only!.code })).status).toBe(200);
  });

  test.each(['+442071234567', '12', '+18765550123', ''])('%j is no number to text from', async (from) => {
    expect((await send(from, 'hello')).status).toBe(400);
  });

  test('is not there with another gateway', async () => {
    const other = await startApp({
      TEXT_GATEWAY: 'twilio',
      TWILIO_ACCOUNT_SID: `AC${'a'.repeat(32)}`,
      TWILIO_AUTH_TOKEN: 'b'.repeat(32),
      TWILIO_FROM: '+12025550100',
    });
    try {
      for (const path of ['/phone/api/phones', '/phone/api/threads/+12125550510'])
        expect((await supertest(other.app.getHttpServer()).get(path)).status).toBe(404);
    } finally {
      await other.close();
    }
  });
});
