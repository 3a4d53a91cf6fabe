import { addDays, localDate } from '../../src/domain/local-day.js';
import { signedIn, startApp, type TestApp } from '../support/app.js';

let target: TestApp;
beforeAll(async () => {
  target = await startApp();
});
afterAll(() => target?.close());

test('energy in and out goes as far back as the plan, looks back before the range, and leaves today out', async () => {
  const { browser, id, path } = await signedIn(target, '+12125550821', 'plus');
  const free = await signedIn(target, '+12125550822');
  const today = localDate(new Date(), 'America/New_York');
  const query = (sql: string, values: unknown[]) => target.parts.dataSource.query(sql, values);
  const read = async (days: string) => (await browser.get(`${path}/energy?days=${days}`)).body;
  expect(await read('30')).toEqual([]);
  for (let ago = 0; ago < 40; ago++) {
    await query(
      `insert into entries (id, user_id, number, kind, at, local_date, local_time, meal, items, calories, created_at)
       values ($1, $2, $3, 'meal', now(), $4, '12:00', 'lunch', '[]', $5, now())`,
      [`energy${ago}`, id, ago + 1, addDays(today, -ago), ago === 0 ? 9000 : 2000],
    );
    await browser.post(`${path}/weights`, { kg: 80, date: addDays(today, -ago) });
  }
  const week = await read('7');
  expect(week).toHaveLength(7);
  for (const day of week) expect(day).toMatchObject({ intake: 2000, used: 2000 });
  expect(week.at(-1).date).toBe(addDays(today, -1));
  expect((await browser.get(`${path}/energy?days=all`)).status).toBe(403);
  expect((await free.browser.get(`${free.path}/energy`)).status).toBe(403);
  expect((await browser.get(`${path}/energy?days=8`)).status).toBe(400);
});

test('a water goal is saved, bounded, taken back and dropped', async () => {
  const { browser, path } = await signedIn(target, '+12125550823');
  const goal = async () => (await browser.get(`${path}/goals`)).body.waterGoalMl;
  const saved = await browser.patch(`${path}/goals`, { waterGoalMl: 2000 });
  expect([saved.status, saved.body.waterGoalMl, await goal()]).toEqual([200, 2000, 2000]);
  for (const waterGoalMl of [100, 7000, '2000', 1.5]) expect((await browser.patch(`${path}/goals`, { waterGoalMl })).status).toBe(400);
  await browser.patch(`${path}/goals`, { caloriesGoal: 2000 });
  const dropped = await browser.patch(`${path}/goals`, { waterGoalMl: null });
  expect(await goal()).toBeNull();
  await browser.post(`${path}/changes/${dropped.body.changeId}/undo`);
  expect(await goal()).toBe(2000);
});
