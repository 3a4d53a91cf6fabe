import { signedIn, startApp, type TestApp } from '../support/app.js';

let target: TestApp;
beforeAll(async () => {
  target = await startApp();
});
afterAll(() => target?.close());

const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> => target.parts.dataSource.query(sql, values);

test('the weekly report adds up seven days, compares them with the week before, and is not for Free', async () => {
  const free = await signedIn(target, '+12025553040');
  const refused = await free.browser.get(`${free.path}/weekly-report`);
  expect([refused.status, refused.body]).toEqual([403, expect.objectContaining({ error: 'Plan required', plan: 'free' })]);

  const { browser, id, path } = await signedIn(target, '+12025553041', 'pro');
  expect((await browser.get(`${path}/weekly-report`)).body).toMatchObject({
    daysLogged: 0,
    averageCalories: 0,
    daysWithinGoal: null,
    changeFromWeekBefore: null,
  });
  await browser.patch(`${path}/goals`, { caloriesGoal: 2000, timezone: 'UTC' });
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  let number = 0;
  const log = (ago: number, kind: 'meal' | 'workout', calories: number, protein = 0) =>
    query(
      `insert into entries (id, user_id, number, kind, at, local_date, local_time, meal, items, calories, protein, activity, burned, created_at)
       values ($1, $2, $3, $4, now(), $5, '12:00', $6, $7, $8, $9, $10, $11, now())`,
      kind === 'meal'
        ? [`w${++number}`, id, number, kind, day(ago), 'lunch', '[]', calories, protein, null, null]
        : [`w${++number}`, id, number, kind, day(ago), null, null, null, null, 'run', calories],
    );
  await log(0, 'meal', 1500, 90);
  await log(0, 'meal', 700, 30);
  await log(0, 'workout', 200);
  await log(3, 'meal', 2300, 60);
  await log(6, 'meal', 1000, 30);
  await log(7, 'meal', 1500, 10);
  await log(13, 'meal', 1700, 10);
  await log(14, 'meal', 9000, 10);
  const report = {
    from: day(6),
    to: day(0),
    daysLogged: 3,
    meals: 4,
    workouts: 1,
    averageCalories: 1833,
    caloriesBurned: 200,
    daysWithinGoal: 2,
    averageProtein: 70,
    changeFromWeekBefore: 233,
  };
  expect((await browser.get(`${path}/weekly-report`)).body).toEqual(report);
  await query(`update subscriptions set plan = 'plus' where user_id = $1`, [id]);
  expect((await browser.get(`${path}/weekly-report`)).body).toEqual({ ...report, averageProtein: null });
});
