import { signedIn, startApp, type TestApp, text } from '../support/app.js';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

const query = <T>(sql: string, values: unknown[] = []) => app.parts.dataSource.query<T[]>(sql, values);

test('agreeing to news is the user’s own, with the words that were shown, and taking it back counts at once', async () => {
  const { browser, id, path } = await signedIn(app, '+12025559200');
  expect((await browser.get(`${path}/news`)).body).toEqual({ wanted: false });
  for (const wanted of [true, true, false, false, true]) expect((await browser.patch(`${path}/news`, { wanted })).body).toEqual({ wanted });
  const kept = await query<{ action: string; version: string | null }>(
    `select action, text_version as version from consents where user_id = $1 and purpose = 'news' order by id`,
    [id],
  );
  expect(kept.map(({ action }) => action)).toEqual(['granted', 'revoked', 'granted']);
  expect(kept[0]!.version).toMatch(/^news-.* \(not named\)$/);
});

test('news is agreed to and given up by text, too, and the text is the record of it', async () => {
  const { browser, id, path } = await signedIn(app, '+12025559201');
  for (const [body, wanted] of [
    ['send me news', true],
    ['please send me news', true],
    ['no more promotions', false],
    ['undo', true],
  ] as const) {
    await text(app, '+12025559201', body);
    expect([body, (await browser.get(`${path}/news`)).body]).toEqual([body, { wanted }]);
  }
  const kept = await query<{ action: string; by: string | null }>(
    `select k.action, t.body as by from consents k left join inbound_texts t on t.id = k.text_id where k.user_id = $1 and k.purpose = 'news' order by k.id`,
    [id],
  );
  expect(kept).toEqual([
    { action: 'granted', by: 'send me news' },
    { action: 'revoked', by: 'no more promotions' },
    { action: 'granted', by: 'undo' },
  ]);
});
