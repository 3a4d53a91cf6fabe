import { addDays, localDate } from '../../src/domain/local-day.js';
import { signedIn, startApp, type TestApp } from '../support/app.js';

let target: TestApp;
beforeAll(async () => {
  target = await startApp();
});
afterAll(() => target?.close());

test('the streak counts days with two eating occasions, removed meals and workouts never, and goes up to yesterday until today counts', async () => {
  const { browser, id, path } = await signedIn(target, '+12125550811');
  const today = localDate(new Date(), 'America/New_York');
  let number = 0;
  const log = (ago: number, time: string, kind = 'meal', removed = false) =>
    target.parts.dataSource.query(
      `insert into entries (id, user_id, number, kind, at, local_date, local_time, meal, items, calories, activity, burned, created_at, deleted_at)
       values ($1, $2, $3, $4, now(), $5, $6, 'snack', '[]', 300, 'running', 100, now(), $7)`,
      [`streak${++number}`, id, number, kind, addDays(today, -ago), time, removed ? new Date() : null],
    );
  expect((await browser.get(`${path}/streak`)).body).toEqual({ days: 0, longest: 0, lately: 0, today: 0 });
  for (const ago of [1, 2, 4, 5, 6]) for (const time of ['08:00', '18:30']) await log(ago, time);
  await log(3, '08:00');
  await log(3, '18:30', 'workout');
  await log(0, '00:01');
  await log(0, '00:20', 'meal', true);
  expect((await browser.get(`${path}/streak`)).body).toEqual({ days: 2, longest: 3, lately: 5, today: 1 });
  await log(0, '00:30');
  expect((await browser.get(`${path}/streak`)).body).toEqual({ days: 3, longest: 3, lately: 6, today: 2 });
});
