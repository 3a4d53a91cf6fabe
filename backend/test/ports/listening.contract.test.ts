import pg from 'pg';
import { StandingConnection } from '../../src/adapters/postgres/index.js';
import { RedisWakeups } from '../../src/adapters/redis/index.js';
import type { Listening } from '../../src/ports/queue/listening.js';
import { eventually } from '../support/eventually.js';
import { freshDatabase } from '../support/postgres.js';
import { redisMissing, startRedis } from '../support/redis.js';

interface Subject {
  /** Another process. */
  join(): Listening;
  /** Whether it could be told. */
  tell(channel: string, payload: string): Promise<boolean>;
  /** Every connection is lost, and may be made again. */
  breakConnections(): Promise<void>;
  close(): Promise<void>;
}

async function byPostgres(): Promise<Subject> {
  const database = await freshDatabase();
  const teller = new pg.Client({ connectionString: database.ownerUrl, application_name: 'teller' });
  await teller.connect();
  const open: StandingConnection[] = [];
  return {
    join: () => {
      const connection = new StandingConnection(database.url, () => undefined);
      open.push(connection);
      return connection;
    },
    tell: (channel, payload) => teller.query('select pg_notify($1, $2)', [channel, payload]).then(() => true),
    breakConnections: async () => {
      for (const connection of open) {
        const client = await connection.client();
        // As its own role may, and nobody else's.
        await client.query('select pg_terminate_backend(pg_backend_pid())').catch(() => undefined);
      }
    },
    close: async () => {
      for (const connection of open) await connection.close();
      await teller.end();
      await database.drop();
    },
  };
}

async function byRedis(): Promise<Subject> {
  const redis = await startRedis();
  const open: RedisWakeups[] = [];
  const make = () => {
    const connection = new RedisWakeups({ url: redis.url, cluster: false }, () => undefined);
    open.push(connection);
    return connection;
  };
  const teller = make();
  return {
    join: make,
    tell: (channel, payload) =>
      teller.announce([[channel, payload]]).then(
        () => true,
        () => false,
      ),
    breakConnections: async () => void (await redis.client.call('CLIENT', 'KILL', 'SKIPME', 'yes')),
    close: async () => {
      for (const connection of open) connection.close();
      await redis.stop();
    },
  };
}

const missing = redisMissing();
const SUBJECTS: [name: string, make: () => Promise<Subject>, missing: string | null][] = [
  ['PostgreSQL', byPostgres, null],
  ['Redis', byRedis, missing],
];

describe.each(SUBJECTS)('what is told by %s', (_, make, without) => {
  if (without) {
    test.skip(`left out: ${without}`, () => undefined);
    return;
  }
  let subject: Subject;
  beforeAll(async () => {
    subject = await make();
  });
  afterAll(() => subject?.close());

  /** Told until it is heard: nobody hears before they listen. */
  const untilHeard = (channel: string, mark: string, heard: readonly string[], times = 1) =>
    eventually(
      () => subject.tell(channel, mark),
      () => heard.filter((one) => one.endsWith(mark)).length >= times,
    );

  test('is heard by every process that listens to the channel, in order, and by nobody else', async () => {
    const heard: string[] = [];
    const others: string[] = [];
    for (const name of ['one', 'two']) {
      const process = subject.join();
      process.listen('notices', (payload) => heard.push(`${name} ${payload}`));
      process.listen('other', (payload) => others.push(payload));
    }
    await untilHeard('other', 'begin', others, 2);
    await eventually(
      () => subject.tell('notices', 'begin'),
      () => ['one begin', 'two begin'].every((each) => heard.includes(each)),
    );
    for (const payload of ['b', 'c', 'end']) expect(await subject.tell('notices', payload)).toBe(true);
    await eventually(
      () => Promise.resolve(heard),
      (all) => all.filter((each) => each.endsWith(' end')).length === 2,
    );
    for (const name of ['one', 'two'])
      expect(heard.filter((each) => each.startsWith(name)).slice(-3)).toEqual([`${name} b`, `${name} c`, `${name} end`]);
    expect(new Set(others)).toEqual(new Set(['begin']));
  });

  test('goes to all who listen to one channel in one process', async () => {
    const [first, second]: [string[], string[]] = [[], []];
    const process = subject.join();
    process.listen('shared', (payload) => first.push(payload));
    process.listen('shared', (payload) => second.push(payload));
    await untilHeard('shared', 'mark', first);
    await eventually(
      () => Promise.resolve(second),
      (all) => all.includes('mark'),
    );
  });

  test('is heard again once a connection that was lost is there again', async () => {
    const heard: string[] = [];
    subject.join().listen('again', (payload) => heard.push(payload));
    await untilHeard('again', 'before', heard);
    await subject.breakConnections();
    await untilHeard('again', 'after', heard);
  });
});
