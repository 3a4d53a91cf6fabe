import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import {
  makeDataSource,
  PostgresNotices,
  PostgresStaffNotices,
  PostgresStore,
  StandingConnection,
} from '../../src/adapters/postgres/index.js';
import { notify } from '../../src/adapters/postgres/stores/notify.js';
import { keyedHash } from '../../src/adapters/system/index.js';
import { runJob } from '../../src/jobs/run-job.js';
import type { Dependencies } from '../../src/usecases/dependencies.js';
import { eventually } from '../support/eventually.js';
import { freshDatabase, type TestDatabase } from '../support/postgres.js';

let database: TestDatabase;
let standing: StandingConnection;
let dataSource: DataSource;
/** How often the process told anything, and whether what it tells is lost on the way, as when it is killed before it comes to it. */
let announcements = 0;
let lost = false;
const heard: string[] = [];
const userId = randomUUID();
const conversationId = randomUUID();

beforeAll(async () => {
  database = await freshDatabase();
  standing = new StandingConnection(database.url, () => undefined);
  const announce = () => {
    announcements += 1;
    // Refused, it goes by the database.
    return lost ? Promise.resolve() : Promise.reject(new Error('no Redis here'));
  };
  dataSource = await makeDataSource(database.url, 4, 'test', { announce }).initialize();
  await dataSource.query(
    `insert into users (id, phone, phone_hash, username, timezone, timezone_source, country, created_at) values ($1, '+12025550123', 'x', 'Sam', 'UTC', 'browser', 'US', now())`,
    [userId],
  );
  await dataSource.query(
    `insert into conversations (id, phone, phone_hash, user_id, created_at) values ($1, '+12025550123', 'x', $2, now())`,
    [conversationId, userId],
  );
  new PostgresNotices(standing).watch(userId, ({ what }) => heard.push(what));
  new PostgresStaffNotices(standing).watch((notice) => heard.push(`staff ${notice.conversationId === conversationId}`));
  // Nothing is heard before the connection listens.
  await standing.client();
});
beforeEach(() => {
  lost = false;
  heard.length = 0;
  announcements = 0;
});
afterAll(async () => {
  await dataSource?.destroy();
  await standing?.close();
  await database?.drop();
});

/** What is told is heard in the order it was told, so that hearing this says that all before was heard. */
async function tellAndHear(mark: 'goals' | 'account'): Promise<string[]> {
  await notify(dataSource, userId, [mark]);
  await eventually(
    () => Promise.resolve(heard),
    (all) => all.includes(mark),
  );
  return heard.filter((what) => what !== mark);
}

const INSERT = `insert into inbound_texts (id, conversation_id, provider_id, source, body, received_at) values (gen_random_uuid(), $1, gen_random_uuid(), 'sms', 'x', now())`;

test('screens and consoles are told of a transaction after it, once for many texts, and by no NOTIFY of its own', async () => {
  await dataSource.transaction(async (tx) => {
    for (let text = 0; text < 20; text += 1) {
      await tx.query(INSERT, [conversationId]);
      await notify(tx, userId, ['messages']);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(announcements).toBe(0);
  });
  const all = await tellAndHear('goals');
  expect(all.sort()).toEqual(['messages', 'staff true']);
  expect(announcements).toBeLessThanOrEqual(2);
});

test('of what is rolled back nothing is told, and what comes after it is', async () => {
  const undone = dataSource.transaction(async (tx) => {
    await tx.query(INSERT, [conversationId]);
    await notify(tx, userId, ['messages']);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await tellAndHear('goals')).toEqual([]);
});

test('a part that is rolled back takes nothing from the rest', async () => {
  await dataSource.transaction(async (tx) => {
    await notify(tx, userId, ['messages']);
    const part = tx.transaction(async (inner) => {
      await inner.query(INSERT, [conversationId]);
      throw new Error('undone');
    });
    await expect(part).rejects.toThrow('undone');
  });
  expect(await tellAndHear('goals')).toContain('messages');
});

test('what a process that was killed after its commit never told is told by whoever takes up its job', async () => {
  lost = true;
  await dataSource.transaction((tx) => notify(tx, userId, ['messages', 'entries']));
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  lost = false;
  expect(await tellAndHear('account')).toEqual([]);
  const hash = keyedHash('test');
  const deps = {
    store: new PostgresStore(dataSource, { hash } as never),
    lock: { run: () => Promise.resolve('busy') },
    metrics: { count: () => undefined, time: () => undefined },
  } as unknown as Dependencies;
  await runJob(deps, 'mail', { conversationId });
  expect(await tellAndHear('account')).toEqual([]);
  await runJob(deps, 'mail', { conversationId }, true);
  heard.length = 0;
  expect(await tellAndHear('account')).toEqual(expect.arrayContaining(['messages', 'entries']));
});
