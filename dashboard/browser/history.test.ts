import pg from 'pg';
import { type Page } from 'playwright-core';
import { addDays, localDate } from '../../backend/src/domain/local-day.js';
import { newMember } from '../../backend/test/browser/support/member.js';
import { DESK } from '../../backend/test/browser/support/open-browser.js';
import { browser, product } from '../../backend/test/browser/support/product-in-browser.js';

const statistic = (page: Page, name: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd')
    .innerText();

test('Pro sees every nutrient of 30 days, their statistics and any day of meals', async () => {
  const { page, open, text, wrongs } = await newMember(browser, product, { options: { viewport: DESK } });
  await text('2 eggs and toast for breakfast yesterday');
  await text('a large coke for lunch');
  await open('/history');
  await page.getByRole('heading', { name: 'Nutrition History' }).waitFor();
  const table = page.getByRole('table', { name: /^Calories of the last 30 days, in cal$/ });
  // A row for the head, and one for each day; the second text may be understood after the page is there.
  await table.getByRole('row').nth(2).waitFor({ state: 'attached' });
  expect(await table.getByRole('row').count()).toBe(3);
  const rows = await table.locator('tbody tr td:nth-child(2)').allInnerTexts();
  const values = rows.map(Number);
  // The coke is of today, which is not over.
  for (const name of ['Maximum', 'Minimum', 'Average']) expect(await statistic(page, name)).toBe(`${values[0]} cal`);

  const plot = page.locator('figure > div > div').first();
  const { width } = (await plot.boundingBox())!;
  await plot.hover({ position: { x: width - 24, y: 100 } });
  await plot.getByText(`Calories ${values[1]} cal`).waitFor();
  await plot.hover({ position: { x: 56, y: 100 } });
  await plot.getByText('Nothing logged').waitFor();
  await page.mouse.move(0, 0);
  await plot.getByText('Nothing logged').waitFor({ state: 'detached' });

  await page.getByRole('tab', { name: 'Sugar' }).click();
  await page.getByRole('table', { name: /^Sugar of the last 30 days, in g$/ }).waitFor();

  await page.getByText('Day: Yesterday').waitFor();
  await page.getByText(/2 eggs/).waitFor();
  await page.getByRole('img', { name: 'breakfast' }).waitFor();
  await page.getByText(/^Health \d+\/10$/).waitFor();
  await page.getByRole('button', { name: 'Day after' }).click();
  await page.getByText('Day: Today').waitFor();
  await page.getByText(/large coke/).waitFor();
  expect(await page.getByRole('button', { name: 'Day after' }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Day before' }).click();
  await page.getByRole('button', { name: 'Day before' }).click();
  await page.getByText(/^No meals logged on /).waitFor();
  await page.getByLabel(/^Day: /).fill('2099-01-01');
  await page.getByText('Choose today or an earlier day.').waitFor();
  expect(wrongs).toEqual([]);
});

test('the heading stands there before the code has come', async () => {
  const { page } = await newMember(browser, product);
  await page.route(/\/assets\/react-/, () => undefined);
  await page.goto(`${product.url}/history`, { waitUntil: 'commit' });
  await page.getByText('Nutrition History').waitFor();
});

test('without history the statistics are 0', async () => {
  const { page, open } = await newMember(browser, product);
  await open('/history');
  for (const name of ['Average', 'Maximum', 'Minimum']) expect(await statistic(page, name)).toBe('0 cal');
});

test('Plus sees calories, "--" for the rest, and the other nutrients locked', async () => {
  const { page, open, text } = await newMember(browser, product, { plan: 'plus' });
  await text('2 eggs and toast for breakfast yesterday');
  await open('/history');
  for (const name of ['Protein', 'Carbs', 'Fat', 'Sugar']) {
    expect(await page.getByRole('tab', { name: new RegExp(`${name}.*Pro only`) }).isDisabled()).toBe(true);
    await page.getByText(`${name} --`).waitFor();
  }
  expect(await page.getByText(/^Health/).count()).toBe(0);
});

test('Free is shown the way to a plan with history', async () => {
  const { page, open, wrongs } = await newMember(browser, product, { plan: 'free' });
  await open('/history');
  await page.getByRole('heading', { name: 'Upgrade to see your history' }).waitFor();
  expect(await page.getByRole('link', { name: 'Upgrade Plan' }).getAttribute('href')).toBe('/subscription');
  expect(wrongs).toEqual([]);
});

test.each([320, 360])('at %i px nothing is wider than the screen, and no date runs into the next', async (width) => {
  const { page, open, text } = await newMember(browser, product, { options: { viewport: { width, height: 640 } } });
  await text('2 eggs and toast with butter for breakfast yesterday');
  await text('chicken burrito and a coke for lunch');
  const dates = page.locator('figure svg text').filter({ hasText: /^\d+\/\d+$/ });
  for (const path of ['/dashboard', '/history', '/messages', '/account', '/goals', '/subscription']) {
    await open(path);
    if (path === '/history') await dates.first().waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect([path, wide]).toEqual([path, 0]);
    const boxes = await dates.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    boxes.slice(1).forEach((box, at) => expect(box.left).toBeGreaterThan(boxes[at]!.right));
    if (path === '/history') expect(boxes.length).toBeGreaterThan(2);
  }
});

const FOOD = { quantity: 1, unit: 'count', size: null, grams: 100, source: 'user', food: null, assumed: false, assumption: null, mods: [] };

/** Four finished weeks of somebody who eats 1,900 kcal a day and loses 50 g. */
async function fourWeeks(userId: string): Promise<void> {
  const today = localDate(new Date(), 'America/New_York');
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  try {
    for (let ago = 28; ago >= 1; ago -= 1) {
      const date = addDays(today, -ago);
      const meals = { breakfast: ['toast', 500 + 9 * ago], dinner: ['pizza', 1400 + (ago % 3) * 120] } as const;
      for (const [meal, [name, calories]] of Object.entries(meals))
        await client.query(
          `insert into entries (id, user_id, number, kind, at, local_date, local_time, meal, items, calories, protein, carbs, fat, sugar, unhealthy_fat, created_at)
           values ($1, $2, $3, 'meal', $4::date, $4::date, '12:00', $5, $6, $7, 40, 80, 30, 12, 9, now())`,
          [
            `${userId}${meal}${ago}`,
            userId,
            1000 + 2 * ago + (meal === 'dinner' ? 1 : 0),
            date,
            meal,
            JSON.stringify([{ ...FOOD, name, nutrients: { calories, protein: 40, sugar: 12, fiber: 8, sodium: 900 } }]),
            calories,
          ],
        );
      await client.query('insert into weights (id, user_id, kg, local_date, at) values ($1, $2, $3, $4::date, $4::date)', [
        `${userId}w${ago}`,
        userId,
        80 + 0.05 * ago + 0.2 * ((ago % 5) - 2),
        date,
      ]);
    }
  } finally {
    await client.end();
  }
}

test('trends answer where it came from, weight has its line, and what is used a day becomes a goal', async () => {
  const { page, open, call, user, wrongs } = await newMember(browser, product, { options: { viewport: DESK } });
  await call('PATCH', `/api/users/${user.id}/goals`, { caloriesGoal: 2000, proteinGoal: 100 });
  await fourWeeks(user.id);
  await open('/history');
  const averages = page.getByRole('table', { name: /^Calories by day with the average of seven days/ });
  await averages.waitFor({ state: 'attached' });
  expect(await averages.locator('tbody tr').count()).toBe(28);
  await page.getByRole('region', { name: 'Calories by food' }).getByRole('listitem').first().getByText('pizza').waitFor();
  await page.getByText('At weekends').waitFor();
  await page.getByText('Fiber (at least 28 g)').waitFor();
  await page.getByRole('tab', { name: '7 days' }).click();
  await page.waitForFunction(() => document.querySelectorAll('table caption').length > 0);
  await page.getByRole('tab', { name: '7 days' }).and(page.locator('[data-state=active]')).waitFor();

  await page.getByText(/lb down in this range/).waitFor();
  await page.getByText(/kcal a day, give or take/).waitFor();
  await page.getByRole('radio', { name: 'Lose', exact: true }).click();
  await page.getByRole('button', { name: 'Make it my goal' }).click();
  await page.getByRole('button', { name: 'This is your goal' }).waitFor();

  await page.getByLabel('Weight, lb').fill('10');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText(/^A number from /).waitFor();
  await page.getByLabel('Weight, lb').fill('175.5');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Delete 175.5 lb of Today' }).click();
  await page.getByRole('button', { name: 'Delete 175.5 lb of Today' }).waitFor({ state: 'detached' });
  expect(wrongs).toEqual([]);
});
