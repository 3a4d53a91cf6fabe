import { type Asker, networkOf } from '../../src/usecases/guard-code-send.js';
import { checkCode } from '../../src/usecases/check-code.js';
import { sendCode } from '../../src/usecases/send-code.js';
import type { CheckCodeResult, SendCodeResult } from '../../src/ports/verification/verifier.js';
import { Browser, startApp, text } from '../support/app.js';
import { startWithTwilio, type TwilioApp } from '../support/twilio.js';

let target: TwilioApp;
beforeAll(async () => {
  target = await startWithTwilio({ CODES_PER_ADDRESS: '20', CODES_PER_EXCHANGE: '15', TEXT_GATEWAY: 'local' });
});
afterAll(() => target?.close());
beforeEach(async () => {
  await target.parts.dataSource.query('delete from rate_limits');
  target.double.verifications.sent.length = 0;
});

/** A browser that has proven nothing yet. */
const stranger = (address: string): Asker => ({ address, device: null });
const sent = () => target.double.verifications.sent.length;
const refused = (result: SendCodeResult | CheckCodeResult) => (result.type === 'refused' ? result.reason : result.type);
const numberOf = (index: number, exchange = '415200') => `+1${exchange}${String(index).padStart(4, '0')}`;

test('of 500 sequential numbers from 500 addresses fewer than 20 are sent to', async () => {
  for (let index = 0; index < 500; index += 1) await sendCode(target.deps, numberOf(index), stranger(`10.${index >> 8}.${index & 255}.7`));
  expect(sent()).toBeGreaterThan(0);
  expect(sent()).toBeLessThan(20);
  expect(target.logged.some((line) => line.includes('codes stopped') && line.includes('exchange'))).toBe(true);
});

test('500 at once are no more', async () => {
  await Promise.all(
    Array.from({ length: 500 }, (_, index) => sendCode(target.deps, numberOf(index), stranger(`10.${index >> 8}.${index & 255}.7`))),
  );
  expect(sent()).toBe(15);
});

test('numbers all over the country from one address are cut off', async () => {
  for (let index = 0; index < 100; index += 1) await sendCode(target.deps, numberOf(1000, `415${200 + index}`), stranger('192.0.2.7'));
  expect(sent()).toBe(20);
});

test('and so are they from one network', async () => {
  for (let index = 0; index < 200; index += 1)
    await sendCode(target.deps, numberOf(1000, `415${200 + index}`), stranger(`192.0.2.${index}`));
  expect(sent()).toBe(60);
});

test('people who use their codes do not count against their exchange', async () => {
  for (let index = 0; index < 40; index += 1) {
    const phone = numberOf(index);
    expect(await sendCode(target.deps, phone, stranger(`10.1.${index}.7`))).toEqual({ type: 'sent' });
    expect(await checkCode(target.deps, phone, target.double.verifications.sent.at(-1)!.code, stranger(`10.1.${index}.7`))).toEqual({
      type: 'approved',
    });
  }
  expect(sent()).toBe(40);
});

test('one number is sent to five times in ten minutes and ten times a day', async () => {
  const phone = numberOf(1);
  const results: string[] = [];
  const begin = Date.now();
  for (let index = 0; index < 18; index += 1) {
    const now = new Date(begin + Math.floor(index / 6) * 601_000);
    const deps = {
      ...target.deps,
      clock: { now: () => now },
      verifier: { ...target.deps.verifier, send: async () => ({ type: 'sent' as const }), check: target.deps.verifier.check },
    };
    results.push(refused(await sendCode(deps, phone, stranger(`10.2.${index}.7`))));
  }
  expect(results.map((one) => (one === 'sent' ? 's' : '.')).join('')).toBe('sssss.sssss.......');
});

test.each([
  ['premium', '+19005550123'],
  ['toll-free', '+18005550123'],
  ['personal', '+15005550006'],
  ['internet', '+16002345678'],
  ['Jamaica', '+18765550123'],
  ['Puerto Rico', '+17875550123'],
  ['Guam', '+16715550123'],
  ['nowhere', '+15555550123'],
  ['Britain', '+447911123456'],
])('a number that is %s is never sent to', async (_, phone) => {
  expect(refused(await sendCode(target.deps, phone, stranger('192.0.2.7')))).toBe('not-a-mobile');
  expect(sent()).toBe(0);
});

test('an empty budget stops everybody: it is the switch', async () => {
  const deps = { ...target.deps, rules: { ...target.deps.rules, codesPerDay: 0 } };
  expect(refused(await sendCode(deps, numberOf(1), stranger('192.0.2.7')))).toBe('too-many');
  expect(sent()).toBe(0);
});

test('of a hundred guesses at once at most five reach the verifier, whoever it is', async () => {
  const phone = numberOf(2);
  await sendCode(target.deps, phone, stranger('192.0.2.7'));
  const { code } = target.double.verifications.sent.at(-1)!;
  let reached = 0;
  const careless = {
    send: () => Promise.resolve({ type: 'sent' as const }),
    check: () => Promise.resolve(((reached += 1), { type: 'refused' as const, reason: 'wrong' as const })),
  };
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) => checkCode({ ...target.deps, verifier: careless }, phone, code, stranger(`10.3.${index}.7`))),
  );
  expect(reached).toBe(5);
  expect(answers.filter((answer) => refused(answer) === 'too-many')).toHaveLength(95);
  expect(refused(await checkCode(target.deps, phone, code, stranger('10.3.0.8')))).toBe('too-many');
});

describe('what strangers do shuts nobody out', () => {
  let networks = 0;
  /** As strangers from ever new networks do it; at the provider, which has limits of its own, ten minutes pass after that. */
  const exhaust = async (phone: string) => {
    for (let index = 0; index < 12; index += 1) await sendCode(target.deps, phone, stranger(`172.16.${(networks += 1)}.7`));
    target.double.verifications.forget(phone);
  };
  const known = (address: string): Asker => ({ address, device: 'a browser that proved it' });
  const lastCode = (phone: string) => target.double.verifications.sent.findLast(({ to }) => to === phone)!.code;

  test('one address uses up a third of an exchange, and its neighbours go on', async () => {
    for (let index = 0; index < 15; index += 1) await sendCode(target.deps, numberOf(index), stranger('192.0.2.7'));
    expect(sent()).toBe(5);
    expect(refused(await sendCode(target.deps, numberOf(100), stranger('198.51.100.9')))).toBe('sent');
  });

  test('a number whose codes strangers used up still gets one in the browser that proved it before', async () => {
    const phone = numberOf(30);
    await exhaust(phone);
    expect(refused(await sendCode(target.deps, phone, stranger('198.51.100.9')))).toBe('too-many');
    expect(refused(await sendCode(target.deps, phone, known('198.51.100.9')))).toBe('sent');
    expect(refused(await checkCode(target.deps, phone, lastCode(phone), known('198.51.100.9')))).toBe('approved');
  });

  test('wrong codes of strangers do not use up the tries of that browser', async () => {
    const phone = numberOf(31);
    await sendCode(target.deps, phone, known('198.51.100.9'));
    const code = lastCode(phone);
    // The provider counts on its own side; what is ours to count is looked at here.
    const patient = {
      send: () => Promise.resolve({ type: 'sent' as const }),
      check: (_: string, given: string) =>
        Promise.resolve(given === code ? { type: 'approved' as const } : { type: 'refused' as const, reason: 'wrong' as const }),
    };
    const deps = { ...target.deps, verifier: patient };
    for (let index = 0; index < 10; index += 1) await checkCode(deps, phone, 'wrong!', stranger(`203.0.113.${index}`));
    expect(refused(await checkCode(deps, phone, code, stranger('203.0.113.99')))).toBe('too-many');
    expect(refused(await checkCode(deps, phone, code, known('198.51.100.9')))).toBe('approved');
  });

  test('that browser has limits of its own', async () => {
    const results = [];
    for (let index = 0; index < 7; index += 1) results.push(refused(await sendCode(target.deps, numberOf(32), known('198.51.100.9'))));
    expect(results).toEqual(['sent', 'sent', 'sent', 'sent', 'sent', 'too-many', 'too-many']);
  });

  test('a closed exchange and a spent day are opened by a text from the phone itself, a few times', async () => {
    for (let index = 0; index < 60; index += 1) await sendCode(target.deps, numberOf(index), stranger(`10.4.${index}.7`));
    const phone = numberOf(200);
    expect(refused(await sendCode(target.deps, phone, stranger('198.51.100.9')))).toBe('too-many');
    await text(target, phone, 'hello');
    const results = [];
    for (let index = 0; index < 5; index += 1) results.push(refused(await sendCode(target.deps, phone, stranger('198.51.100.9'))));
    expect(results).toEqual(['sent', 'sent', 'sent', 'too-many', 'too-many']);
    expect(refused(await sendCode(target.deps, numberOf(201), stranger('198.51.100.9')))).toBe('too-many');
    const spent = { ...target.deps, rules: { ...target.deps.rules, codesPerDay: 1 } };
    expect(refused(await sendCode(spent, numberOf(1, '415777'), stranger('198.51.100.9')))).toBe('too-many');
  });

  test('a day that strangers have spent is not spent for known browsers; the switch stops them too', async () => {
    const spent = { ...target.deps, rules: { ...target.deps.rules, codesPerDay: 2 } };
    for (let index = 0; index < 5; index += 1) await sendCode(spent, numberOf(1, `41578${index}`), stranger(`10.5.${index}.7`));
    expect(sent()).toBe(2);
    expect(refused(await sendCode(spent, numberOf(1, '415790'), known('198.51.100.9')))).toBe('sent');
    const off = { ...target.deps, rules: { ...target.deps.rules, codesPerDay: 0 } };
    expect(refused(await sendCode(off, numberOf(1, '415791'), known('198.51.100.9')))).toBe('too-many');
    await text(target, numberOf(1, '415792'), 'hello');
    expect(refused(await sendCode(off, numberOf(1, '415792'), stranger('198.51.100.9')))).toBe('too-many');
  });

  test('right codes do not count against an address that many share', async () => {
    for (let index = 0; index < 70; index += 1) {
      const phone = numberOf(index, `416${300 + index}`);
      expect(refused(await sendCode(target.deps, phone, stranger('192.0.2.1')))).toBe('sent');
      expect(refused(await checkCode(target.deps, phone, lastCode(phone), stranger('192.0.2.1')))).toBe('approved');
    }
  });

  test('the cookie of a browser speaks for the phone that it proved, and for no other', async () => {
    const [mine, other] = [numberOf(40), numberOf(41)];
    const browser = new Browser(target);
    await browser.post('/api/verify/send', { phoneNumber: mine });
    expect((await browser.post('/api/verify/check', { phoneNumber: mine, code: lastCode(mine) })).status).toBe(200);
    await browser.post('/api/logout');
    await exhaust(mine);
    await exhaust(other);
    expect((await new Browser(target).post('/api/verify/send', { phoneNumber: mine })).status).toBe(429);
    expect((await browser.post('/api/verify/send', { phoneNumber: mine })).status).toBe(200);
    expect((await browser.post('/api/verify/send', { phoneNumber: other })).status).toBe(429);
  });
});

test('when hits cannot be counted nothing is sent and nothing is compared', async () => {
  const broken = {
    ...target.deps,
    limiter: {
      hit: () => Promise.reject(new Error('no database')),
      hitBoth: () => Promise.reject(new Error('no database')),
      giveBack: () => Promise.resolve(),
      forget: () => Promise.resolve(),
    },
  };
  await expect(sendCode(broken, numberOf(3), stranger('192.0.2.7'))).rejects.toThrow();
  await expect(checkCode(broken, numberOf(3), '123456', stranger('192.0.2.7'))).rejects.toThrow();
  expect(sent()).toBe(0);
});

test('known and unknown numbers get the same answers, word for word', async () => {
  const known = numberOf(10, '415300');
  const unknown = numberOf(11, '415301');
  await target.deps.accounts.create(
    {
      phone: known,
      username: 'known',
      firstName: null,
      lastName: null,
      timezone: 'America/New_York',
      timezoneSource: 'browser',
      country: 'US',
    },
    new Date(),
  );
  const walk = async (phone: string) => {
    const browser = new Browser(target);
    const answers: unknown[] = [];
    const note = ({ status, body }: { status: number; body: Record<string, unknown> }) =>
      answers.push({ status, body: { ...body, requestId: undefined } });
    note(await browser.get(`/api/users/phone/${phone}`));
    note(await browser.post('/api/users', { phoneNumber: phone, consentVersion: '1' }));
    for (let index = 0; index < 6; index += 1) note(await browser.post('/api/verify/send', { phoneNumber: phone }));
    for (let index = 0; index < 7; index += 1) note(await browser.post('/api/verify/check', { phoneNumber: phone, code: 'wrong!' }));
    return answers;
  };
  const [a, b] = [await walk(known), await walk(unknown)];
  expect(a).toEqual(b);
  expect(JSON.stringify(a)).not.toMatch(/\d{6}/);
});

test.each([
  ['192.0.2.77', '192.0.2'],
  ['::ffff:192.0.2.77', '192.0.2'],
  ['2001:db8:1:2::3', '2001:db8:1'],
  ['2001:db8::7', '2001:db8:0'],
  ['::1', '0:0:0'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('an opted-out number is told to text START', async () => {
  target.double.verifications.optedOut.add(numberOf(20));
  const { status, body } = await new Browser(target).post('/api/verify/send', { phoneNumber: numberOf(20) });
  expect({ status, words: (body as { message: string }).message }).toEqual({ status: 400, words: expect.stringContaining('START') });
});

test('the spoofed addresses of a caller count as one', async () => {
  const plain = await startApp({ CODES_PER_ADDRESS: '3' });
  try {
    const statuses = [];
    for (let index = 0; index < 5; index += 1) {
      const { status } = await new Browser(plain).post(
        '/api/verify/send',
        { phoneNumber: numberOf(index, `41520${index}`) },
        { 'X-Forwarded-For': `10.9.${index}.1` },
      );
      statuses.push(status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  } finally {
    await plain.close();
  }
});
