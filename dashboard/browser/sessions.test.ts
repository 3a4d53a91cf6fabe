import type { Page } from 'playwright-core';
import pg from 'pg';
import { newMember } from '../../backend/test/browser/support/member.js';
import { DESK, openPage, PHONE } from '../../backend/test/browser/support/open-browser.js';
import { browser, product } from '../../backend/test/browser/support/product-in-browser.js';

const section = (page: Page) => page.locator('section', { has: page.getByRole('heading', { name: 'Where you are signed in' }) });

/** Signs the same user in somewhere else, as that browser calls itself. */
async function signInElsewhere(phoneNumber: string, userAgent: string): Promise<Page> {
  const { page } = await openPage(browser, { viewport: PHONE, userAgent });
  const call = (path: string, data: unknown) =>
    page.context().request.post(product.url + path, { data, headers: { 'X-CSRF-Token': 'test', Origin: product.url } });
  const { code } = (await (await call('/api/verify/send', { phoneNumber })).json()) as { code: string };
  expect((await call('/api/verify/check', { phoneNumber, code })).status()).toBe(200);
  return page;
}

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';

test.each([
  ['a phone, light', PHONE, 'light'],
  ['a desk, dark', DESK, 'dark'],
] as const)('on %s: the devices are listed, one is signed out, then all are', async (_on, viewport, theme) => {
  const { page, user, open, wrongs } = await newMember(browser, product, { theme, options: { viewport } });
  const elsewhere = await signInElsewhere(user.phoneNumber, IPHONE);
  await open('/account');
  const rows = section(page).getByRole('listitem');
  expect(await rows.count()).toBe(2);
  await rows.first().getByText('This device').waitFor();
  await rows.nth(1).getByText('Safari on iPhone').waitFor();
  await rows
    .nth(1)
    .getByText(/^Last used Today, \d+:\d\d [AP]M\. Signed in on /)
    .waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  await page.getByRole('button', { name: 'Sign out Safari on iPhone' }).click();
  await section(page).getByText('You are signed in nowhere else.').waitFor();
  const answer = await elsewhere.context().request.get(`${product.url}/api/users/${user.id}`);
  expect(answer.status()).toBe(401);

  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Sign out everywhere?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  expect((await page.context().request.get(`${product.url}/api/users/${user.id}`)).status()).toBe(401);
  expect(wrongs).toEqual([]);
});

test('a list that does not load says so, and loads when tried again', async () => {
  const { page, open } = await newMember(browser, product);
  await page.route('**/sessions', (route) => route.fulfill({ status: 503, body: '{}' }));
  await open('/account');
  await section(page).getByText('We could not load where you are signed in.').waitFor();
  await page.unroute('**/sessions');
  await section(page).getByRole('button', { name: 'Try again' }).click();
  await section(page).getByText('This device').waitFor();
});

test('a page that was open for long proves the number it has before it gets another', async () => {
  const { page, user, open } = await newMember(browser, product);
  await open('/account');
  const database = new pg.Client({ connectionString: product.databaseUrl });
  await database.connect();
  await database.query(`update sessions set proven_at = now() - interval '1 hour' where user_id = $1`, [user.id]);
  await database.end();
  await page.getByRole('button', { name: 'Change phone number' }).click();
  await page.getByLabel('New phone number').fill('2025550188');
  await page.getByRole('button', { name: 'Send code', exact: true }).click();
  await page.getByLabel('Code sent to (202) 555-0188').waitFor();
  await page.getByRole('button', { name: 'Change number' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await dialog.getByText('A code is needed to change your phone number.').waitFor();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Phone number changed', { exact: true }).first().waitFor();
  expect(await page.getByLabel('Phone', { exact: true }).inputValue()).toBe('+1 (202) 555-0188');
});
