import { addDays, localDate } from '../../src/domain/local-day.js';
import { Browser, signedIn, startApp, type TestApp, text } from '../support/app.js';

const ZONE = 'America/New_York';
let target: TestApp;
let number = 5550300;
const nextPhone = () => `+1212${(number += 1)}`;

beforeAll(async () => {
  target = await startApp();
});
afterAll(() => target?.close());

const today = () => localDate(new Date(), ZONE);

describe('meals and workouts', () => {
  test('are listed with items, summed, and deleted', async () => {
    const phone = nextPhone();
    const { browser, path } = await signedIn(target, phone, 'pro');
    await text(target, phone, '2 eggs and a banana for breakfast');
    await text(target, phone, 'ran 30 minutes 300 calories');
    const [meal] = (await browser.get(`${path}/meals?date=${today()}`)).body;
    expect(meal).toMatchObject({ number: 1, mealType: 'breakfast', date: today(), description: expect.stringMatching(/eggs.*banana/) });
    expect(meal.items).toHaveLength(2);
    expect(meal.calories).toBeGreaterThan(150);
    const [workout] = (await browser.get(`${path}/workouts`)).body;
    expect(workout).toMatchObject({ number: 2, activityType: 'running', caloriesBurned: 300, durationMinutes: 30 });
    const summary = (await browser.get(`${path}/summary`)).body;
    expect(summary).toMatchObject({ date: today(), totalCalories: meal.calories, totalCaloriesBurned: 300 });
    expect(Math.abs(summary.proteinPercentage + summary.carbsPercentage + summary.fatPercentage - 100)).toBeLessThanOrEqual(1);

    expect((await browser.delete(`${path}/meals/${meal.id}`)).body).toEqual({ ok: true, changeId: expect.any(String) });
    expect((await browser.delete(`${path}/meals/${meal.id}`)).status).toBe(404);
    expect((await browser.delete(`${path}/meals/${workout.id}`)).status).toBe(404);
    expect((await browser.delete(`${path}/workouts/${workout.id}`)).status).toBe(200);
    expect((await browser.get(`${path}/meals`)).body).toEqual([]);
    expect((await browser.get(`${path}/summary`)).body).toMatchObject({ totalCalories: 0, proteinPercentage: 0 });
  });

  test("somebody else's is not there, and stays", async () => {
    const phone = nextPhone();
    const mine = await signedIn(target, phone);
    const other = await signedIn(target, nextPhone());
    await text(target, phone, '2 eggs');
    const [meal] = (await mine.browser.get(`${mine.path}/meals`)).body;
    const foreign = await other.browser.delete(`${other.path}/meals/${meal.id}`);
    const absent = await other.browser.delete(`${other.path}/meals/nothing`);
    expect([foreign.status, { ...foreign.body, requestId: 0 }]).toEqual([404, { ...absent.body, requestId: 0 }]);
    expect((await mine.browser.get(`${mine.path}/meals`)).body).toHaveLength(1);
  });

  test.each([
    '2026-02-30',
    '2026-13-01',
    '0000-00-00',
    'tomorrow',
    'infinity',
    '1e3',
    '2026-11-21T00:00',
    '',
    '10000-01-01',
    "2026-01-01' or 1=1",
  ])('date %j is refused on all calls that take one', async (date) => {
    const { browser, path } = await signedIn(target, nextPhone(), 'pro');
    for (const call of ['meals', 'workouts', 'summary']) {
      const answer = await browser.get(`${path}/${call}?date=${encodeURIComponent(date)}`);
      expect([call, answer.status]).toEqual([call, 400]);
    }
  });

  test('two dates at once are refused', async () => {
    const { browser, path } = await signedIn(target, nextPhone(), 'pro');
    expect((await browser.get(`${path}/summary?date=2026-01-01&date=2026-01-02`)).status).toBe(400);
  });
});

describe('what a plan shows', () => {
  test('days before today, ratings and macros are held back on the server', async () => {
    const phone = nextPhone();
    const { browser, path, id } = await signedIn(target, phone, 'pro');
    const yesterday = addDays(today(), -1);
    await text(target, phone, 'yesterday i had 2 eggs and toast for breakfast');
    await text(target, phone, 'a banana');
    const setPlan = (plan: string) => target.parts.dataSource.query('update subscriptions set plan = $2 where user_id = $1', [id, plan]);
    const past = (call: string) => browser.get(`${path}/${call}?date=${yesterday}`);

    const pro = (await past('meals')).body[0];
    expect(pro).toMatchObject({ protein: expect.any(Number), rated: true, healthRating: expect.any(Number) });
    expect((await browser.get(`${path}/calorie-history`)).body[0]).toMatchObject({
      date: yesterday,
      calories: pro.calories,
      protein: pro.protein,
    });

    await setPlan('plus');
    const plus = (await past('meals')).body[0];
    expect(plus).toMatchObject({ calories: pro.calories, rated: true, healthRating: null, healthComment: null });
    for (const macro of ['protein', 'carbs', 'fat', 'sugar', 'addedSugar']) expect(plus).not.toHaveProperty(macro);
    expect(plus.items[0].protein).toBeNull();
    expect((await past('summary')).body).toEqual({ date: yesterday, totalCalories: pro.calories, totalCaloriesBurned: 0 });
    expect(Object.keys((await browser.get(`${path}/calorie-history`)).body[0])).toEqual(['date', 'calories', 'caloriesBurned']);
    expect((await browser.get(`${path}/meals`)).body[0]).toMatchObject({ protein: expect.any(Number), healthRating: null });

    await setPlan('free');
    for (const call of ['meals', 'workouts', 'summary']) {
      expect([call, (await past(call)).status, (await past(call)).body.error]).toEqual([call, 403, 'Plan required']);
      expect((await browser.get(`${path}/${call}`)).status).toBe(200);
    }
    expect((await browser.get(`${path}/calorie-history`)).body).toMatchObject({ error: 'Plan required', plan: 'free' });
  });

  test('a canceled subscription keeps its plan until its end date', async () => {
    const { browser, path, id } = await signedIn(target, nextPhone(), 'pro');
    const cancel = (end: string) =>
      target.parts.dataSource.query(`update subscriptions set status = 'canceled', end_date = now() + $2::interval where user_id = $1`, [
        id,
        end,
      ]);
    await cancel('1 day');
    expect((await browser.get(path)).body.plan).toBe('pro');
    await cancel('-1 second');
    expect((await browser.get(path)).body.plan).toBe('free');
  });
});

describe('goals', () => {
  test('start as null, are saved by POST and PATCH, and keep what is left out', async () => {
    const { browser, path, id } = await signedIn(target, nextPhone());
    expect((await browser.get(`${path}/goals`)).body).toBeNull();
    expect((await browser.post(`${path}/goals`, { userId: 'somebody', caloriesGoal: 2000, proteinGoal: 120 })).body).toMatchObject({
      userId: id,
      caloriesGoal: 2000,
      notifications: false,
      breakfastTime: '08:00',
    });
    const changed = await browser.patch(`${path}/goals`, {
      caloriesGoal: 2000.5,
      proteinGoal: 0,
      notifications: true,
      consentVersion: '1',
      remindLunch: true,
      lunchTime: '12:45',
      timezone: 'America/St_Johns',
    });
    expect(changed.body).toMatchObject({
      caloriesGoal: 2001,
      proteinGoal: null,
      notifications: true,
      remindLunch: true,
      lunchTime: '12:45',
      dinnerTime: '20:00',
      timezone: 'America/St_Johns',
    });
    expect([-3.5, -2.5]).toContain(changed.body.timezoneOffset);
    const { changeId: _, ...kept } = changed.body;
    expect((await browser.get(`${path}/goals`)).body).toEqual(kept);
  });

  test('an offset alone gives a zone with that offset', async () => {
    const { browser, path } = await signedIn(target, nextPhone());
    expect((await browser.patch(`${path}/goals`, { timezoneOffset: -8 })).body.timezoneOffset).toBe(-8);
  });

  test.each([-14, 13.5, 6.75, 0.25])('an offset that no clock shows (%d) is refused and changes nothing', async (timezoneOffset) => {
    const { browser, path } = await signedIn(target, nextPhone());
    expect((await browser.patch(`${path}/goals`, { timezoneOffset, caloriesGoal: 1500 })).status).toBe(400);
    expect((await browser.get(`${path}/goals`)).body).toBeNull();
    expect((await browser.get(path)).body).toMatchObject({ timezone: 'America/New_York' });
  });

  test.each([
    ['MST', 'America/Phoenix'],
    ['europe/paris', 'Europe/Paris'],
    ['US/Eastern', 'America/New_York'],
    ['Etc/GMT+7', 'Etc/GMT+7'],
  ])('the zone %s is stored as %s', async (timezone, stored) => {
    const { browser, path, id } = await signedIn(target, nextPhone());
    expect((await browser.patch(`${path}/goals`, { timezone })).body).toMatchObject({ timezone: stored });
    expect(await target.parts.dataSource.query('select timezone from users where id = $1', [id])).toEqual([{ timezone: stored }]);
  });

  test.each([
    { caloriesGoal: 'abc' },
    { caloriesGoal: 999 },
    { caloriesGoal: 5001 },
    { caloriesGoal: -1 },
    { caloriesGoal: 1e308 },
    { caloriesGoal: '2000' },
    { caloriesGoal: [2000] },
    { sugarGoal: 151 },
    { breakfastTime: '25:00' },
    { breakfastTime: '8' },
    { breakfastTime: '08:60' },
    { breakfastTime: '8:00 PM' },
    { breakfastTime: '' },
    { breakfastTime: '24:00' },
    { breakfastTime: '08:00:00Z' },
    { breakfastTime: null },
    { breakfastTime: "08:00'" },
    { timezone: 'Mars/Olympus' },
    { timezone: '' },
    { timezone: '../../etc/passwd' },
    { timezone: 'EST5EDT;rm' },
    { timezone: 'UTC+99' },
    { timezone: 'Foo+9' },
    { timezoneOffset: 15 },
    { timezoneOffset: '5' },
    { notifications: 'yes' },
    { notifications: 1 },
    { plan: 'pro' },
    { phoneNumber: '+12025550199' },
  ])('%j is refused and nothing is saved', async (body) => {
    const { browser, path } = await signedIn(target, nextPhone());
    const answer = await browser.patch(`${path}/goals`, body);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toEqual(expect.any(String));
    expect((await browser.get(`${path}/goals`)).body).toBeNull();
  });

  test('NaN and 1e309 never get in', async () => {
    const { browser, path } = await signedIn(target, nextPhone());
    for (const body of ['{"caloriesGoal":NaN}', '{"caloriesGoal":1e309}', '{"caloriesGoal":Infinity}'])
      expect((await browser.call('patch', `${path}/goals`, body)).status).toBe(400);
    expect((await browser.get(`${path}/goals`)).body).toBeNull();
  });
});

describe('a user', () => {
  test('changes their name and finishes onboarding, and nothing else', async () => {
    const { browser, path } = await signedIn(target, nextPhone());
    expect((await browser.patch(path, { firstName: 'Jo', username: 'Jo' })).body).toMatchObject({ firstName: 'Jo', isNewUser: true });
    expect((await browser.patch(path, { onboardingComplete: true })).body).toMatchObject({ onboardingComplete: true, isNewUser: false });
    for (const body of [
      { plan: 'pro' },
      { role: 'admin' },
      { phoneNumber: '+12025550199' },
      { id: 'x' },
      { passwordHash: 'x' },
      { firstName: '   ' },
      { firstName: 'x'.repeat(101) },
      { firstName: null },
      { firstName: { a: 1 } },
      { onboardingComplete: 'yes' },
    ]) {
      expect([body, (await browser.patch(path, body)).status]).toEqual([body, 400]);
    }
    const odd = `<b onmouseover=alert(1)>Al</b> Robert'); DROP TABLE users;--`;
    expect((await browser.patch(path, { firstName: odd })).body.firstName).toBe(odd);
    expect((await browser.call('patch', path, '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}')).status).toBe(
      400,
    );
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  test('cannot see, change or listen to another, who might as well not exist', async () => {
    const { browser } = await signedIn(target, nextPhone());
    const other = await signedIn(target, nextPhone());
    const nobody = '/api/users/00000000-0000-4000-8000-000000000000';
    for (const call of ['', '/meals', '/workouts', '/summary', '/calorie-history', '/goals', '/messages', '/events']) {
      const [foreign, absent, odd] = await Promise.all([
        browser.get(other.path + call),
        browser.get(nobody + call),
        browser.get(`/api/users/5${call}`),
      ]);
      for (const answer of [foreign, absent, odd]) expect([call, answer.status, answer.body.message]).toEqual([call, 404, 'Not found']);
    }
    expect((await browser.patch(other.path, { firstName: 'Mallory' })).status).toBe(404);
    expect((await browser.post(`${other.path}/messages`, { content: 'hi' })).status).toBe(404);
    expect((await new Browser(target).get(other.path)).status).toBe(401);
  });
});
