import { addDays, localDate } from '../../backend/src/domain/local-day.js';
import { newMember } from '../../backend/test/browser/support/member.js';
import { browser, product } from '../../backend/test/browser/support/product-in-browser.js';

/** 25 hours apart: whatever the hour, it is a later day in the first. */
const EAST = 'Pacific/Kiritimati';
const WEST = 'Pacific/Pago_Pago';
const DAY_MS = 86_400_000;

test.each([-1, 1])('a device whose clock is %i days off shows the user’s own today, on every screen', async (days) => {
  const { page, open, text, wrongs } = await newMember(browser, product, { plan: 'free' });
  await text('2 eggs for breakfast');
  await page.clock.setSystemTime(new Date(Date.now() + days * DAY_MS));
  await open('/dashboard');
  await page.getByRole('button', { name: /^Why: .*egg/ }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  await open('/messages');
  await page.getByRole('heading', { name: 'Today' }).waitFor();
  expect(wrongs).toEqual([]);
});

test('a change of zone is felt at once, from this screen and from elsewhere', async () => {
  const { page, open, text, call, user, wrongs } = await newMember(browser, product, { options: { timezoneId: WEST } });
  await call('PATCH', `/api/users/${user.id}/goals`, { timezone: EAST, notifications: true, consentVersion: '1' });
  await text('2 eggs for breakfast');
  await open('/dashboard');
  const meal = page.getByRole('button', { name: /^Why: .*egg/ });
  const none = page.getByText('No meals logged for today.');
  await meal.waitFor();
  await page.getByRole('link', { name: 'Manage Notifications' }).click();
  await page.getByRole('button', { name: /^Use this device/ }).click();
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await none.waitFor();
  await call('PATCH', `/api/users/${user.id}/goals`, { timezone: EAST });
  await meal.waitFor();
  await text('change my timezone to Hawaii');
  await none.waitFor();
  expect(wrongs).toEqual([]);
});

test('history ends where the plan’s does, and says so', async () => {
  const { page, open, wrongs } = await newMember(browser, product, { plan: 'plus' });
  await open('/history');
  const day = page.getByLabel(/^Day: /);
  const first = addDays(localDate(new Date(), 'America/New_York'), -30);
  await day.waitFor();
  expect(await day.getAttribute('min')).toBe(first);
  await day.fill(first);
  await page.getByText(/^No meals logged on /).waitFor();
  expect(await page.getByRole('button', { name: 'Day before' }).isDisabled()).toBe(true);
  await day.fill(addDays(first, -1));
  await page.getByText(/^History goes back 30 days: choose /).waitFor();
  expect(await page.getByRole('alert').filter({ hasText: 'could not be loaded' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Day after' }).click();
  await page.getByText(/^No meals logged on /).waitFor();
  expect(wrongs).toEqual([]);
});

test('what a plan does not include is no fault: the server’s words, and the way to a plan', async () => {
  const { page, open } = await newMember(browser, product, { plan: 'free' });
  const refusal = { statusCode: 403, error: 'Plan required', message: 'History is part of the Plus and Pro plans.', plan: 'free' };
  await page.route(/\/(meals|workouts|summary)$/, (route) => route.fulfill({ status: 403, json: refusal }));
  await open('/dashboard');
  // Opening the stream of changes asks once more: each line may be away for a moment.
  await page.getByText(refusal.message).nth(2).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Upgrade Plan' }).nth(2).waitFor();
});
