import { type Browser } from 'playwright-core';
import { newMember } from '../../backend/test/browser/support/member.js';
import { DESK, openBrowser } from '../../backend/test/browser/support/open-browser.js';
import { type BuiltProduct, startBuiltProduct } from '../../backend/test/browser/support/start-built-product.js';

let product: BuiltProduct;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startBuiltProduct({ FREE_TEXTS_PER_DAY: '6', PLUS_WORKOUTS_PER_DAY: '2' }), openBrowser()]);
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

test('an end gone by is told as such, and so is a plan that was given, on both screens', async () => {
  const { page, open } = await newMember(browser, product, { plan: 'plus' });
  for (const path of ['/subscription', '/account']) {
    await open(path);
    await page.getByText('Plus was given to you, free of charge.').waitFor();
  }
  const ended = { plan: 'pro', status: 'canceled', currentPeriodEnd: null, endDate: '2025-03-04T12:00:00Z', ended: true };
  const answer = { plan: 'free', status: 'canceled', currentPeriodEnd: null, subscription: ended, given: null };
  await page.route('**/api/users/*/subscription', (route) =>
    route.fulfill({ contentType: 'application/json', body: JSON.stringify(answer) }),
  );
  for (const path of ['/subscription', '/account']) {
    await open(path);
    await page.getByText('Your Pro subscription ended on March 4, 2025.').waitFor();
    expect(await page.getByText('will end on').count()).toBe(0);
  }
});

test('what a plan allows is what the server is configured to allow', async () => {
  const { page, open, text } = await newMember(browser, product, { plan: 'plus', options: { viewport: DESK } });
  await open('/subscription');
  const free = page.getByRole('region', { name: 'Free', exact: true });
  await free.getByText('6 a day').waitFor();
  await page.getByRole('region', { name: 'Mealtext Plus', exact: true }).getByText('2 a day').waitFor();
  for (const workout of ['/workout running 30 300', '/workout yoga 40 100']) {
    await text(workout);
    await open('/dashboard');
    await page.getByText('Running').first().waitFor();
    expect(await page.getByText('per day reached').count()).toBe(workout.includes('yoga') ? 1 : 0);
  }
  await page.getByText('Plus plan: Maximum of 2 workouts per day reached').waitFor();
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

test('a payment client that is kept out is said, and does not stop the way to the payment page', async () => {
  const { page, open } = await newMember(browser, product, { plan: 'free' });
  await page.route('**/api/stripe-public-key', (route) => route.fulfill({ json: { publicKey: 'pk_test_1' } }));
  await page.route('https://js.stripe.com/**', (route) => route.abort());
  await page.route('**/api/create-checkout-session', async (route) => {
    await page.getByText(/^Could not load the payment client/).waitFor();
    await route.continue();
  });
  await open('/subscription');
  await page.getByRole('button', { name: 'Upgrade to Mealtext Plus' }).click();
  await page.getByRole('button', { name: 'Pay (test)' }).waitFor();
});
