import { dictionary } from '@zxcvbn-ts/language-common';
import { isCommonPassword } from '../../src/usecases/common-passwords.js';
import { signedIn, startApp, type TestApp } from '../support/app.js';
import { codeFor } from '../support/code-for.js';

let target: TestApp;
beforeAll(async () => {
  target = await startApp();
});
afterAll(() => target?.close());

const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> => target.parts.dataSource.query(sql, values);

test('the first password needs a fresh code, the next one the one before', async () => {
  const phone = '+12025553020';
  const { browser, id, path } = await signedIn(target, phone);
  const change = async (body: object) => {
    const { status, body: answer } = await browser.post(`${path}/change-password`, body);
    return [status, (answer as { message?: string }).message ?? answer];
  };
  expect(await change({ newPassword: 'longer pass' })).toEqual([400, expect.stringContaining('No password is set yet')]);
  expect(await change({ newPassword: 'longer pass', currentPassword: 'guess' })).toEqual([
    400,
    expect.stringContaining('No password is set yet'),
  ]);
  expect(await change({ newPassword: 'longer pass', code: '000000' })).toEqual([400, expect.stringContaining('ask for a new code')]);
  const code = await codeFor(browser, phone);
  expect(await change({ newPassword: 'longer pass', code: code === '000000' ? '111111' : '000000' })).toEqual([
    400,
    'Invalid verification code',
  ]);
  expect(await change({ newPassword: 'short12', code })).toEqual([400, expect.stringContaining('at least 8')]);
  expect(await change({ newPassword: 'longer pass', code })).toEqual([200, { ok: true }]);
  expect((await browser.get(path)).body).toMatchObject({ hasPassword: true });
  const [kept] = await query<{ hash: string }>('select password_hash as hash from users where id = $1', [id]);
  expect(kept!.hash).toMatch(/^scrypt\$[\w-]{22}\$[\w-]{43}$/);

  const wrong = [400, 'Failed to change password. Please check your current password and try again.'];
  expect(await change({ newPassword: 'another pass', currentPassword: 'longer pasS' })).toEqual(wrong);
  // Once a password is set, a code does not stand in for it.
  expect(await change({ newPassword: 'another pass', code: await codeFor(browser, phone) })).toEqual(wrong);
  expect(await query('select password_hash as hash from users where id = $1', [id])).toEqual([kept]);
  expect(await change({ newPassword: 'another pass', currentPassword: 'longer pass' })).toEqual([200, { ok: true }]);
  expect(await change({ newPassword: 'third pass', currentPassword: 'longer pass' })).toEqual(wrong);
});

test('no password is one of those that everybody tries, shorter than 8 characters or longer than 256', async () => {
  const phone = '+12025553024';
  const { browser, id, path } = await signedIn(target, phone);
  const code = await codeFor(browser, phone);
  const set = async (newPassword: string) => {
    const { status, body } = await browser.post(`${path}/change-password`, { newPassword, code });
    await target.parts.dataSource.query('delete from rate_limits');
    return [status, (body as { message?: string }).message ?? body];
  };
  const usual = dictionary['passwords-common'].slice(0, 3000).filter((one) => one.length >= 8);
  expect(usual.length).toBeGreaterThan(500);
  const common = [400, expect.stringMatching(/^Password too common/)];
  for (const index of [0, 1, 250, usual.length - 1]) expect(await set(usual[index]!)).toEqual(common);
  for (const one of ['password', 'PassWord1', '12345678', ' iloveyou ', '        ', 'ｐａｓｓｗｏｒｄ'])
    expect(await set(one)).toEqual(common);
  for (const one of usual) expect([one, await isCommonPassword(one)]).toEqual([one, true]);
  expect(await set('seven77')).toEqual([400, 'Password too short: at least 8 characters']);
  expect(await set('x'.repeat(257))).toEqual([400, 'Password too long: at most 256 characters']);
  expect(await query('select password_hash as hash from users where id = $1', [id])).toEqual([{ hash: null }]);

  const long = `${'a quiet pond '.repeat(19)}12345678.`;
  expect(long).toHaveLength(256);
  expect(await set(long)).toEqual([200, { ok: true }]);
  // Nothing was cut off: another end is another password.
  const change = (currentPassword: string) => browser.post(`${path}/change-password`, { newPassword: 'a quiet pond', currentPassword });
  expect((await change(`${long.slice(0, -1)}!`)).status).toBe(400);
  expect((await change(long)).status).toBe(200);
});
