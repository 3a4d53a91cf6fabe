import { type Page } from 'playwright-core';
import type { GoalsView } from '../../backend/src/contract/index.js';
import { newMember } from '../../backend/test/browser/support/member.js';
import { browser, product } from '../../backend/test/browser/support/product-in-browser.js';

test('goals start at the defaults, show their shares, and are saved', async () => {
  const { page, open, call, user, wrongs } = await newMember(browser, product);
  await open('/goals');
  await page.getByText('No goals found. Please set up your nutritional goals.').waitFor();
  const goal = (name: string) => page.getByRole('spinbutton', { name });
  for (const [name, value, min, max] of [
    ['Calories', '2000', '1000', '5000'],
    ['Protein', '100', '20', '300'],
    ['Carbs', '250', '50', '500'],
    ['Fat', '65', '20', '200'],
    ['Sugar', '50', '10', '150'],
  ] as const) {
    expect(await goal(name).inputValue()).toBe(value);
    expect([await goal(name).getAttribute('min'), await goal(name).getAttribute('max')]).toEqual([min, max]);
  }
  for (const share of ['20% of calories', '50% of calories', '29% of calories']) await page.getByText(share).waitFor();
  await page.getByText(/protein 4 kcal\/g, carbs 4 kcal\/g, fat 9 kcal\/g/).waitFor();

  await goal('Protein').fill('600');
  await page.getByRole('button', { name: 'Save Goals' }).click();
  await page.getByText('From 20 to 300, or 0 for no goal.').waitFor();
  await goal('Protein').fill('150');
  await goal('Sugar').fill('');
  await goal('Sugar').blur();
  expect(await goal('Sugar').inputValue()).toBe('0');
  await page.getByText('30% of calories').waitFor();
  await page.getByRole('button', { name: 'Save Goals' }).click();
  await page.getByText('Goals updated', { exact: true }).waitFor();
  const saved = await call<GoalsView>('GET', `/api/users/${user.id}/goals`);
  expect(saved).toMatchObject({ caloriesGoal: 2000, proteinGoal: 150, sugarGoal: null, notifications: false });
  expect(wrongs).toEqual([]);
});

test('until goals are loaded the form stands there with its defaults, notifications on; on the first screen the bot and the summary are named', async () => {
  const { page, open } = await newMember(browser, product);
  await open('/dashboard');
  expect(await page.getByRole('heading', { name: 'Message the bot' }).isVisible()).toBe(true);
  expect(await page.getByText("Today's Summary").isVisible()).toBe(true);
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/users/*/goals', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${product.url}/goals`);
  const loading = page.getByRole('status', { name: 'Loading your goals' });
  expect(await loading.getByRole('switch').isChecked()).toBe(true);
  expect(await loading.getByRole('spinbutton', { name: 'Calories' }).inputValue()).toBe('2000');
  answer();
  await loading.waitFor({ state: 'detached' });
  expect(await page.getByRole('switch').isChecked()).toBe(false);
});

test('goals that could not be saved are said, and kept', async () => {
  const { page, open } = await newMember(browser, product);
  await open('/goals');
  await page.getByRole('spinbutton', { name: 'Fat' }).fill('80');
  await page.route('**/goals', (route) => (route.request().method() === 'PATCH' ? route.abort() : route.continue()));
  await page.getByRole('button', { name: 'Save Goals' }).click();
  await page.getByText('You seem to be offline. Nothing was lost; please try again.').first().waitFor();
  await page.unroute('**/goals');
  await page.route('**/goals', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 500, body: 'no' }) : route.continue(),
  );
  await page.getByRole('button', { name: 'Save Goals' }).click();
  await page.getByText('Failed to update your goals. Please try again.').first().waitFor();
  expect(await page.getByRole('spinbutton', { name: 'Fat' }).inputValue()).toBe('80');
});

const saves = (page: Page) => {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') seen.push(request.postData() ?? '');
    if (request.url().endsWith('/api/admin/refresh-scheduler')) seen.push('scheduler');
  });
  return seen;
};

test('times, zone and summary save themselves; other switches wait for the button; all of it is read again', async () => {
  const { page, open, call, user } = await newMember(browser, product);
  await open('/notifications');
  const seen = saves(page);
  const refreshed = () => page.waitForResponse((answer) => answer.url().endsWith('/api/admin/refresh-scheduler'));
  expect(await page.getByRole('switch').count()).toBe(3);
  await page.getByRole('switch', { name: /^Notifications/ }).click();
  expect(await page.getByRole('switch').count()).toBe(8);
  for (const [name, time] of [
    ['Breakfast reminder', '08:00'],
    ['Lunch reminder', '12:00'],
    ['Dinner reminder', '20:00'],
    ['Snack reminder', '15:30'],
    ['Daily summary', '21:30'],
  ] as const) {
    expect(await page.getByLabel(`${name} time`).inputValue()).toBe(time);
    expect(await page.getByLabel(`${name} time`).isDisabled()).toBe(true);
  }
  await page.getByRole('switch', { name: 'Breakfast reminder' }).click();
  expect(seen).toEqual([]);

  let done = refreshed();
  await page.getByLabel('Breakfast reminder time').fill('07:15');
  await done;
  expect(seen).toEqual([JSON.stringify({ breakfastTime: '07:15' }), 'scheduler']);
  done = refreshed();
  await page.getByRole('switch', { name: /^Daily summary/ }).click();
  await done;
  done = refreshed();
  await page.getByLabel('Timezone').selectOption('-3.5');
  await done;
  expect(JSON.parse(seen.at(-2)!)).toMatchObject({ timezoneOffset: -3.5, timezone: 'America/St_Johns' });

  done = refreshed();
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await done;
  expect(JSON.parse(seen.at(-2)!)).toMatchObject({
    notifications: true,
    remindBreakfast: true,
    consentVersion: expect.any(String) as string,
  });
  expect(await call<GoalsView>('GET', `/api/users/${user.id}/goals`)).toMatchObject({
    notifications: true,
    remindBreakfast: true,
    remindLunch: false,
    enableSummary: true,
    breakfastTime: '07:15',
    timezone: 'America/St_Johns',
  });
  await open('/notifications');
  expect(await page.getByRole('switch', { name: 'Breakfast reminder' }).isChecked()).toBe(true);
  expect(await page.getByLabel('Breakfast reminder time').inputValue()).toBe('07:15');
  expect(await page.getByLabel('Timezone').inputValue()).toBe('-3.5');
});

test.each(['free', 'plus'] as const)('%s sees the settings, and may change only what its plan has', async (plan) => {
  const { page, open, call, user } = await newMember(browser, product, { plan });
  await call('PATCH', `/api/users/${user.id}/goals`, { notifications: true, consentVersion: '1' });
  await open('/notifications');
  const controls = page.locator('form :is(input, select, button)');
  expect(await controls.count()).toBeGreaterThan(10);
  const enabled = [];
  for (const control of await controls.all()) if (await control.isEnabled()) enabled.push(await control.textContent());
  // What its plan has, Plus may switch: a switch is a button and a hidden input.
  expect(enabled).toEqual(plan === 'plus' ? ['', '', 'Save Settings'] : []);
  if (plan === 'plus') {
    expect(await page.getByRole('switch', { name: /^Weekly report/ }).isChecked()).toBe(true);
    await page.getByRole('switch', { name: /^Weekly report/ }).click();
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await page.getByText('Settings saved', { exact: true }).waitFor();
    expect(await call<GoalsView>('GET', `/api/users/${user.id}/goals`)).toMatchObject({ weeklyReport: false, notifications: true });
  }
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await page.getByRole('heading', { name: 'Daily Progress' }).waitFor();
});
