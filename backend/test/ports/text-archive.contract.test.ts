import { randomUUID } from 'node:crypto';
import { LocalNetwork, LocalTextArchive } from '../../src/adapters/local/index.js';
import { makeDataSource } from '../../src/adapters/postgres/index.js';
import { TwilioTextArchive } from '../../src/adapters/twilio/index.js';
import type { TextArchive } from '../../src/ports/texts/text-archive.js';
import { freshDatabase } from '../support/postgres.js';
import { newSid } from '../support/twilio.js';
import { watchedTwilio } from '../support/watched-twilio.js';

interface Subject {
  archive: TextArchive;
  /** A text that the provider holds; its id there. */
  hold(withPictures: boolean): Promise<string>;
  holds(providerId: string): Promise<boolean>;
  /** The provider is gone. */
  breakDown(): Promise<void>;
  close(): Promise<void>;
}

async function local(): Promise<Subject> {
  const database = await freshDatabase();
  const dataSource = await makeDataSource(database.url, 2, 'test').initialize();
  const network = new LocalNetwork(dataSource);
  return {
    archive: new LocalTextArchive(dataSource),
    hold: async () => (await network.carry({ reference: randomUUID(), phone: '+12025550123', body: '2 eggs', kind: 'text' })).providerId,
    holds: async (id) => (await dataSource.query<unknown[]>('select 1 from local_texts where provider_id = $1', [id])).length === 1,
    breakDown: () => dataSource.destroy(),
    close: () => database.drop(),
  };
}

async function byTwilio(): Promise<Subject> {
  const { double, client, stop } = await watchedTwilio();
  return {
    archive: new TwilioTextArchive(client),
    hold: (withPictures) => {
      const sid = newSid();
      double.messages.received.set(sid, withPictures ? [`ME${newSid().slice(2)}`, `ME${newSid().slice(2)}`] : []);
      return Promise.resolve(sid);
    },
    holds: (sid) => Promise.resolve(double.messages.received.has(sid)),
    breakDown: stop,
    close: () => Promise.resolve(),
  };
}

describe.each([
  ['local', local],
  ['Twilio', byTwilio],
])('the %s archive', (_, make) => {
  let subject: Subject;
  beforeAll(async () => {
    subject = await make();
  });
  afterAll(() => subject?.close());

  test.each([true, false])('forgets a text (with pictures: %p) and no other', async (withPictures) => {
    const [gone, stays] = [await subject.hold(withPictures), await subject.hold(withPictures)];
    await subject.archive.forget(gone, withPictures);
    expect([await subject.holds(gone), await subject.holds(stays)]).toEqual([false, true]);
  });

  test('takes it as done where there is nothing any more, or never was', async () => {
    const id = await subject.hold(true);
    await subject.archive.forget(id, true);
    await subject.archive.forget(id, true);
    await subject.archive.forget(newSid(), false);
    await subject.archive.forget('handset-1', false);
  });

  test('throws where the provider is gone, so that it is tried again', async () => {
    const id = await subject.hold(false);
    await subject.breakDown();
    await expect(subject.archive.forget(id, false)).rejects.toThrow();
  });
});
