import { localDate } from '../../src/domain/local-day.js';
import { signedIn, startApp, text, type TestApp } from '../support/app.js';

let target: TestApp;
let phones = 0;
beforeAll(async () => {
  target = await startApp();
});
afterAll(() => target?.close());

interface Item {
  name: string;
  quantity: number;
  unit: string;
  calories: number;
  protein: number;
  source: string;
}
interface Meal {
  id: string;
  mealType: string;
  date: string;
  time: string;
  calories: number;
  protein: number;
  items: Item[];
}

async function fed(words = '2 eggs and toast for breakfast') {
  const phone = `+1202555${String(4000 + phones++)}`;
  const one = await signedIn(target, phone, 'pro');
  await text(target, phone, words);
  const meals = async () => (await one.browser.get(`${one.path}/meals`)).body as Meal[];
  const [meal] = await meals();
  return { ...one, phone, meals, meal: meal!, change: (body: object, id = meal?.id) => one.browser.patch(`${one.path}/meals/${id}`, body) };
}
const asSent = ({ name, quantity, unit }: Item) => ({ name, quantity, unit });

test('another amount of a food scales its figures, and what was not touched stays', async () => {
  const { meal, change, browser, path } = await fed();
  const [eggs, toast] = meal.items;
  const { status, body } = await change({ items: [{ ...asSent(eggs!), quantity: 3 }, asSent(toast!)] });
  const after = body as Meal;
  expect(status).toBe(200);
  expect(after.items[0]!.calories).toBeCloseTo(eggs!.calories * 1.5, 0);
  expect(after.items[1]).toEqual(toast);
  expect(after.calories).toBe(Math.round(after.items[0]!.calories + toast!.calories));
  const summary = (await browser.get(`${path}/summary`)).body as { totalCalories: number };
  expect(summary.totalCalories).toBe(after.calories);
});

test('a food by another name is looked up, one nobody knows is kept without figures, the user’s calories win', async () => {
  const { meal, change } = await fed();
  const { body } = await change({
    items: [
      { name: 'banana', quantity: 1 },
      { name: 'flumgorb', quantity: 2 },
      { ...asSent(meal.items[1]!), calories: 111 },
    ],
  });
  const { items } = body as Meal;
  expect(items[0]).toMatchObject({ name: 'banana', source: 'builtin' });
  expect(items[1]).toMatchObject({ quantity: 2, calories: null });
  expect(items[2]).toMatchObject({ calories: 111, source: 'user' });
});

test('type, day and time move the meal', async () => {
  const { meal, change } = await fed();
  const yesterday = localDate(new Date(Date.parse(meal.date) - 12 * 3_600_000), 'UTC');
  expect((await change({ mealType: 'dinner', date: yesterday, time: '19:30' })).body).toMatchObject({
    mealType: 'dinner',
    date: yesterday,
    time: '19:30',
  });
});

test('a text can undo what a screen changed', async () => {
  const { change, meals, meal, phone } = await fed();
  await change({ mealType: 'snack' });
  await text(target, phone, "that's lunch");
  expect((await meals())[0]).toMatchObject({ id: meal.id, mealType: 'lunch' });
});

test.each([
  [{ date: '2999-01-01' }, 400],
  [{ date: '2026-02-30' }, 400],
  [{ items: [] }, 400],
  [{ items: [{ name: 'egg', quantity: 0 }] }, 400],
  [{ items: [{ name: '   ', quantity: 1 }] }, 400],
  [{ items: [{ name: 'egg', quantity: 1, calories: 1e9 }] }, 400],
  [{ mealType: 'brunch' }, 400],
  [{ plan: 'pro' }, 400],
])('%j is refused in words and changes nothing', async (body, status) => {
  const { change, meals, meal } = await fed();
  const answer = await change(body);
  expect(answer.status).toBe(status);
  expect((answer.body as { message: string }).message.length).toBeGreaterThan(5);
  expect(await meals()).toEqual([meal]);
});

test('somebody else’s meal and none at all answer alike', async () => {
  const mine = await fed();
  const theirs = await fed();
  const foreign = await mine.change({ mealType: 'lunch' }, theirs.meal.id);
  const none = await mine.change({ mealType: 'lunch' }, 'nothing');
  expect(foreign.status).toBe(404);
  expect({ ...(foreign.body as object), requestId: 0 }).toEqual({ ...(none.body as object), requestId: 0 });
  expect((await theirs.meals())[0]!.mealType).toBe('breakfast');
});

test('a workout’s minutes, burn and name', async () => {
  const { browser, path } = await fed('ran 30 minutes');
  const [workout] = (await browser.get(`${path}/workouts`)).body as { id: string }[];
  const { status, body } = await browser.patch(`${path}/workouts/${workout!.id}`, {
    durationMinutes: 45,
    caloriesBurned: 400,
    activityType: 'trail running',
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({ durationMinutes: 45, caloriesBurned: 400, activityType: 'trail running' });
});

describe('a workout whose burn is our estimate', () => {
  interface Workout {
    id: string;
    caloriesBurned: number;
    durationMinutes: number;
    estimated: boolean;
  }
  async function trained(words: string) {
    const { browser, path } = await fed(words);
    const [workout] = (await browser.get(`${path}/workouts`)).body as Workout[];
    const change = async (body: object) => (await browser.patch(`${path}/workouts/${workout!.id}`, body)).body as Workout;
    return { workout: workout!, change };
  }

  test('burns in proportion to its minutes', async () => {
    const { workout, change } = await trained('ran 28 minutes');
    expect(workout.estimated).toBe(true);
    const after = await change({ durationMinutes: 56 });
    expect(after.estimated).toBe(true);
    expect(Math.abs(after.caloriesBurned - 2 * workout.caloriesBurned)).toBeLessThanOrEqual(1);
  });

  test('burns what another activity burns', async () => {
    const { workout, change } = await trained('ran 30 minutes');
    expect((await change({ activityType: 'walking' })).caloriesBurned).toBeLessThan(workout.caloriesBurned * 0.7);
  });

  test('but a figure of the user’s own stands, now and later', async () => {
    const said = await trained('ran 30 minutes 300 calories');
    expect(await said.change({ durationMinutes: 60 })).toMatchObject({ durationMinutes: 60, caloriesBurned: 300, estimated: false });
    const typed = await trained('ran 30 minutes');
    expect(await typed.change({ durationMinutes: 60, caloriesBurned: 500 })).toMatchObject({ caloriesBurned: 500, estimated: false });
    expect(await typed.change({ durationMinutes: 20 })).toMatchObject({ caloriesBurned: 500 });
  });
});

describe('a food that nobody knows', () => {
  test('is named and nothing is changed, when it is not to be kept', async () => {
    const { meal, change, meals } = await fed();
    const items = [...meal.items.map(asSent), { name: 'Snorf Blat', quantity: 1 }];
    const refused = await change({ items, mealType: 'lunch', unknownFoods: 'refuse' });
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({ error: 'Unknown food', details: ['snorf blat'], message: expect.stringContaining('snorf blat') });
    expect(await meals()).toEqual([meal]);
    const own = await change({
      items: [...meal.items.map(asSent), { name: 'Snorf Blat', quantity: 1, calories: 120 }],
      unknownFoods: 'refuse',
    });
    expect(own).toMatchObject({ status: 200, body: { calories: meal.calories + 120 } });
  });

  test('and one that is in the meal already is no reason to refuse', async () => {
    const { meal, change } = await fed();
    const items = [...meal.items.map(asSent), { name: 'snorf blat', quantity: 1 }];
    expect((await change({ items, unknownFoods: 'keep' })).status).toBe(200);
    expect((await change({ items: items.map((item) => ({ ...item, quantity: 2 })), unknownFoods: 'refuse' })).status).toBe(200);
  });
});
