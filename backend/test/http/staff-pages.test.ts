import { randomUUID } from 'node:crypto';
import { PostgresStaffLists } from '../../src/adapters/postgres/index.js';
import type { ListRequest } from '../../src/ports/storage/staff/staff-lists.js';
import { startApp, type TestApp } from '../support/app.js';

let app: TestApp;
let lists: PostgresStaffLists;
const viewer = { sessionHash: 'nobody', findsByPhone: true, reveals: false };
const USERS = 6000;

beforeAll(async () => {
  app = await startApp();
  lists = new PostgresStaffLists(app.parts.dataSource);
  const { dataSource } = app.parts;
  await dataSource.query(
    `insert into users (id, phone, phone_hash, username, onboarding_complete, is_new_user, timezone, timezone_source, country, created_at)
     select gen_random_uuid(), '+1212555' || lpad(i::text, 4, '0'), 'h' || i, 'user ' || lpad(i::text, 4, '0'), i % 4 = 0, false, 'America/New_York', 'area', 'US',
       '2026-01-01T00:00:00Z'::timestamptz + i * interval '1 minute' from generate_series(1, ${USERS}) i`,
  );
  await dataSource.query(
    `insert into conversations (id, phone, phone_hash, user_id, created_at) select gen_random_uuid(), phone, phone_hash, id, created_at from users`,
  );
  await dataSource.query(
    `update conversation_activity a set last_text_at = c.created_at from conversations c where c.id = a.conversation_id`,
  );
  await dataSource.query(
    `insert into subscriptions (user_id, provider, plan, status, updated_at) select id, 'local', 'pro', 'active', now() from users where phone_hash like '%7'`,
  );
  await dataSource.query(
    `insert into plan_overrides (user_id, plan, until, reason, staff_id, at) select id, case when phone_hash like '%17' then 'free' else 'plus' end, now() + interval '1 day', 'x', $1, now()
     from users where phone_hash like '%17' or phone_hash like '%18'`,
    [randomUUID()],
  );
  await dataSource.query(
    `insert into suppressions (phone_hash, phone, reason, at) select phone_hash, phone, 'keyword', now() from users where phone_hash like '%05'`,
  );
});
afterAll(() => app?.close());

/** All rows of a list, page by page, and what was said of their number. */
async function walked(filter: ListRequest['filter'], sort: ListRequest['sort']) {
  const names: string[] = [];
  for (let first = 0; ; first += 500) {
    const { rows, total, estimated } = await lists.list('users', { filter, sort, range: [first, first + 499] }, viewer);
    names.push(...rows.map(({ username }) => username as string));
    if (rows.length < 500) return { names, total, estimated };
  }
}

/** By the guess of the planner before it knows the tables, after it does, and when it knows them for much larger ones. */
describe.each(['', 'analyze users, conversations, conversation_activity, subscriptions, plan_overrides, suppressions'])(
  'after %j',
  (before) => {
    beforeAll(() => (before ? app.parts.dataSource.query(before) : undefined));

    test.each([
      [{}, USERS],
      [{ plan: 'pro' }, 540],
      [{ plan: 'plus' }, 60],
      [{ plan: 'free' }, USERS - 600],
      [{ plan: ['free', 'plus'] }, USERS - 540],
      [{ plan: ['plus', 'pro'] }, 600],
      [{ optedOut: true }, 59],
      [{ optedOut: false }, USERS - 59],
      [{ onboardingComplete: true }, USERS / 4],
      [{ optedOut: true, plan: 'pro' }, 0],
      [{ q: 'user 59' }, 100],
      [{ createdAt_gte: '2026-01-05T00:00:00Z' }, USERS - 5759],
    ] as const)('%j: each once, in order, whichever way they are come by', async (filter, many) => {
      for (const sort of [
        ['username', 'ASC'],
        ['lastSeenAt', 'DESC'],
      ] as const) {
        const { names, total, estimated } = await walked(filter, sort);
        expect(names).toHaveLength(many);
        const inOrder = [...new Set(names)].sort();
        expect(names).toEqual(sort[1] === 'ASC' ? inOrder : inOrder.reverse());
        if (!estimated) expect(total).toBe(many);
      }
    });
  },
);

test('a conversation that comes to somebody, and goes from them, is theirs in the order of activity at once', async () => {
  const { dataSource } = app.parts;
  const [user, text] = [randomUUID(), randomUUID()];
  await dataSource.query(
    `insert into users (id, phone, phone_hash, username, onboarding_complete, is_new_user, timezone, timezone_source, country, created_at)
     values ($1, '+12125559999', 'h-late', 'late', true, false, 'America/New_York', 'area', 'US', now())`,
    [user],
  );
  await dataSource.query(`insert into conversations (id, phone, phone_hash, created_at) values ($1, '+12125559999', 'h-late', now())`, [
    text,
  ]);
  await dataSource.query('update conversation_activity set last_text_at = now() where conversation_id = $1', [text]);
  const first = async () => (await lists.list('users', { filter: { plan: 'free' }, sort: null, range: [0, 0] }, viewer)).rows[0]!.id;
  expect(await first()).not.toBe(user);
  await dataSource.query('update conversations set user_id = $1 where id = $2', [user, text]);
  expect(await first()).toBe(user);
  await dataSource.query('update conversations set user_id = null where id = $1', [text]);
  expect(await first()).not.toBe(user);
});
