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
      expect.objectContaining({ isFromUser: false, content: expect.stringMatching(/^Breakfast #1: .*egg/) }),
    ]);
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

  test('and one by SMS share one conversation', async () => {
    const phone = nextPhone();
    const { browser, path } = await signedIn(target, phone);
    await text(target, phone, 'a banana');
    await browser.post(`${path}/messages`, { content: 'undo' });
    expect((await browser.get(`${path}/meals`)).body).toEqual([]);
    expect((await browser.get(`${path}/messages`)).body).toHaveLength(4);
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
