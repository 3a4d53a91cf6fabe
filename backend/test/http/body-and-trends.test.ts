import { addDays, localDate } from '../../src/domain/local-day.js';
import { signedIn, startApp, type TestApp, text } from '../support/app.js';

let target: TestApp;
beforeAll(async () => {
  target = await startApp();
});
afterAll(() => target?.close());

const today = () => localDate(new Date(), 'America/New_York');
const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> => target.parts.dataSource.query(sql, values);

test('weights are texted, typed for an earlier day, taken out and brought back, and nobody else’s', async () => {
  const phone = '+12125550801';
  const { browser, path } = await signedIn(target, phone);
  const other = await signedIn(target, '+12125550802');
  await text(target, phone, 'weight 80 kg');
  const early = await browser.post(`${path}/weights`, { kg: 82, date: addDays(today(), -9) });
  expect([early.status, early.body]).toEqual([201, expect.objectContaining({ kg: 82, date: addDays(today(), -9) })]);
  const list = (await browser.get(`${path}/weights`)).body;
  expect(list.map(({ kg, date }: { kg: number; date: string }) => [kg, date])).toEqual([
    [82, addDays(today(), -9)],
    [80, today()],
  ]);
  for (const body of [{ kg: 20 }, { kg: '80' }, {}, { kg: 80, date: addDays(today(), 2) }, { kg: 80, date: 'today' }])
    expect([body, (await browser.post(`${path}/weights`, body)).status]).toEqual([body, 400]);
  expect((await other.browser.delete(`${other.path}/weights/${list[0].id}`)).status).toBe(404);
  expect((await other.browser.get(`${path}/weights`)).status).toBe(404);
  const removed = await browser.delete(`${path}/weights/${list[1].id}`);
  expect((await browser.get(`${path}/weights`)).body).toHaveLength(1);
  await browser.post(`${path}/changes/${removed.body.changeId}/undo`);
  expect((await browser.get(`${path}/weights`)).body).toHaveLength(2);
});

test('water is added up for its day, and a drink taken out', async () => {
  const phone = '+12125550803';
  const { browser, path } = await signedIn(target, phone);
  await text(target, phone, 'drank 500 ml of water');
  await text(target, phone, 'drank 250 ml of water');
  const { ml, drinks } = (await browser.get(`${path}/water`)).body;
  expect([ml, drinks.length]).toEqual([750, 2]);
  expect((await browser.delete(`${path}/water/${drinks[0].id}`)).status).toBe(200);
  expect((await browser.delete(`${path}/water/${drinks[0].id}`)).status).toBe(404);
  expect((await browser.get(`${path}/water`)).body.ml).toBe(250);
  expect((await browser.get(`${path}/water?date=${addDays(today(), -1)}`)).status).toBe(403);
});

test('trends add up finished days and what they were made of, as far as the plan goes back; expenditure needs enough of both', async () => {
  const { browser, id, path } = await signedIn(target, '+12125550804', 'pro');
  const items = (name: string, calories: number) =>
    JSON.stringify([
      { name, nutrients: { calories, protein: 10, sugar: 5, fiber: 3, sodium: 200 } },
      { name: 'snorf', nutrients: null },
    ]);
  let number = 0;
  const log = (ago: number, meal: string, name: string, calories: number) =>
    query(
      `insert into entries (id, user_id, number, kind, at, local_date, local_time, meal, items, calories, protein, sugar, unhealthy_fat, created_at)
       values ($1, $2, $3, 'meal', now(), $4, '12:00', $5, $6, $7, 10, 5, 2, now())`,
      [`t${++number}`, id, number, addDays(today(), -ago), meal, items(name, calories), calories],
    );
  await log(0, 'lunch', 'toast', 900);
  await log(1, 'breakfast', 'toast', 300);
  await log(1, 'dinner', 'pizza', 1200);
  await log(8, 'breakfast', 'toast', 250);
  await log(40, 'dinner', 'pizza', 1000);
  const read = async (days: string) => (await browser.get(`${path}/trends?days=${days}`)).body;
  const month = await read('30');
  expect(month).toMatchObject({ from: addDays(today(), -30), to: addDays(today(), -1) });
  expect(month.days).toEqual([
    expect.objectContaining({ date: addDays(today(), -8), calories: 250, fiber: 3 }),
    expect.objectContaining({ date: addDays(today(), -1), calories: 1500, protein: 20, fiber: 6, sodium: 400, saturatedFat: 4 }),
  ]);
  expect(month.foods).toEqual([
    { name: 'pizza', times: 1, calories: 1200, protein: 10, sugar: 5 },
    { name: 'toast', times: 2, calories: 550, protein: 20, sugar: 10 },
  ]);
  expect(month.meals.map(({ name, calories }: { name: string; calories: number }) => [name, calories])).toEqual([
    ['dinner', 1200],
    ['breakfast', 550],
  ]);
  expect((await read('all')).days).toHaveLength(3);
  expect((await browser.get(`${path}/trends?days=8`)).status).toBe(400);
  // The day of 250 kcal was not logged whole.
  expect((await browser.get(`${path}/expenditure`)).body).toMatchObject({ kcal: null, daysMissing: 13, weighInsMissing: 5 });
  for (let ago = 28; ago > 8; ago -= 1) {
    await log(ago, 'lunch', 'rice', 2000);
    await browser.post(`${path}/weights`, { kg: 80 - 0.05 * (28 - ago), date: addDays(today(), -ago) });
  }
  const { kcal, margin, kgPerWeek } = (await browser.get(`${path}/expenditure`)).body;
  expect(kgPerWeek).toBeCloseTo(-0.35);
  expect(Math.abs(kcal - 2385)).toBeLessThan(margin);

  await query(`update subscriptions set plan = 'plus' where user_id = $1`, [id]);
  expect(Object.keys((await read('30')).days[0])).toEqual(['date', 'calories', 'burned']);
  expect(Object.keys((await read('30')).foods[0])).toEqual(['name', 'times', 'calories']);
  expect(await read('90')).toMatchObject({ error: 'Plan required', message: 'Trends go back 30 days.' });
  await query(`update subscriptions set plan = 'free' where user_id = $1`, [id]);
  for (const call of ['trends', 'expenditure']) expect((await browser.get(`${path}/${call}`)).status).toBe(403);
});
