import { type Browser } from 'playwright-core';
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

test('three plans, the best value marked, the user’s own shown as current', async () => {
  const { page, open, wrongs } = await newMember(browser, product, { plan: 'plus', options: { viewport: DESK } });
  await open('/subscription');
  const card = (name: string) => page.getByRole('region', { name, exact: true });
  await card('Free').getByText('$0').waitFor();
  await card('Mealtext Plus').getByText('$5.99').waitFor();
  await card('Mealtext Pro').getByText('$9.99').waitFor();
  await card('Mealtext Pro').getByText('Best Value').waitFor();
  expect(await page.getByText('Best Value').count()).toBe(1);
  expect(await card('Mealtext Plus').getByRole('button', { name: 'Current Plan' }).isDisabled()).toBe(true);
  expect(await card('Mealtext Pro').getByRole('button', { name: 'Upgrade to Mealtext Pro' }).isEnabled()).toBe(true);
  expect(wrongs).toEqual([]);
});

test('the way back from checkout is said once, and taken out of the address', async () => {
  const { page, open } = await newMember(browser, product, { plan: 'free' });
  const synced = page.waitForRequest((request) => request.url().includes('sync=true'));
  await Promise.all([page.getByText('Payment Successful!', { exact: true }).waitFor(), open('/subscription?success=true')]);
  await synced;
  await page.waitForURL((url) => url.search === '');
  await Promise.all([page.getByText('Checkout Canceled', { exact: true }).waitFor(), open('/subscription?success=true&canceled=true')]);
  await page.waitForURL((url) => url.search === '');
  await page.getByText('You are on the Free plan.').waitFor();
});

test('free buys Plus, then Pro, then ends it, and keeps it until its end', async () => {
  const { page, open } = await newMember(browser, product, { plan: 'free', options: { viewport: DESK } });
  await open('/subscription');
  await page.getByRole('button', { name: 'Upgrade to Mealtext Plus' }).click();
  await page.getByRole('button', { name: 'Pay (test)' }).click();
  await page.getByText('Payment Successful!', { exact: true }).waitFor();
  await page.getByText('You are on the Plus plan.').waitFor();
  await page.getByRole('button', { name: 'Upgrade to Mealtext Pro' }).click();
  await page.getByRole('button', { name: 'Switch to Pro' }).click();
  await page.getByRole('link', { name: 'Back to Mealtext' }).click();
  await page.getByText('You are on the Pro plan.').waitFor();
  await page.getByRole('button', { name: 'Manage Subscription' }).click();
  await page.getByRole('button', { name: 'Cancel at the end of the period' }).click();
  await page.getByRole('link', { name: 'Back to Mealtext' }).click();
  await page.getByText(/^Your subscription will end on /).waitFor();
  await page.getByText('You are on the Pro plan.').waitFor();
});

test('a checkout that does not start is said', async () => {
  const { page, open } = await newMember(browser, product, { plan: 'free' });
  await open('/subscription');
  const answer = (status: number, body: unknown) =>
    page.route(
      '**/api/create-checkout-session',
      (route) => route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) }),
      { times: 1 },
    );
  await answer(500, {});
  await page.getByRole('button', { name: 'Upgrade to Mealtext Plus' }).click();
  await page.getByText('Failed to start checkout process').first().waitFor();
  await answer(200, {});
  await page.getByRole('button', { name: 'Upgrade to Mealtext Plus' }).click();
  await page.getByText('No checkout URL returned').first().waitFor();
});
