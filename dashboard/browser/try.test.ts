import { openPage, PHONE } from '../../backend/test/browser/support/open-browser.js';
import { browser, product } from '../../backend/test/browser/support/product-in-browser.js';

test('a visitor texts on the landing page, is answered, sees the day fill, and finds number, prices and the way in', async () => {
  const { page, wrongs } = await openPage(browser, { viewport: PHONE });
  await page.goto(product.url);
  const tried = page.getByRole('region', { name: 'Try it here' });
  const day = tried.getByRole('group', { name: 'The day so far' });
  await day.getByText('2,000', { exact: true }).waitFor();
  await tried.getByRole('button', { name: 'Send' }).click();
  await tried
    .getByRole('log')
    .getByText(/2 eggs.* \d+ cal/)
    .waitFor();
  expect(Number(await day.getByRole('progressbar', { name: /^Calories/ }).getAttribute('aria-valuenow'))).toBeGreaterThan(5);
  await tried.getByRole('textbox').fill('STOP');
  await page.keyboard.press('Enter');
  await tried.getByText('This one works from your own phone').waitFor();
  expect(await page.getByRole('link', { name: 'Text us' }).getAttribute('href')).toBe('sms:+12025550100');
  expect(await page.getByRole('link', { name: 'Save as a contact' }).getAttribute('href')).toBe('/api/product/contact');
  await page.getByText('$9.99').waitFor();
  await page.getByRole('button', { name: 'Start free' }).click();
  await page.getByLabel('Phone number').waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(wrongs).toEqual([]);
  await page.context().close();
});
