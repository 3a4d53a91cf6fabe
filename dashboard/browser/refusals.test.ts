import { type Page } from 'playwright-core';
import { newMember } from '../../backend/test/browser/support/member.js';
import { browser, product } from '../../backend/test/browser/support/product-in-browser.js';

/** Every form that writes: where it is, how it is filled and sent, and what has to be left of what was typed. */
const FORMS = [
  { screen: '/dashboard', calls: '**/api/users/*/messages', field: 'Message to the bot', typed: 'שלום <b>soup</b> 🍜', send: 'Send' },
  { screen: '/messages', calls: '**/api/users/*/messages', field: 'Message to the bot', typed: '2 eggs\nand toast', send: 'Send' },
  { screen: '/goals', calls: '**/api/users/*/goals', field: 'Fat', typed: '80', send: 'Save Goals' },
  { screen: '/account', calls: '**/api/users/*', field: 'Name', typed: 'Ada <script>', send: 'Save' },
  { screen: '/settings', calls: '**/api/users/*', field: 'Last name', typed: 'O’Neill 🥑', send: 'Save Changes' },
  { screen: '/feedback', calls: '**/api/feedback', field: 'Message', typed: 'line one\nline two', send: 'Send Feedback' },
] as const;

const ANSWERS = [403, 404, 409, 429, 500, 'no network'] as const;

/** Answers the next writes of a form with this, and lets reads through. */
const refuse = (page: Page, calls: string, answer: (typeof ANSWERS)[number]) =>
  page.route(calls, (route) => {
    if (route.request().method() === 'GET') return route.continue();
    if (answer === 'no network') return route.abort();
    return route.fulfill({ status: answer, contentType: 'application/json', body: JSON.stringify({ message: `Refused with ${answer}.` }) });
  });

test.each(FORMS)('$screen keeps what was typed, whatever the answer', async ({ screen, calls, field, typed, send }) => {
  const { page, open } = await newMember(browser, product);
  await open(screen);
  if (screen === '/feedback') await page.getByLabel('Subject').fill('Hello');
  const box = page.getByLabel(field, { exact: true });
  const button = page.getByRole('button', { name: send, exact: true });
  // A text that met no network is kept and sent later.
  for (const answer of ANSWERS.filter((one) => send !== 'Send' || one !== 'no network')) {
    await refuse(page, calls, answer);
    await box.fill(typed);
    await button.click();
    await page
      .getByRole('listitem')
      .filter({ hasText: saidOf(screen, answer) })
      .first()
      .waitFor();
    expect(await box.inputValue()).toBe(typed);
    expect(new URL(page.url()).pathname).toBe(screen);
    await page.unroute(calls);
    await page.getByRole('button', { name: 'Close' }).click();
  }
});

/** A text that was not sent has the specification's own words; elsewhere the server's message is shown. */
function saidOf(screen: string, answer: (typeof ANSWERS)[number]): RegExp {
  if (screen === '/dashboard' || screen === '/messages') return /Failed to send message/;
  return answer === 'no network' ? /You seem to be offline/ : new RegExp(`Refused with ${answer}`);
}
