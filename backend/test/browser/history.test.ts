import { type Browser, type Page } from 'playwright-core';
import { newMember } from './support/member.js';
import { DESK, openBrowser } from './support/open-browser.js';
import { type BuiltProduct, startBuiltProduct } from './support/start-built-product.js';

let product: BuiltProduct;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startBuiltProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

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
  expect(await table.getByRole('row').count()).toBe(3);
  const rows = await table.locator('tbody tr td:nth-child(2)').allInnerTexts();
  const values = rows.map(Number);
  expect(await statistic(page, 'Maximum')).toBe(`${Math.max(...values)} cal`);
  expect(await statistic(page, 'Minimum')).toBe(`${Math.min(...values)} cal`);
  expect(await statistic(page, 'Average')).toBe(`${Math.floor((values[0]! + values[1]!) / 2 + 0.5)} cal`);

  const plot = page.locator('figure > div > div');
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
