import { addDays, localDate } from '../../src/domain/local-day.js';
import { signedIn, startApp, type TestApp, text } from '../support/app.js';

const ZONE = 'America/New_York';
let target: TestApp;
let number = 5551300;
const nextPhone = () => `+1212${(number += 1)}`;

beforeAll(async () => {
  target = await startApp();
});
afterAll(() => target?.close());

const today = () => localDate(new Date(), ZONE);

describe('logging again', () => {
  test('makes a meal and a workout of today of those of another day, which one change takes back', async () => {
    const phone = nextPhone();
    const { browser, path } = await signedIn(target, phone, 'pro');
    await text(target, phone, 'yesterday i had 2 eggs and toast for breakfast');
    await text(target, phone, 'ran 30 minutes 300 calories');
    const [meal] = (await browser.get(`${path}/meals?date=${addDays(today(), -1)}`)).body;
    const [workout] = (await browser.get(`${path}/workouts`)).body;
    const again = await browser.post(`${path}/meals/${meal.id}/again`);
    expect([again.status, again.body]).toEqual([
      201,
      expect.objectContaining({ date: today(), mealType: 'breakfast', calories: meal.calories, items: meal.items, number: 3 }),
    ]);
    expect((await browser.post(`${path}/workouts/${workout.id}/again`)).body).toMatchObject({ activityType: 'running', number: 4 });
    expect((await browser.get(`${path}/workouts`)).body).toHaveLength(2);
    expect((await browser.post(`${path}/changes/${again.body.changeId}/undo`)).status).toBe(200);
    expect((await browser.get(`${path}/meals`)).body).toEqual([]);
  });

  test('is held to the plan, and finds nothing of somebody else', async () => {
    const phone = nextPhone();
    const mine = await signedIn(target, phone);
    const other = await signedIn(target, nextPhone());
    for (const eaten of ['2 eggs for breakfast', 'a burrito for lunch', 'a banana as a snack']) await text(target, phone, eaten);
    const [meal] = (await mine.browser.get(`${mine.path}/meals`)).body;
    const full = await mine.browser.post(`${mine.path}/meals/${meal.id}/again`);
    expect([full.status, full.body]).toEqual([403, expect.objectContaining({ error: 'Meal limit reached', plan: 'free' })]);
    expect((await other.browser.post(`${other.path}/meals/${meal.id}/again`)).status).toBe(404);
    expect((await mine.browser.get(`${mine.path}/meals`)).body).toHaveLength(3);
    expect((await other.browser.get(`${other.path}/meals`)).body).toEqual([]);
  });
});
