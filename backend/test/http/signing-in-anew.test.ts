import { deliverTexts } from '../../src/usecases/deliver-texts.js';
import { Browser, signedIn, startApp, text, type TestApp } from '../support/app.js';
import { codeFor } from '../support/code-for.js';

let target: TestApp;
beforeAll(async () => {
  target = await startApp();
});
afterAll(() => target?.close());

const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> => target.parts.dataSource.query(sql, values);
const prove = async (browser: Browser, phoneNumber: string): Promise<void> => {
  const { status } = await browser.post('/api/verify/check', { phoneNumber, code: await codeFor(browser, phoneNumber) });
  expect(status).toBe(200);
};
const ageSessions = (id: string) => query(`update sessions set proven_at = now() - interval '20 days' where user_id = $1`, [id]);
const heard = (phone: string): Promise<{ body: string }[]> =>
  query(`select body from local_texts where phone = $1 and direction = 'to-phone' and body like 'Mealtext: %' order by seq`, [phone]);

async function twoDevices(phone: string) {
  const first = await signedIn(target, phone);
  const second = new Browser(target);
  await second.prove(phone);
  return { ...first, second };
}

test('an old session with a code of a new number takes nothing over, and the code is not even used up', async () => {
  const [old, fresh] = ['+12025554101', '+12025554102'];
  const { browser, second, id, path } = await twoDevices(old);
  await ageSessions(id);
  const code = await codeFor(browser, fresh);
  const refused = await browser.post(`${path}/change-phone`, { phoneNumber: fresh, code });
  expect([refused.status, refused.body]).toEqual([403, expect.objectContaining({ error: 'Verification required' })]);
  expect((await second.get(path)).body).toMatchObject({ phoneNumber: old });
  expect((await browser.get(`${path}/export`)).status).toBe(403);

  // The owner proves the number they have; the code of the one to come still works in the same browser.
  await prove(browser, old);
  expect((await browser.post(`${path}/change-phone`, { phoneNumber: fresh, code })).status).toBe(200);
  expect((await second.get(path)).status).toBe(401);
});

test('moving to a number does not count as proof of the account', async () => {
  const [old, fresh] = ['+12025554103', '+12025554104'];
  const { browser, id, path } = await signedIn(target, old);
  await query(`update sessions set proven_at = now() - interval '9 minutes' where user_id = $1`, [id]);
  expect((await browser.post(`${path}/change-phone`, { phoneNumber: fresh, code: await codeFor(browser, fresh) })).status).toBe(200);
  await query(`update sessions set proven_at = proven_at - interval '2 minutes' where user_id = $1`, [id]);
  expect((await browser.get(`${path}/export`)).status).toBe(403);
  expect((await browser.delete(path)).status).toBe(403);
});

test('the password stands in for a code of the old number, and cannot be guessed', async () => {
  const [old, fresh] = ['+12025554105', '+12025554106'];
  const { browser, id, path } = await signedIn(target, old);
  const set = await browser.post(`${path}/change-password`, { newPassword: 'a quiet pond', code: await codeFor(browser, old) });
  expect(set.status).toBe(200);
  await ageSessions(id);
  const code = await codeFor(browser, fresh);
  const change = async (currentPassword: string) =>
    (await browser.post(`${path}/change-phone`, { phoneNumber: fresh, code, currentPassword })).status;
  expect([await change('a quiet sea'), await change('')]).toEqual([400, 400]);
  expect(await change('a quiet pond')).toBe(200);
  for (let tries = 0; tries < 5; tries += 1)
    await browser.post(`${path}/change-password`, { newPassword: 'a loud ocean', currentPassword: 'guess' });
  expect((await browser.post(`${path}/change-password`, { newPassword: 'a loud ocean', currentPassword: 'a quiet pond' })).status).toBe(
    429,
  );
});

test('both numbers are told of a move, in the language of the user, and one that opted out is not', async () => {
  const [old, fresh, silent] = ['+12025554107', '+12025554108', '+12025554109'];
  const { browser, path } = await signedIn(target, old);
  await text(target, old, 'deux oeufs et une toast pour déjeuner');
  await text(target, silent, 'STOP');
  expect((await browser.post(`${path}/change-phone`, { phoneNumber: fresh, code: await codeFor(browser, fresh) })).status).toBe(200);
  expect((await browser.post(`${path}/change-phone`, { phoneNumber: silent, code: await codeFor(browser, silent) })).status).toBe(200);
  await deliverTexts(target.deps);
  expect(await heard(old)).toEqual([
    { body: expect.stringMatching(/^Mealtext: ton compte est passé au numéro finissant par 08\..*Pas toi\?/) },
  ]);
  expect((await heard(fresh)).map(({ body }) => body)).toEqual([
    expect.stringMatching(/ton compte est maintenant sur ce numéro/),
    expect.stringMatching(/finissant par 09/),
  ]);
  expect((await heard(silent)).filter(({ body }) => body.includes('compte'))).toEqual([]);
});

test('a changed password ends the other sessions and is told to the phone', async () => {
  const phone = '+12025554110';
  const { browser, second, id, path } = await twoDevices(phone);
  expect((await browser.post(`${path}/change-password`, { newPassword: 'a quiet pond', code: await codeFor(browser, phone) })).status).toBe(
    200,
  );
  expect([(await browser.get(path)).status, (await second.get(path)).status]).toEqual([200, 401]);
  const third = new Browser(target);
  await third.prove(phone);
  expect((await browser.post(`${path}/change-password`, { newPassword: 'a still lake', currentPassword: 'a quiet pond' })).status).toBe(
    200,
  );
  expect([(await browser.get(path)).status, (await third.get(path)).status]).toEqual([200, 401]);
  await deliverTexts(target.deps);
  expect((await heard(phone)).map(({ body }) => body)).toEqual([
    expect.stringContaining('your password was changed'),
    expect.stringContaining('your password was changed'),
  ]);
  expect(await query(`select action from audit_log where object_id = $1 order by id`, [id])).toEqual([
    { action: 'change-password' },
    { action: 'change-password' },
  ]);
});

describe('the list of sessions', () => {
  const IPHONE =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';
  interface Row {
    id: string;
    device: string | null;
    createdAt: string;
    lastSeenAt: string;
    current: boolean;
  }
  const list = async (browser: Browser, path: string): Promise<Row[]> => (await browser.get(`${path}/sessions`)).body as Row[];

  test('says where the user is signed in, and ends one or all', async () => {
    const phone = '+12025554111';
    const { browser, path } = await signedIn(target, phone);
    const other = await signedIn(target, '+12025554112');
    const iphone = new Browser(target);
    await iphone.call('post', '/api/verify/check', { phoneNumber: phone, code: await codeFor(iphone, phone) }, { 'User-Agent': IPHONE });
    const seen = await list(browser, path);
    expect(seen).toHaveLength(2);
    expect(seen.filter((one) => one.current)).toHaveLength(1);
    const there = seen.find((one) => !one.current)!;
    expect(there).toMatchObject({ device: 'Safari on iPhone', createdAt: expect.any(String), lastSeenAt: expect.any(String) });
    expect(JSON.stringify(seen)).not.toContain(iphone.cookies.split('=')[1]!);

    // Another user's session is not there, even by its right name.
    const [foreign] = await list(other.browser, other.path);
    expect((await browser.delete(`${path}/sessions/${foreign!.id}`)).status).toBe(404);
    expect((await browser.delete(`${other.path}/sessions/${foreign!.id}`)).status).toBe(404);
    expect((await other.browser.get(other.path)).status).toBe(200);

    expect((await browser.delete(`${path}/sessions/${there.id}`)).status).toBe(200);
    expect([(await iphone.get(path)).status, (await browser.get(path)).status]).toEqual([401, 200]);
    expect((await browser.delete(`${path}/sessions/${there.id}`)).status).toBe(404);

    const second = new Browser(target);
    await second.prove(phone);
    expect((await second.delete(`${path}/sessions`)).status).toBe(200);
    expect(second.cookies).toBe('');
    expect((await browser.get(path)).status).toBe(401);
  });
});
