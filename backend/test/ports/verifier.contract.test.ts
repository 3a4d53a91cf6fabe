import type { DataSource } from 'typeorm';
import { LocalNetwork, LocalVerifier } from '../../src/adapters/local/index.js';
import { makeDataSource } from '../../src/adapters/postgres/index.js';
import { keyedHash } from '../../src/adapters/system/index.js';
import { TwilioVerifier } from '../../src/adapters/twilio/index.js';
import type { Log } from '../../src/ports/process/log.js';
import type { Verifier } from '../../src/ports/verification/verifier.js';
import { freshDatabase, type TestDatabase } from '../support/postgres.js';
import { watchedTwilio } from '../support/watched-twilio.js';
import { SERVICE_SID } from '../twilio-double/index.js';

const log: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

interface Subject {
  verifier: Verifier;
  /** The code that reached the phone last. */
  codeOn(phone: string): Promise<string>;
  /** As if the last code had been sent eleven minutes ago. */
  age(): Promise<void>;
  close(): Promise<void>;
}

async function local(): Promise<Subject> {
  const database: TestDatabase = await freshDatabase();
  const dataSource: DataSource = await makeDataSource(database.url, 10, 'test').initialize();
  const network = new LocalNetwork(dataSource);
  return {
    verifier: new LocalVerifier(dataSource, network, keyedHash('k'.repeat(32)), false),
    codeOn: async (phone) => /\d{6}/.exec((await network.codes(phone))[0]!.body)![0],
    age: async () => void (await dataSource.query(`update live_codes set expires_at = expires_at - interval '11 minutes'`)),
    close: async () => {
      await dataSource.destroy();
      await database.drop();
    },
  };
}

async function byTwilio(): Promise<Subject> {
  let skew = 0;
  const { double, client, stop } = await watchedTwilio({ now: () => new Date(Date.now() + skew) });
  return {
    verifier: new TwilioVerifier(client, SERVICE_SID, log),
    codeOn: async (phone) => double.verifications.sent.findLast((one) => one.to === phone)!.code,
    age: async () => void (skew += 11 * 60_000),
    close: stop,
  };
}

describe.each([
  ['local', local],
  ['Twilio', byTwilio],
])('the %s verifier', (_, make) => {
  let subject: Subject;
  let serial = 400;
  beforeAll(async () => {
    subject = await make();
  });
  afterAll(() => subject?.close());
  const newPhone = () => `+1202555${String((serial += 1)).padStart(4, '0')}`;
  const wrong = (code: string) => (code === '123456' ? '654321' : '123456');

  test('sends six digits to the phone and tells nobody else', async () => {
    const phone = newPhone();
    expect(await subject.verifier.send(phone)).toEqual({ type: 'sent' });
    expect(await subject.codeOn(phone)).toMatch(/^\d{6}$/);
  });

  test('approves the right code, once', async () => {
    const phone = newPhone();
    await subject.verifier.send(phone);
    const code = await subject.codeOn(phone);
    expect(await subject.verifier.check(phone, code)).toEqual({ type: 'approved' });
    expect(await subject.verifier.check(phone, code)).toEqual({ type: 'refused', reason: 'expired' });
  });

  test('approves the right code once of twenty tries at once', async () => {
    const phone = newPhone();
    await subject.verifier.send(phone);
    const code = await subject.codeOn(phone);
    const answers = await Promise.all(Array.from({ length: 20 }, () => subject.verifier.check(phone, code)));
    expect(answers.filter((answer) => answer.type === 'approved')).toHaveLength(1);
  });

  test('refuses a wrong code, and the right one after five of them', async () => {
    const phone = newPhone();
    await subject.verifier.send(phone);
    const code = await subject.codeOn(phone);
    for (let tries = 0; tries < 5; tries += 1)
      expect(await subject.verifier.check(phone, wrong(code))).toEqual({ type: 'refused', reason: 'wrong' });
    expect(await subject.verifier.check(phone, code)).toEqual({ type: 'refused', reason: 'too-many' });
  });

  test('a second code asked for takes the first one away from nobody, and both share their tries', async () => {
    const phone = newPhone();
    await subject.verifier.send(phone);
    const first = await subject.codeOn(phone);
    await subject.verifier.send(phone);
    expect(await subject.verifier.check(phone, first)).toEqual({ type: 'approved' });
    expect(await subject.verifier.check(phone, await subject.codeOn(phone))).toEqual({ type: 'refused', reason: 'expired' });

    const other = newPhone();
    await subject.verifier.send(other);
    await subject.verifier.send(other);
    const code = await subject.codeOn(other);
    for (let tries = 0; tries < 5; tries += 1) await subject.verifier.check(other, wrong(code));
    expect(await subject.verifier.check(other, code)).toEqual({ type: 'refused', reason: 'too-many' });
  });

  test('compares at most five of a hundred guesses made at once', async () => {
    const phone = newPhone();
    await subject.verifier.send(phone);
    const code = await subject.codeOn(phone);
    const answers = await Promise.all(Array.from({ length: 100 }, () => subject.verifier.check(phone, wrong(code))));
    const count = (reason: string) => answers.filter((answer) => answer.type === 'refused' && answer.reason === reason).length;
    expect([count('wrong'), count('too-many')]).toEqual([5, 95]);
  });

  test('knows no code of another phone, nor one that was never sent', async () => {
    const [phone, other, never] = [newPhone(), newPhone(), newPhone()];
    await subject.verifier.send(phone);
    await subject.verifier.send(other);
    const [code, othersCode] = [await subject.codeOn(phone), await subject.codeOn(other)];
    if (code !== othersCode) expect(await subject.verifier.check(other, code)).toEqual({ type: 'refused', reason: 'wrong' });
    expect(await subject.verifier.check(never, code)).toEqual({ type: 'refused', reason: 'expired' });
  });

  test.each(['abcdef', '12345é', '      ', "' or 1"])('takes %p for a wrong code', async (code) => {
    const phone = newPhone();
    await subject.verifier.send(phone);
    expect(await subject.verifier.check(phone, code)).toEqual({ type: 'refused', reason: 'wrong' });
  });

  test('lets a code expire after ten minutes', async () => {
    const phone = newPhone();
    await subject.verifier.send(phone);
    const code = await subject.codeOn(phone);
    await subject.age();
    expect(await subject.verifier.check(phone, code)).toEqual({ type: 'refused', reason: 'expired' });
  });
});
