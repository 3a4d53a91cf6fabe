import type { Meal, Usual } from '../../src/contract/index.js';
import { addDays, localDate, localTime } from '../../src/domain/local-day.js';
import { mealAtTime } from '../../src/domain/meal-type.js';
import { signedIn, startApp, text, type TestApp } from '../support/app.js';

let target: TestApp;
beforeAll(async () => {
  target = await startApp();
});
afterAll(() => target?.close());

test('what one has at this hour is offered, and its own text logs exactly that once more', async () => {
  const phone = '+12125550451';
  const { browser, path } = await signedIn(target, phone, 'pro');
  expect((await browser.get(`${path}/usuals`)).body).toEqual([]);
  const [{ timezone }] = (await browser.get('/api/users')).body as [{ timezone: string }];
  const now = new Date();
  const meal = mealAtTime(localTime(now, timezone));
  await text(target, phone, `3 eggs and 2 slices of bacon for ${meal}`);
  const [logged] = (await browser.get(`${path}/meals`)).body as Meal[];
  // Today's own are not offered; moved to yesterday it is.
  expect((await browser.get(`${path}/usuals`)).body).toEqual([]);
  await browser.patch(`${path}/meals/${logged!.id}`, { date: addDays(localDate(now, timezone), -1) });
  const usuals = (await browser.get(`${path}/usuals`)).body as Usual[];
  expect(usuals).toEqual([{ number: logged!.number, mealType: meal, description: logged!.description }]);
  await browser.post(`${path}/messages`, { content: `#${usuals[0]!.number} again` });
  const meals = (await browser.get(`${path}/meals`)).body as Meal[];
  expect(meals).toMatchObject([{ mealType: meal, description: logged!.description, calories: logged!.calories }]);
  expect((await browser.get(`${path}/usuals`)).body).toEqual([]);
});
