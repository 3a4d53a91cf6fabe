import { networkOf } from '../../src/usecases/guard-code-send.js';
import { checkCode } from '../../src/usecases/check-code.js';
import { sendCode } from '../../src/usecases/send-code.js';
import type { CheckCodeResult, SendCodeResult } from '../../src/ports/verifier.js';
import { Browser, startApp } from '../support/app.js';
import { startWithTwilio, type TwilioApp } from '../support/twilio.js';

let target: TwilioApp;
beforeAll(async () => {
  target = await startWithTwilio({ CODES_PER_ADDRESS: '20', TEXT_GATEWAY: 'local' });
});
afterAll(() => target?.close());
beforeEach(async () => {
  await target.parts.dataSource.query('delete from rate_limits');
  target.double.verifications.sent.length = 0;
});

const sent = () => target.double.verifications.sent.length;
const refused = (result: SendCodeResult | CheckCodeResult) => (result.type === 'refused' ? result.reason : result.type);
const numberOf = (index: number, exchange = '415200') => `+1${exchange}${String(index).padStart(4, '0')}`;

test('of 500 sequential numbers from 500 addresses fewer than 20 are sent to', async () => {
  for (let index = 0; index < 500; index += 1) await sendCode(target.world, numberOf(index), `10.${index >> 8}.${index & 255}.7`);
  expect(sent()).toBeGreaterThan(0);
  expect(sent()).toBeLessThan(20);
  expect(target.logged.some((line) => line.includes('codes stopped') && line.includes('exchange'))).toBe(true);
});

test('500 at once are no more', async () => {
  await Promise.all(
    Array.from({ length: 500 }, (_, index) => sendCode(target.world, numberOf(index), `10.${index >> 8}.${index & 255}.7`)),
  );
  expect(sent()).toBe(15);
});

test('numbers all over the country from one address are cut off', async () => {
  for (let index = 0; index < 100; index += 1) await sendCode(target.world, numberOf(1000, `415${200 + index}`), '192.0.2.7');
  expect(sent()).toBe(20);
});

test('and so are they from one network', async () => {
  for (let index = 0; index < 200; index += 1) await sendCode(target.world, numberOf(1000, `415${200 + index}`), `192.0.2.${index}`);
  expect(sent()).toBe(60);
});

test('people who use their codes do not count against their exchange', async () => {
  for (let index = 0; index < 40; index += 1) {
    const phone = numberOf(index);
    expect(await sendCode(target.world, phone, `10.1.${index}.7`)).toEqual({ type: 'sent' });
    expect(await checkCode(target.world, phone, target.double.verifications.sent.at(-1)!.code, `10.1.${index}.7`)).toEqual({
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
    const world = {
      ...target.world,
      clock: { now: () => now },
      verifier: { ...target.world.verifier, send: async () => ({ type: 'sent' as const }), check: target.world.verifier.check },
    };
    results.push(refused(await sendCode(world, phone, `10.2.${index}.7`)));
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
  expect(refused(await sendCode(target.world, phone, '192.0.2.7'))).toBe('not-a-mobile');
  expect(sent()).toBe(0);
});

test('an empty budget stops everybody: it is the switch', async () => {
  const world = { ...target.world, rules: { ...target.world.rules, codesPerDay: 0 } };
  expect(refused(await sendCode(world, numberOf(1), '192.0.2.7'))).toBe('too-many');
  expect(sent()).toBe(0);
});

test('of a hundred guesses at once at most five reach the verifier, whoever it is', async () => {
  const phone = numberOf(2);
  await sendCode(target.world, phone, '192.0.2.7');
  const { code } = target.double.verifications.sent.at(-1)!;
  let reached = 0;
  const careless = {
    send: () => Promise.resolve({ type: 'sent' as const }),
    check: () => Promise.resolve(((reached += 1), { type: 'refused' as const, reason: 'wrong' as const })),
  };
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) => checkCode({ ...target.world, verifier: careless }, phone, code, `10.3.${index}.7`)),
  );
  expect(reached).toBe(5);
  expect(answers.filter((answer) => refused(answer) === 'too-many')).toHaveLength(95);
  expect(refused(await checkCode(target.world, phone, code, '10.3.0.8'))).toBe('too-many');
});

test('when hits cannot be counted nothing is sent and nothing is compared', async () => {
  const broken = {
    ...target.world,
    limiter: { hit: () => Promise.reject(new Error('no database')), giveBack: () => Promise.resolve(), forget: () => Promise.resolve() },
  };
  await expect(sendCode(broken, numberOf(3), '192.0.2.7')).rejects.toThrow();
  await expect(checkCode(broken, numberOf(3), '123456', '192.0.2.7')).rejects.toThrow();
  expect(sent()).toBe(0);
});

test('known and unknown numbers get the same answers, word for word', async () => {
  const known = numberOf(10, '415300');
  const unknown = numberOf(11, '415301');
  await target.world.accounts.create(
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
    note(await browser.post('/api/users', { phoneNumber: phone }));
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
