import { Browser, startApp, type TestApp } from '../support/app.js';

let target: TestApp;
beforeAll(async () => {
  target = await startApp();
});
afterAll(() => target?.close());

function codeOf(response: { body: unknown }): string {
  const { code } = response.body as { code?: string };
  if (!code) throw new Error('no code was sent');
  return code;
}

const send = (browser: Browser, phoneNumber: unknown) => browser.post('/api/verify/send', { phoneNumber });
const check = (browser: Browser, phoneNumber: string, code: unknown) => browser.post('/api/verify/check', { phoneNumber, code });

async function signIn(browser: Browser, phone: string): Promise<void> {
  expect((await check(browser, phone, codeOf(await send(browser, phone)))).status).toBe(200);
}

test('an account has the language of its page, or of its area code, and another when one is chosen', async () => {
  const [page, area] = [new Browser(target), new Browser(target)];
  await signIn(page, '+15145550271');
  const own = await page.post('/api/users', { phoneNumber: '+15145550271', consentVersion: '1', language: 'es' });
  expect(own.body).toMatchObject({ language: 'es' });
  await signIn(area, '+15145550272');
  const guessed = await area.post('/api/users', { phoneNumber: '+15145550272', consentVersion: '1' });
  expect(guessed.body).toMatchObject({ language: 'fr' });

  const { id } = own.body as { id: string };
  expect((await page.patch(`/api/users/${id}`, { language: 'en' })).body).toMatchObject({ language: 'en' });
  expect(await target.parts.dataSource.query('select language, chosen_language from users where id = $1', [id])).toEqual([
    { language: 'en', chosen_language: 'en' },
  ]);
  for (const language of ['de', null, 7]) expect((await page.patch(`/api/users/${id}`, { language })).status).toBe(400);
  expect((await page.patch(`/api/users/${id}`, { firstName: 'Ann' })).body).toMatchObject({ firstName: 'Ann', language: 'en' });
});

test('a new phone: code, session, 404, account, and the same account again', async () => {
  const phone = '+12025550201';
  const browser = new Browser(target);
  expect((await browser.get(`/api/users/phone/${phone}`)).status).toBe(401);
  const sent = await send(browser, phone);
  expect(sent.body).toMatchObject({ success: true, code: expect.stringMatching(/^\d{6}$/) });
  expect((await check(browser, phone, codeOf(sent))).status).toBe(200);
  expect((await browser.get(`/api/users/phone/${encodeURIComponent(phone)}`)).status).toBe(404);
  const created = await browser.post('/api/users', {
    phoneNumber: phone,
    username: '12025550201',
    firstName: 'Ann',
    lastName: '',
    password: '123456',
    timezone: 'America/Denver',
    consentVersion: '1',
  });
  expect(created.status).toBe(201);
  expect(created.body).toMatchObject({
    phoneNumber: phone,
    firstName: 'Ann',
    isNewUser: true,
    onboardingComplete: false,
    plan: 'free',
    hasPassword: false,
    timezone: 'America/Denver',
  });
  const { id } = created.body as { id: string };
  for (const written of [phone, ` ${phone.slice(1)}`, '12025550201', '2025550201']) {
    expect((await browser.get(`/api/users/phone/${encodeURIComponent(written)}`)).body).toMatchObject({ id });
  }
  expect((await browser.post('/api/users', { phoneNumber: phone, consentVersion: '1' })).body).toMatchObject({ id, firstName: 'Ann' });
  expect((await browser.get('/api/users')).body).toEqual([expect.objectContaining({ id })]);
  expect(await target.parts.dataSource.query('select password_hash from users where id = $1', [id])).toEqual([{ password_hash: null }]);

  const again = new Browser(target);
  await signIn(again, phone);
  expect((await again.get(`/api/users/phone/${phone}`)).body).toMatchObject({ id });
  expect((await again.get(`/api/users/${id}`)).status).toBe(200);
});

test('a proven phone opens no other: neither look-up nor creation', async () => {
  const browser = new Browser(target);
  await signIn(browser, '+12025550202');
  expect((await browser.get('/api/users/phone/+12025550201')).status).toBe(401);
  expect((await browser.get('/api/users/phone/+12025559999')).status).toBe(401);
  expect((await browser.post('/api/users', { phoneNumber: '+12025550201', consentVersion: '1' })).status).toBe(401);
});

test('logging out ends the session, and signing in gives a new one', async () => {
  const browser = new Browser(target);
  await signIn(browser, '+12025550203');
  await browser.post('/api/users', { phoneNumber: '+12025550203', consentVersion: '1' });
  const old = browser.cookies;
  expect((await browser.post('/api/logout')).status).toBe(200);
  expect((await new Browser(target).call('get', '/api/users', undefined, { Cookie: old })).status).toBe(401);
  await signIn(browser, '+12025550203');
  expect(browser.cookies).not.toBe(old);
});

test('the cookie is out of reach of scripts and other sites, and only a keyed hash of it is stored', async () => {
  const browser = new Browser(target);
  const sent = await send(browser, '+12025550204');
  const checked = await check(browser, '+12025550204', codeOf(sent));
  const cookie = String((checked.headers as Record<string, unknown>)['set-cookie']);
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).toMatch(/SameSite=Lax/);
  expect(cookie).toMatch(/Path=\//);
  const secret = browser.cookies.split('=')[1]!;
  expect(secret.length).toBeGreaterThanOrEqual(22);
  const rows = await target.parts.dataSource.query<unknown[]>('select * from sessions');
  expect(JSON.stringify(rows)).not.toContain(secret);
});

describe('codes', () => {
  test('work once', async () => {
    const browser = new Browser(target);
    const code = codeOf(await send(browser, '+12025550210'));
    expect((await check(browser, '+12025550210', code)).status).toBe(200);
    expect((await check(browser, '+12025550210', code)).status).toBe(400);
  });

  test('the right one is refused after five wrong ones', async () => {
    const browser = new Browser(target);
    const code = codeOf(await send(browser, '+12025550211'));
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1)
      expect((await check(browser, '+12025550211', wrong)).body).toMatchObject({ message: 'Invalid verification code' });
    expect((await check(browser, '+12025550211', code)).status).toBe(429);
  });

  test('of 100 guesses at once at most five are compared', async () => {
    const browser = new Browser(target);
    const code = codeOf(await send(browser, '+12025550212'));
    const guesses = Array.from({ length: 100 }, (_, index) => String(index).padStart(6, '0')).filter((guess) => guess !== code);
    const answers = await Promise.all(guesses.map((guess) => target.deps.verifier.check('+12025550212', guess)));
    expect(answers.filter((answer) => answer.type === 'refused' && answer.reason === 'wrong')).toHaveLength(5);
    expect(answers.some((answer) => answer.type === 'approved')).toBe(false);
  });

  test('of one phone do not open another', async () => {
    const browser = new Browser(target);
    const code = codeOf(await send(browser, '+12025550213'));
    await send(browser, '+12025550214');
    expect((await check(browser, '+12025550214', code)).status).toBe(400);
  });

  test('work in the browser that asked for them and in no other, whose tries do not count', async () => {
    const phone = '+12135550219';
    const [asked, other, asksToo] = [new Browser(target), new Browser(target), new Browser(target)];
    const code = codeOf(await send(asked, phone));
    await send(other, '+12135550222');
    for (let tries = 0; tries < 6; tries += 1) {
      const answer = await check(other, phone, code);
      expect([answer.status, answer.body]).toEqual([
        400,
        expect.objectContaining({ message: expect.stringContaining('only where it was asked for') }),
      ]);
      expect(answer.headers).not.toHaveProperty('set-cookie');
    }
    expect((await check(asked, phone, code)).status).toBe(200);
    // Whoever asks for a code of their own takes nobody else's away.
    const mine = codeOf(await send(asked, phone));
    const theirs = codeOf(await send(asksToo, phone));
    expect((await check(asked, phone, mine)).status).toBe(200);
    expect((await check(asksToo, phone, theirs)).status).toBe(400);
  });

  test('and not with a cookie that was made up, is ten minutes old or was used', async () => {
    const phone = '+12135550223';
    const browser = new Browser(target);
    const sent = await send(browser, phone);
    const cookie = /mealtext_code=([^;]+)/.exec(String((sent.headers as Record<string, unknown>)['set-cookie']))![1]!;
    const [nonce, until, seal] = decodeURIComponent(cookie).split('.') as [string, string, string];
    const tryWith = async (value: string) =>
      (
        await new Browser(target).call(
          'post',
          '/api/verify/check',
          { phoneNumber: phone, code: codeOf(sent) },
          { Cookie: `mealtext_code=${value}` },
        )
      ).status;
    const later = (parseInt(until, 36) + 60_000).toString(36);
    for (const value of ['', 'x', '..', `${nonce}.${later}.${seal}`, `${nonce}.${until}.${seal.slice(1)}A`, `${nonce}.${until}.`])
      expect([value, await tryWith(value)]).toEqual([value, 400]);
    expect(String((sent.headers as Record<string, unknown>)['set-cookie'])).toMatch(/Max-Age=600; .*HttpOnly; SameSite=Lax/);
    const clock = target.deps.clock;
    const now = clock.now();
    const old = jest.spyOn(clock, 'now').mockReturnValue(new Date(now.getTime() + 600_001));
    expect(await tryWith(cookie)).toBe(400);
    old.mockRestore();
    const used = await check(browser, phone, codeOf(sent));
    expect(String((used.headers as Record<string, unknown>)['set-cookie'])).toMatch(/mealtext_code=; Path=\/; Expires=Thu, 01 Jan 1970/);
  });

  test('expire', async () => {
    const browser = new Browser(target);
    const code = codeOf(await send(browser, '+12025550215'));
    await target.parts.dataSource.query(`update live_codes set expires_at = now() - interval '1 second'`);
    expect((await check(browser, '+12025550215', code)).status).toBe(400);
  });

  test('are sent five times in ten minutes to one number, known or not, and no more', async () => {
    for (const phone of ['+12025550216', '+12025550201']) {
      const browser = new Browser(target);
      const statuses: number[] = [];
      for (let tries = 0; tries < 6; tries += 1) statuses.push((await send(browser, phone)).status);
      expect(statuses.slice(-1)).toEqual([429]);
    }
  });

  test('are kept as keyed hashes only', async () => {
    const code = codeOf(await send(new Browser(target), '+12025550217'));
    const rows = await target.parts.dataSource.query<unknown[]>('select * from live_codes');
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  test.each([
    ['a number', 123456],
    ['a list', ['123456']],
    ['an object', {}],
    ['too short', '12345'],
    ['too long', '1234567'],
    ['nothing', undefined],
    ['null', null],
  ])('%s is refused with words', async (_what, code) => {
    const answer = await check(new Browser(target), '+12025550218', code);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ message: expect.any(String) });
  });
});

test.each([
  '+1202555012',
  '+120255501234',
  '+19005551234',
  '+19765551234',
  '+18005550100',
  '+18765550123',
  '+442071234567',
  '+1２０２５５５０１２３',
  '',
  null,
  12025550123,
  ['+12025550123'],
])('no code goes to %j', async (phone) => {
  const before = await target.parts.dataSource.query<{ n: number }[]>('select count(*)::int as n from local_texts');
  const answer = await send(new Browser(target), phone);
  expect(answer.status).toBe(400);
  expect(await target.parts.dataSource.query('select count(*)::int as n from local_texts')).toEqual(before);
});

test('in production no code is in the answer, and the cookie is bound to the host over https', async () => {
  const production = await startApp({
    NODE_ENV: 'production',
    ALLOW_LOCAL_PROVIDERS: 'text,verifier,billing',
    SESSION_SECRET: 's0123456789abcdef0123456789abcdef',
    HASH_SECRET: 'h0123456789abcdef0123456789abcdef',
    PUBLIC_URL: 'https://mealtext.example',
  });
  try {
    const browser = new Browser(production);
    const sent = await send(browser, '+12025550220');
    expect(sent.body).toEqual({ success: true, message: expect.any(String) });
    const [row] = await production.parts.dataSource.query<{ body: string }[]>('select body from local_texts');
    const checked = await check(browser, '+12025550220', /\d{6}/.exec(row!.body)![0]);
    expect(String((checked.headers as Record<string, unknown>)['set-cookie'])).toMatch(/^__Host-mealtext=.*; Secure/);
    expect(checked.headers).toMatchObject({ 'strict-transport-security': expect.stringContaining('max-age=31536000') });
  } finally {
    await production.close();
  }
});

test('neither codes nor tokens nor whole numbers are in the log', async () => {
  const browser = new Browser(target);
  const code = codeOf(await send(browser, '+12025550221'));
  await check(browser, '+12025550221', code);
  await browser.get('/api/users/phone/+12025550221');
  const log = target.logged.join('');
  expect(log).toContain('/api/users/phone/+1202*****21');
  for (const canary of [code, '+12025550221', browser.cookies.split('=')[1]!]) expect(log).not.toContain(canary);
});
