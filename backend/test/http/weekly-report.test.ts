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
  // Today goes on, so it is in no report.
  await log(0, 'meal', 562, 20);
  await log(1, 'meal', 1500, 90);
  await log(1, 'meal', 700, 30);
  await log(1, 'workout', 200);
  await log(4, 'meal', 2300, 60);
  await log(5, 'meal', 2100, 60);
  await log(7, 'meal', 1000, 30);
  await log(8, 'meal', 1500, 10);
  await log(14, 'meal', 1700, 10);
  await log(15, 'meal', 9000, 10);
  const report = {
    from: day(7),
    to: day(1),
    daysLogged: 4,
    meals: 5,
    workouts: 1,
    averageCalories: 1900,
    caloriesBurned: 200,
    // 2,200 of 2,000 + 200 burned and 2,100 of 2,000; not 2,300, nor 1,000.
    daysWithinGoal: 2,
    daysWithGoal: 4,
    averageProtein: 67.5,
    changeFromWeekBefore: 300,
  };
  expect((await browser.get(`${path}/weekly-report`)).body).toEqual(report);
  await query(`update subscriptions set plan = 'plus' where user_id = $1`, [id]);
  expect((await browser.get(`${path}/weekly-report`)).body).toEqual({ ...report, averageProtein: null });
  // Whose goal was another one then is measured by that.
  await query(`insert into goals_history (user_id, from_date, calories) values ($1, $2, 2600), ($1, $3, 2000)`, [id, day(30), day(3)]);
  expect((await browser.get(`${path}/weekly-report`)).body).toMatchObject({ daysWithinGoal: 3, daysWithGoal: 4 });
});

test('goals are kept by the day on which they were set', async () => {
  const { browser, id, path } = await signedIn(target, '+12025553042', 'pro');
  await browser.patch(`${path}/goals`, { caloriesGoal: 2000 });
  await query(`update goals_history set from_date = '2026-01-01' where user_id = $1`, [id]);
  await browser.patch(`${path}/goals`, { caloriesGoal: 1900 });
  await browser.patch(`${path}/goals`, { caloriesGoal: 1800 });
  const history = (await browser.get(`${path}/goals/history`)).body as { from: string; caloriesGoal: number }[];
  expect(history.map(({ caloriesGoal }) => caloriesGoal)).toEqual([2000, 1800]);
  expect(history[0]!.from).toBe('2026-01-01');
});
