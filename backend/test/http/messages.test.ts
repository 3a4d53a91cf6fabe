import { signedIn, startApp, type TestApp, text } from '../support/app.js';

let target: TestApp;
let number = 5550700;
const nextPhone = () => `+1212${(number += 1)}`;

beforeAll(async () => {
  target = await startApp();
});
afterAll(() => target?.close());

describe('a text from the dashboard', () => {
  test('is answered in the same request, logged once for one key, and shown with its answer', async () => {
    const { browser, path, id } = await signedIn(target, nextPhone());
    const sent = await browser.post(
      `${path}/messages`,
      { userId: id, content: '2 eggs for breakfast', fromDashboard: true },
      { 'Idempotency-Key': 'click-1' },
    );
    expect(sent.status).toBe(201);
    expect(sent.body).toMatchObject({ userId: id, content: '2 eggs for breakfast', isFromUser: true, fromDashboard: true });
    expect(sent.body.replies).toEqual([
      expect.objectContaining({ isFromUser: false, content: expect.stringMatching(/2 eggs\b.* \d+ cal/) }),
    ]);
    expect(sent.body.handled).toBe(true);
    const again = await browser.post(`${path}/messages`, { content: '2 eggs for breakfast' }, { 'Idempotency-Key': 'click-1' });
    expect(again.body.id).toBe(sent.body.id);
    expect((await browser.get(`${path}/meals`)).body).toHaveLength(1);
    const messages = (await browser.get(`${path}/messages`)).body as { content: string }[];
    expect(messages.map((message) => message.content)).toEqual(['2 eggs for breakfast', sent.body.replies[0].content]);
    expect(
      await target.parts.dataSource.query(
        `select channel, state from outbound_texts where conversation_id = (select id from conversations where user_id = $1)`,
        [id],
      ),
    ).toEqual([{ channel: 'dashboard', state: 'delivered' }]);
  });

  test('that waited for a network counts at its own time, once; a time that cannot be right is none', async () => {
    const { browser, path } = await signedIn(target, nextPhone(), 'pro');
    const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    const send = (content: string, writtenAt: string, key: string) =>
      browser.post(`${path}/messages`, { content, writtenAt }, { 'Idempotency-Key': key });
    const written = ago(2);
    expect((await send('a banana', written, 'waited-1')).body.createdAt).toBe(written);
    await send('a banana', written, 'waited-1');
    for (const [at, wrong] of [ago(30), ago(-1)].entries())
      expect(Date.parse((await send('water', wrong, `wrong-${at}`)).body.createdAt as string)).toBeGreaterThan(Date.now() - 60_000);
    const [{ n }] = await target.parts.dataSource.query<[{ n: number }]>(
      `select count(*)::int as n from inbound_texts where body = 'a banana' and received_at = $1`,
      [written],
    );
    expect(n).toBe(1);
  });

  test('that gets no answer says that none will come', async () => {
    const { browser, path, id } = await signedIn(target, nextPhone());
    const send = (content: string) => browser.post(`${path}/messages`, { userId: id, content });
    await send('2 eggs for breakfast');
    expect((await send('ok')).body).toMatchObject({ handled: true, replies: [] });
  });

  test('lists what can be deleted by whole names, as many as fit', async () => {
    const phone = nextPhone();
    const { browser, path, id } = await signedIn(target, phone, 'pro');
    const foods =
      'banana,apple,bagel,yogurt,cheeseburger,granola bar,orange,pear,brownie,donut,croissant,muffin,hot dog,taco,waffle,pretzel';
    for (const food of foods.split(',')) await text(target, phone, `/snack 1 ${food}`);
    const { body } = await browser.post(`${path}/messages`, { userId: id, content: '/delete' });
    const said = body.replies[0].content as string;
    expect(said).not.toContain('...');
    expect(said).toMatch(/^\(\+\d+\) Snack #\d+: /);
    expect(said).toContain('Snack #16: ');
  });

  test('and one by SMS share one conversation', async () => {
    const phone = nextPhone();
    const { browser, path } = await signedIn(target, phone);
    await text(target, phone, 'a banana');
    await browser.post(`${path}/messages`, { content: 'undo' });
    expect((await browser.get(`${path}/meals`)).body).toEqual([]);
    expect((await browser.get(`${path}/messages`)).body).toHaveLength(4);
  });

  test.each([
    ['i want to kill myself', 'crisis', 'sure', /988/],
    ['chest pain and my left arm is numb', 'emergency', 'sure', /911/],
    ['had soup. i feel so hopeless lately', 'crisis', 'possible', /988/],
  ])('is heard as danger to life over the limit, while staff hold, and when opted out: %s', async (content, reason, grade, help) => {
    const flags = (id: string) =>
      target.parts.dataSource.query(
        `select distinct f.reason, f.grade from flags f join conversations c on c.id = f.conversation_id where c.user_id = $1`,
        [id],
      );
    const over = await signedIn(target, nextPhone());
    await target.parts.dataSource.query(
      `insert into daily_counters (user_id, local_date, texts) select $1, (now() at time zone timezone)::date, 10 from users where id = $1`,
      [over.id],
    );
    const sent = await over.browser.post(`${over.path}/messages`, { content });
    expect(sent.status).toBe(201);
    expect(sent.body.replies[0].content).toMatch(help);
    expect(await flags(over.id)).toEqual([{ reason, grade }]);

    const held = await signedIn(target, nextPhone());
    await held.browser.post(`${held.path}/messages`, { content: '2 eggs' });
    await target.parts.dataSource.query(`update conversations set held_at = now() where user_id = $1`, [held.id]);
    expect((await held.browser.post(`${held.path}/messages`, { content })).body.replies[0].content).toMatch(help);
    expect(await flags(held.id)).toEqual([{ reason, grade }]);

    const out = await signedIn(target, nextPhone());
    await target.parts.dataSource.query(
      `insert into suppressions (phone_hash, reason, at) select phone_hash, 'keyword', now() from conversations where user_id = $1`,
      [out.id],
    );
    expect((await out.browser.post(`${out.path}/messages`, { content })).body.replies[0].content).toMatch(help);
    expect(await flags(out.id)).toEqual([{ reason, grade }]);
  });

  test('at 9 of 10: of 11 at once exactly one is accepted, by phone and screen alike', async () => {
    const phone = nextPhone();
    const { browser, path } = await signedIn(target, phone);
    for (let index = 0; index < 9; index += 1) await text(target, phone, 'how many calories left?');
    const answers = await Promise.all(
      Array.from({ length: 11 }, () => browser.post(`${path}/messages`, { content: 'how many calories left?' })),
    );
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
    const refused = answers.filter((answer) => answer.status === 403);
    expect(refused).toHaveLength(10);
    expect(refused[0]!.body).toMatchObject({ error: 'Message limit reached', message: expect.any(String), plan: 'free' });
    expect(
      await target.parts.dataSource.query('select texts from daily_counters d join users u on u.id = d.user_id where u.phone = $1', [
        phone,
      ]),
    ).toEqual([{ texts: 10 }]);
    expect(
      ((await browser.get(`${path}/messages`)).body as { isFromUser: boolean }[]).filter((message) => message.isFromUser),
    ).toHaveLength(10);
  });

  test.each([
    ['blank', { content: '   ' }],
    ['an object', { content: { $ne: null } }],
    ['a list', { content: ['a'] }],
    ['a number', { content: 5 }],
    ['null', { content: null }],
    ['nothing', {}],
    ['an unknown field', { content: 'a', plan: 'pro' }],
  ])('%s is refused and neither stored nor counted', async (_what, body) => {
    const { browser, path, id } = await signedIn(target, nextPhone());
    const answer = await browser.post(`${path}/messages`, body);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toEqual(expect.any(String));
    expect((await browser.get(`${path}/messages`)).body).toEqual([]);
    expect(await target.parts.dataSource.query('select 1 from daily_counters where user_id = $1', [id])).toEqual([]);
  });
});
