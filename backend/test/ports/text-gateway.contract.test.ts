import { randomUUID } from 'node:crypto';
import { LocalGateway, LocalNetwork } from '../../src/adapters/local/index.js';
import { makeDataSource } from '../../src/adapters/postgres/index.js';
import { TwilioTextGateway } from '../../src/adapters/twilio/index.js';
import { type Bearer, BEARERS } from '../../src/domain/bearer.js';
import type { TextGateway } from '../../src/ports/texts/text-gateway.js';
import { freshDatabase } from '../support/postgres.js';
import { MESSAGING_SERVICE_SID, TEMPLATES } from '../twilio-double/index.js';
import { watchedTwilio } from '../support/watched-twilio.js';

interface Subject {
  gateway: TextGateway;
  /** Bodies that really reached a phone's network. */
  carried(phone: string): Promise<string[]>;
  /** The provider is gone. */
  breakDown(): Promise<void>;
  close(): Promise<void>;
}

async function local(): Promise<Subject> {
  const database = await freshDatabase();
  const dataSource = await makeDataSource(database.url, 5, 'test').initialize();
  const gateway = new LocalGateway(new LocalNetwork(dataSource), () => Promise.resolve());
  return {
    gateway,
    carried: async (phone) =>
      (await dataSource.query<{ body: string }[]>('select body from local_texts where phone = $1 order by seq', [phone])).map(
        (row) => row.body,
      ),
    breakDown: async () => {
      gateway.stop();
      await dataSource.destroy();
    },
    close: () => database.drop(),
  };
}

async function byTwilio(rcs: boolean): Promise<Subject> {
  const { double, client, stop } = await watchedTwilio({ callbacks: 'off' });
  return {
    gateway: new TwilioTextGateway(client, {
      from: '+12025550100',
      statusUrl: 'https://us.example/webhooks/sms/status',
      now: () => new Date(),
      rcs: rcs ? { messagingServiceSid: MESSAGING_SERVICE_SID, templates: TEMPLATES } : null,
    }),
    carried: async (phone) => double.messages.all.filter((one) => one.to === phone).map((one) => one.body),
    breakDown: stop,
    close: () => Promise.resolve(),
  };
}

describe.each([
  ['local', local],
  ['Twilio', () => byTwilio(false)],
  ['Twilio with RCS', () => byTwilio(true)],
])('the %s gateway', (_, make) => {
  let subject: Subject;
  let serial = 600;
  beforeAll(async () => {
    subject = await make();
  });
  afterAll(() => subject?.close());
  const textWith = (body: string) => ({ id: randomUUID(), to: `+1202555${String((serial += 1)).padStart(4, '0')}`, body });
  const soon = () => new Date(Date.now() - 2000);

  test.each(['Lunch #1: 2 eggs.', 'é'.repeat(161), 'Ω{}[]~€', '🍎 emoji', 'x'.repeat(BEARERS.sms.longest), 'two\nlines'])(
    'carries %p once, unchanged, and counts its segments, by what it should where that is to be had, and else by SMS',
    async (body) => {
      for (const wanted of [undefined, ...(Object.keys(BEARERS) as Bearer[])]) {
        const text = { ...textWith(body), ...(wanted ? { bearer: wanted } : {}), choices: ['yes', 'no'] };
        const bearer = wanted && subject.gateway.bearers.includes(wanted) ? wanted : 'sms';
        expect(await subject.gateway.send(text)).toEqual({
          type: 'accepted',
          providerId: expect.stringMatching(/.+/),
          bearer,
          segments: BEARERS[bearer].segments(body),
        });
        expect(await subject.carried(text.to)).toEqual([body]);
      }
    },
  );

  test('gives each text an id of its own', async () => {
    const results = await Promise.all(Array.from({ length: 20 }, () => subject.gateway.send(textWith('same'))));
    expect(new Set(results.map((result) => result.type === 'accepted' && result.providerId)).size).toBe(20);
  });

  test.each(Object.keys(BEARERS) as Bearer[])('finds a text that was to go by %s, under the id that it gave', async (bearer) => {
    const text = { ...textWith('where are you'), bearer };
    const sent = await subject.gateway.send(text);
    expect(await subject.gateway.find(text, soon())).toMatchObject({ providerId: sent.type === 'accepted' && sent.providerId });
  });

  test('does not find a text that it never got', async () => {
    expect(await subject.gateway.find(textWith('never sent'), soon())).toBeNull();
  });

  test('takes a text with a moment after which it is of no use', async () => {
    for (const seconds of [1, 90, 100_000])
      expect(await subject.gateway.send({ ...textWith('late'), expiresAt: new Date(Date.now() + seconds * 1000 + 500) })).toMatchObject({
        type: 'accepted',
      });
    expect(await subject.gateway.send({ ...textWith('never late'), expiresAt: null })).toMatchObject({ type: 'accepted' });
  });

  test('never throws when the provider is gone, and claims nothing', async () => {
    await subject.breakDown();
    const result = await subject.gateway.send(textWith('nobody there'));
    expect(result.type === 'unknown' || (result.type === 'refused' && result.retry)).toBe(true);
    await expect(subject.gateway.find(textWith('nobody there'), soon())).rejects.toThrow();
  });
});
