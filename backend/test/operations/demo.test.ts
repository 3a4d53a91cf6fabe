import { seedCrowd } from '../../src/app/seed-crowd.js';
import { seedDemo } from '../../src/app/seed-demo.js';
import { replay } from '../../src/usecases/staff/replay.js';
import { StaffDependencies } from '../../src/usecases/staff/staff-dependencies.js';
import { startApp, type TestApp } from '../support/app.js';

let target: TestApp;
let texts: number;
const began = new Date();
const worldAt = (instant: Date) => ({ ...target.deps, clock: { now: () => instant } });
beforeAll(async () => {
  target = await startApp();
  texts = await seedDemo(worldAt(began), target.parts.dataSource);
}, 600_000);
afterAll(() => target?.close());

const rows = <T>(sql: string) => target.parts.dataSource.query<T[]>(sql);
const count = async (sql: string) => (await rows<{ n: number }>(`select count(*)::int as n from ${sql}`))[0]!.n;
const days = async () => (await rows<{ day: string }>('select distinct local_date::text as day from entries')).map(({ day }) => day);

/** In the middle a second or two, the slowest below what somebody gives up at, and none before its text. */
async function expectTimeToAnswer(): Promise<void> {
  const [answers] = await rows<{ least: number; middle: number; most: number }>(
    `select min(ms)::int as least, (percentile_cont(0.5) within group (order by ms))::int as middle, max(ms)::int as most
     from (select extract(epoch from o.created_at - t.received_at) * 1000 as ms from outbound_texts o join inbound_texts t on t.id = o.inbound_id) a`,
  );
  expect(answers!.least).toBeGreaterThanOrEqual(700);
  expect(answers!.middle).toBeGreaterThan(1000);
  expect(answers!.middle).toBeLessThan(2500);
  expect(answers!.most).toBeLessThan(9000);
}

test('people on every plan have months behind them, and something today or yesterday', async () => {
  expect(texts).toBeGreaterThan(1000);
  const people = await rows<{ plan: string; days: number; span: number }>(
    `select coalesce(s.plan::text, 'free') as plan, count(distinct e.local_date)::int as days, max(e.local_date) - min(e.local_date) as span
     from users u left join subscriptions s on s.user_id = u.id join entries e on e.user_id = u.id group by u.id, 1`,
  );
  expect(new Set(people.map(({ plan }) => plan))).toEqual(new Set(['free', 'plus', 'pro']));
  expect(people.length).toBeGreaterThan(6);
  for (const { span } of people) expect(span).toBeGreaterThan(60);
});

test('lists look like life: corrections, removals, texts not understood, opt-outs, feedback, and answers in every final state', async () => {
  expect(await count('entries where deleted_at is not null')).toBeGreaterThan(0);
  expect(await count('changes where undone_at is not null')).toBeGreaterThan(0);
  expect(
    await count(`inbound_texts where 'unrecognized' = any(intents) or 'not_understood' = any(intents) or 'none' = any(intents)`),
  ).toBeGreaterThan(0);
  expect(await count('suppressions')).toBe(1);
  expect(await count('feedback')).toBeGreaterThan(3);
  expect(await count('weights')).toBeGreaterThan(3);
  expect(await count('saved_replies')).toBeGreaterThan(2);
  expect(await count('reminder_settings where notifications and remind_lunch')).toBeGreaterThan(1);
  expect(await count('conversation_tags')).toBeGreaterThan(2);
  expect(await count('staff_views where shared')).toBeGreaterThan(1);
  expect((await rows<{ state: string }>('select state from outreaches order by 1')).map(({ state }) => state)).toEqual(['asked', 'done']);
  await expectTimeToAnswer();
  const states = await rows<{ state: string }>('select distinct state from outbound_texts');
  expect(states.map(({ state }) => state)).toEqual(expect.arrayContaining(['delivered', 'undelivered', 'failed', 'sent', 'expired']));
  expect(await count(`outbound_texts where state = 'suppressed'`)).toBe(0);
  // Nothing of it is to be sent by anybody.
  expect(await count(`outbound_texts where state in ('queued', 'sending', 'unknown')`)).toBe(0);
});

test('an answer names the number that its entry has, also where weeks were repeated', async () => {
  const answers = `outbound_texts o where o.body ~ '^(Breakfast|Lunch|Dinner|Snack) #[0-9]+: ' and exists (select 1 from entries e where e.inbound_id = o.inbound_id)`;
  expect(await count(answers)).toBeGreaterThan(0);
  expect(
    await count(
      `${answers} and not exists (select 1 from entries e where e.inbound_id = o.inbound_id and e.number = (regexp_match(o.body, '#([0-9]+)'))[1]::int)`,
    ),
  ).toBe(0);
  const twice = await count('(select user_id, number from entries group by 1, 2 having count(*) > 1) t');
  expect(twice).toBe(0);
});

test('the engine that answered, played against itself, differs in nothing', async () => {
  const { replays, keptReadings } = target.app.get(StaffDependencies);
  const { summary } = await replay(
    { ...target.deps, replays, keptReadings },
    { last: 100 },
    { texts: 50, reader: 'kept', sessionHash: '' },
  );
  expect(summary).toMatchObject({ changedConversations: 0, changedIntents: 0, changedEntries: 0, changedReplies: 0, mended: 0, broken: 0 });
  expect(summary.texts).toBeGreaterThan(0);
  expect(summary.incomparable / summary.texts).toBeLessThan(0.1);
});

test('played again it changes nothing', async () => {
  const before = await count('inbound_texts');
  expect(await seedDemo(worldAt(began), target.parts.dataSource)).toBe(0);
  expect(await count('inbound_texts')).toBe(before);
});

test('played again two days later people have gone on as is their habit, each text once', async () => {
  const before = await count('inbound_texts');
  // Days of people, which are not those of UTC in the evening.
  const known = await days();
  const later = new Date(began.getTime() + 2 * 86_400_000);
  const more = await seedDemo(worldAt(later), target.parts.dataSource);
  expect(more).toBeGreaterThan(10);
  expect(await count('inbound_texts')).toBe(before + more);
  expect((await days()).filter((day) => !known.includes(day)).length).toBeGreaterThanOrEqual(2);
  expect(await seedDemo(worldAt(later), target.parts.dataSource)).toBe(0);
  expect(await count(`outbound_texts where state in ('queued', 'sending', 'unknown', 'suppressed')`)).toBe(0);
});

test('a crowd waits for its answers as others do', async () => {
  expect(await seedCrowd(target.deps, target.parts, 12)).toBe(12);
  await expectTimeToAnswer();
});
