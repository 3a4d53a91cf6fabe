// SQL: measures the statements themselves.
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { InlineUnderstanding } from '../adapters/builtin/index.js';
import { ImportedFoods } from '../adapters/fdc/index.js';
import { makeDataSource, migrate, PostgresStaffLists, PostgresStaffReplays, PostgresStaffTimelines } from '../adapters/postgres/index.js';
import { storeSettings } from '../app/store-settings.js';
import { loadConfig } from '../config/load-config.js';
import type { StaffResource, Viewer } from '../ports/storage/staff/staff-lists.js';
import { fillForConsole } from './fill-for-console.js';
import { replay } from '../usecases/staff/replay.js';

// `{ scale, samples }` as JSON on standard input; figures as JSON on standard output. Fills an empty database of its own.

const { scale, samples } = JSON.parse(readFileSync(0, 'utf8')) as { scale: number; samples: number };
const config = loadConfig(process.env);
await migrate(config.database.ownerUrl, config.database.url, () => undefined);
const admin = new URL(process.env['BENCH_ADMIN_URL']!);
admin.pathname = new URL(config.database.url).pathname;
const filler = new pg.Client({ connectionString: admin.href });
await filler.connect();
await fillForConsole(filler, scale);
await filler.end();

const dataSource = await makeDataSource(config.database.url, 10, 'mealtext bench').initialize();
const staff = new PostgresStaffLists(dataSource);
const timelines = new PostgresStaffTimelines(dataSource);
const viewer: Viewer = { sessionHash: 'bench', findsByPhone: true, reveals: true };
const users = Math.round(100_000 * scale);
const userIds = await dataSource.query<{ id: string; conversationId: string; phone: string }[]>(
  `select u.id, c.id as "conversationId", u.phone from users u join conversations c on c.user_id = u.id order by md5(u.id::text) limit $1`,
  [samples],
);
const staffId = (await dataSource.query<{ id: string }[]>('select id from staff limit 1'))[0]!.id;
const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString();

/** Milliseconds of so many calls: the middle one, and the one that all but 5 of 100 are quicker than. */
async function timed(work: (i: number) => Promise<unknown>): Promise<{ p50: number; p95: number }> {
  const times: number[] = [];
  for (let i = 0; i < samples; i += 1) {
    const began = performance.now();
    await work(i);
    times.push(performance.now() - began);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(samples - 1, Math.floor(samples * share))]!;
  return { p50: at(0.5), p95: at(0.95) };
}

const one = (i: number) => userIds[i % userIds.length]!;
type Ask = (i: number) => { filter?: Record<string, unknown>; sort?: [string, 'ASC' | 'DESC']; page?: number };
const LISTS: [name: string, resource: StaffResource, ask: Ask][] = [
  ['users', 'users', (i) => ({ page: i })],
  ['users by part of a phone', 'users', (i) => ({ filter: { q: one(i).phone.slice(4 + (i % 4), 8 + (i % 4)) } })],
  ['users by three digits', 'users', (i) => ({ filter: { q: one(i).phone.slice(9, 12) } })],
  ['users by name', 'users', (i) => ({ filter: { q: ['ana', 'river', 'sam m', 'zoe'][i % 4] } })],
  ['users on pro', 'users', (i) => ({ filter: { plan: 'pro' }, page: i })],
  ['users on free, by name', 'users', () => ({ filter: { plan: 'free' }, sort: ['username', 'ASC'] })],
  ['users who opted out', 'users', () => ({ filter: { optedOut: true } })],
  ['users, oldest first', 'users', (i) => ({ sort: ['createdAt', 'ASC'], page: i * 9 })],
  ['conversations', 'conversations', (i) => ({ page: i })],
  ['conversations by part of a phone', 'conversations', (i) => ({ filter: { q: one(i).phone.slice(6, 11) } })],
  ['conversations flagged', 'conversations', () => ({ filter: { flagged: true } })],
  ['conversations by urgency', 'conversations', () => ({ sort: ['urgency', 'ASC'] })],
  ['conversations that wait longest', 'conversations', () => ({ sort: ['waitsSince', 'ASC'] })],
  ['conversations held', 'conversations', () => ({ filter: { held: true } })],
  ['texts', 'texts', (i) => ({ page: i })],
  ['texts of a user', 'texts', (i) => ({ filter: { userId: one(i).id } })],
  ['texts by RCS', 'texts', (i) => ({ filter: { bearer: 'rcs' }, page: i })],
  ['texts not understood', 'texts', (i) => ({ filter: { notUnderstood: true }, page: i })],
  ['texts of one day by the model', 'texts', (i) => ({ filter: { reader: 'model', receivedAt_gte: day(i + 1), receivedAt_lt: day(i) } })],
  ['texts with a rare intent', 'texts', () => ({ filter: { intent: 'opt_out' } })],
  ['meals', 'meals', (i) => ({ page: i })],
  ['meals of a user', 'meals', (i) => ({ filter: { userId: one(i).id } })],
  ['meals, most calories', 'meals', (i) => ({ sort: ['calories', 'DESC'], page: i })],
  ['dinners of one day', 'meals', (i) => ({ filter: { mealType: 'dinner', date: day(i + 1).slice(0, 10) } })],
  ['deliveries', 'deliveries', (i) => ({ page: i * 9 })],
  ['deliveries failed', 'deliveries', (i) => ({ filter: { failed: true }, page: i })],
  ['deliveries by error', 'deliveries', () => ({ filter: { errorCode: '30007' } })],
  ['workouts', 'workouts', (i) => ({ page: i })],
  ['workouts of a user', 'workouts', (i) => ({ filter: { userId: one(i).id } })],
  ['goals', 'goals', (i) => ({ page: i })],
  ['goals with reminders', 'goals', (i) => ({ filter: { notifications: true }, page: i })],
  ['reminders', 'reminders', (i) => ({ page: i })],
  ['reminders at dinner', 'reminders', () => ({ filter: { kind: 'dinner' } })],
  ['reminder log', 'reminder-log', (i) => ({ page: i })],
  ['reminder log, missed', 'reminder-log', (i) => ({ filter: { result: 'missed' }, page: i })],
  ['reminder log of a user', 'reminder-log', (i) => ({ filter: { userId: one(i).id } })],
  ['feedback', 'feedback', (i) => ({ page: i })],
  ['feedback, new', 'feedback', () => ({ filter: { state: 'new' } })],
  ['feedback by words', 'feedback', (i) => ({ filter: { q: `reminders ${i}` } })],
  ['subscriptions', 'subscriptions', (i) => ({ page: i })],
  ['subscriptions on plus', 'subscriptions', (i) => ({ filter: { plan: 'plus' }, page: i })],
  ['audit', 'audit', (i) => ({ page: i })],
  ['audit of replies', 'audit', (i) => ({ filter: { action: 'reply' }, page: i })],
  ['audit of a user', 'audit', (i) => ({ filter: { objectId: one(i).id } })],
  ['audit by one of staff', 'audit', () => ({ filter: { actorId: staffId } })],
  ['requests', 'requests', (i) => ({ page: i })],
  ['requests, open', 'requests', () => ({ filter: { state: 'open' } })],
  ['saved replies', 'saved-replies', () => ({ filter: { q: 'words' } })],
  ['staff', 'staff', () => ({})],
  ['inbox', 'inbox', (i) => ({ page: i })],
  ['inbox, nobody’s', 'inbox', () => ({ filter: { assigned: false } })],
  ['inbox, unanswered', 'inbox', () => ({ filter: { unanswered: true } })],
  ['learning, 30 days', 'learning', () => ({ filter: { days: 30 } })],
  ['learning, 7 days', 'learning', () => ({ filter: { days: 7 } })],
  ['lessons', 'lessons', () => ({})],
];

const lists: { name: string; p50: number; p95: number }[] = [];
for (const [name, resource, ask] of LISTS) {
  const work = (i: number) => {
    const { filter = {}, sort = null, page = 0 } = ask(i);
    return staff.list(resource, { filter, sort, range: [page * 25, page * 25 + 24] }, viewer);
  };
  await work(0);
  lists.push({ name, ...(await timed(work)) });
}
lists.push({ name: 'timeline', ...(await timed((i) => timelines.stretch(one(i).conversationId, null, 50, viewer.sessionHash))) });
const bare = await timed((i) => dataSource.query('select * from users where id >= $1 order by id limit 25', [one(i).id]));

const foods = new ImportedFoods(config.process.dataDir, () => undefined);
const cpu = process.cpuUsage();
const began = performance.now();
const { summary } = await replay(
  {
    understanding: new InlineUnderstanding(foods),
    model: null,
    rules: { replyWaitSeconds: 3 },
    replays: new PostgresStaffReplays(dataSource, storeSettings(config)),
    keptReadings: { read: () => Promise.resolve(null), readTurn: () => Promise.resolve(null) },
  },
  { last: Math.min(1000, users) },
  { texts: 50, reader: 'builtin', sessionHash: viewer.sessionHash },
);
const seconds = (performance.now() - began) / 1000;
const { user, system } = process.cpuUsage(cpu);
console.log(
  JSON.stringify({
    lists,
    bare,
    replay: { conversations: summary.conversations, texts: summary.texts, seconds, cpuSeconds: (user + system) / 1e6 },
  }),
);
await dataSource.destroy();
