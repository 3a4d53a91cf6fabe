import { type Page } from 'playwright-core';
import { newMember } from '../../backend/test/browser/support/member.js';
import { openPage } from '../../backend/test/browser/support/open-browser.js';
import { browser, product } from '../../backend/test/browser/support/product-in-browser.js';

interface Event {
  name: string;
  path: string;
  properties?: Record<string, unknown>;
}

function eventsOf(page: Page): Event[] {
  const events: Event[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/analytics')) events.push(request.postDataJSON() as Event);
  });
  return events;
}
const views = (events: readonly Event[]) => events.filter(({ name }) => name === 'page_view').map(({ path }) => path);

test('a visitor led from a screen behind sign-in has viewed the landing page, once', async () => {
  const { page } = await openPage(browser);
  const events = eventsOf(page);
  await page.goto(`${product.url}/history`);
  await page.getByRole('button', { name: 'Get started' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(views(events)).toEqual(['/landing']);
});

test('an address that leads on is counted as where it leads, once', async () => {
  const { page, open } = await newMember(browser, product);
  const events = eventsOf(page);
  await open('/commands');
  await page.waitForLoadState('networkidle');
  expect(views(events)).toEqual(['/messages']);
  const noted = page.waitForRequest('**/api/analytics');
  await page.getByRole('link', { name: 'History' }).click();
  await page.getByRole('heading', { name: 'Nutrition History' }).waitFor();
  await noted;
  expect(views(events)).toEqual(['/messages', '/history']);
});

test('a failed call is noted without whose it was; that a new phone has no account is no failure', async () => {
  const { page, open, user } = await newMember(browser, product);
  const events = eventsOf(page);
  await page.route('**/api/users/*/summary', (route) => route.fulfill({ status: 500, json: {} }));
  await open('/dashboard');
  await page.getByText("Today's summary could not be loaded.").waitFor();
  await page.waitForLoadState('networkidle');
  // The screen may ask again before it is looked at: each failed call is noted.
  const noted = events.filter(({ name }) => name === 'api_error').map(({ properties }) => properties);
  expect(noted).not.toEqual([]);
  for (const properties of noted) expect(properties).toEqual({ request: '/api/users/:id/summary', status: 500 });
  expect(JSON.stringify(events)).not.toContain(user.id);
});

test('signing up sends no error', async () => {
  const { page } = await openPage(browser);
  const events = eventsOf(page);
  await page.goto(product.url);
  await page.getByRole('button', { name: 'Get started' }).click();
  await page.getByLabel('Phone number').fill('2025550197');
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.waitForURL('**/onboarding');
  await page.waitForLoadState('networkidle');
  expect(events.filter(({ name }) => name === 'api_error')).toEqual([]);
});
