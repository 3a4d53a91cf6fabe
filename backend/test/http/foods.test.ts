import type { FoundFood, Meal } from '../../src/contract/index.js';
import { Browser, signedIn, startApp, text, type TestApp } from '../support/app.js';

let target: TestApp;
beforeAll(async () => {
  target = await startApp();
});
afterAll(() => target?.close());

test('a food is found by words of its name, and what it is shown with is what is saved', async () => {
  const phone = '+12125550461';
  const { browser, path } = await signedIn(target, phone, 'pro');
  await text(target, phone, 'a banana');
  const [meal] = (await browser.get(`${path}/meals`)).body as Meal[];
  for (const q of ['scrambled eggs', 'potato chips', 'whole milk', 'chicken breast', 'pizza', 'oatmeal']) {
    const found = (await browser.get(`/api/foods?q=${encodeURIComponent(q)}`)).body as FoundFood[];
    expect(found.length).toBeGreaterThan(0);
    const { name, portions } = found[0]!;
    expect(portions.length).toBeGreaterThan(1);
    for (const { unit, size, calories, protein } of portions) {
      const items = [{ name, quantity: 3, unit, size }];
      const saved = (await browser.patch(`${path}/meals/${meal!.id}`, { items, unknownFoods: 'refuse' })).body as Meal;
      expect([name, unit, size, saved.calories]).toEqual([name, unit, size, Math.floor(3 * calories + 0.5)]);
      expect(saved.protein).toBeCloseTo(3 * protein, 1);
    }
  }
  expect((await browser.get('/api/foods?q=xyzzyq')).body).toEqual([]);
});

test('an edit that does not touch the time leaves the order of the day', async () => {
  const phone = '+12125550462';
  const { browser, path } = await signedIn(target, phone, 'pro');
  await text(target, phone, '2 eggs for breakfast');
  await text(target, phone, 'soup for lunch');
  const ids = async () => ((await browser.get(`${path}/meals`)).body as Meal[]).map(({ id }) => id);
  const [first, second] = await ids();
  await browser.patch(`${path}/meals/${second}`, { items: [{ name: 'tomato soup', quantity: 2, unit: 'cup' }] });
  expect(await ids()).toEqual([first, second]);
});

test('foods are for whoever is signed in, so often a minute, and words are wanted', async () => {
  expect((await new Browser(target).get('/api/foods?q=egg')).status).toBe(401);
  const { browser } = await signedIn(target, '+12125550463');
  for (const query of ['', '?q=e', `?q=${'e'.repeat(61)}`, '?q=egg&q=ham'])
    expect((await browser.get(`/api/foods${query}`)).status).toBe(400);
  const statuses = [];
  for (let index = 0; index < 240; index += 1) statuses.push((await browser.get('/api/foods?q=egg')).status);
  expect(statuses.at(-1)).toBe(429);
});
