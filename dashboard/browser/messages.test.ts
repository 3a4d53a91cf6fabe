import { eventually } from '../../backend/test/support/eventually.js';
import { newMember } from '../../backend/test/browser/support/member.js';
import { DESK } from '../../backend/test/browser/support/open-browser.js';
import { browser, product } from '../../backend/test/browser/support/product-in-browser.js';

test('the conversation holds what was said, newest in view, and a command starts from the panel', async () => {
  const { page, open, wrongs } = await newMember(browser, product, { options: { viewport: DESK } });
  await open('/messages');
  await page.getByRole('log').getByRole('article', { name: 'Bot' }).getByText('Welcome to Mealtext, Ada!').waitFor();
  const box = page.getByRole('textbox', { name: 'Message to the bot' });
  await page.getByRole('tab', { name: 'Workouts' }).click();
  await page.getByRole('button', { name: '/workout [activity] [minutes] [calories]' }).click();
  expect(await box.inputValue()).toBe('/workout running 30 300');
  await page.keyboard.press('Enter');
  const log = page.getByRole('log');
  await log.getByRole('article', { name: 'You' }).getByText('/workout running 30 300').waitFor();
  await log
    .getByRole('article', { name: 'Bot' })
    .getByText(/Running: 30 min|Running: /)
    .waitFor();
  expect(await box.inputValue()).toBe('');
  await log.getByRole('heading', { name: 'Today' }).waitFor();
  for (let n = 1; n <= 8; n += 1) {
    await box.fill(`/snack ${n} apples`);
    await page.getByRole('button', { name: 'Send' }).click();
    await log.getByText(`/snack ${n} apples`, { exact: true }).waitFor();
  }
  const end = await log.evaluate((view) => Math.abs(view.scrollTop));
  expect(end).toBeLessThan(4);
  expect(wrongs).toEqual([]);
});

test('who was never sent anything is shown how to begin', async () => {
  const { page, open } = await newMember(browser, product);
  await page.route('**/api/users/*/messages', (route) => route.fulfill({ json: [] }));
  await open('/messages');
  await page.getByText('No messages yet. Text what you ate, here or from your phone.').waitFor();
});

test('of a long conversation the newest are rendered, and the earlier ones as one goes up to them', async () => {
  const { page, open } = await newMember(browser, product);
  const said = Array.from({ length: 180 }, (_, n) => ({
    id: `message-${n}`,
    isFromUser: n % 2 === 0,
    content: `text ${n}`,
    hasPicture: false,
    via: 'sms',
    date: `2025-06-${String(1 + Math.floor(n / 20)).padStart(2, '0')}`,
    time: `12:${String(n % 60).padStart(2, '0')}`,
    createdAt: new Date(Date.UTC(2025, 5, 1 + Math.floor(n / 20), 12, n % 60)).toISOString(),
  }));
  await page.route('**/api/users/*/messages', (route) => route.fulfill({ json: said }));
  await open('/messages');
  const log = page.getByRole('log');
  const written = log.getByRole('article');
  await log.getByText('text 179', { exact: true }).waitFor();
  expect(await written.count()).toBeLessThan(said.length / 2);
  await log.focus();
  const upwards = async () => {
    await page.keyboard.press('Home');
    return written.count();
  };
  await eventually(upwards, (rendered) => rendered === said.length);
  await log.getByText('text 0', { exact: true }).waitFor();
});

test('a text stands there once, also while a live update brings it before its answer does', async () => {
  const { page, open } = await newMember(browser, product);
  await open('/messages');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/users/*/messages', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  });
  const log = page.getByRole('log');
  const own = log.getByRole('article', { name: 'You' });
  await page.getByRole('textbox', { name: 'Message to the bot' }).fill('an apple');
  await page.getByRole('button', { name: 'Send' }).click();
  await log.getByRole('article', { name: 'Bot' }).getByText(/apple/i).waitFor();
  expect(await own.allInnerTexts()).toEqual([expect.stringMatching(/^an apple\s+\d/)]);
  release();
  // The same words again are a text of their own.
  await page.getByRole('textbox', { name: 'Message to the bot' }).fill('an apple');
  await page.getByRole('button', { name: 'Send' }).click();
  await own.nth(1).waitFor();
});

test('words are shown as they were typed, never as a page', async () => {
  const { page, open } = await newMember(browser, product);
  await open('/messages');
  const text = '<img src=x onerror="document.title=1"> ' + 'very'.repeat(80);
  await page.getByRole('textbox', { name: 'Message to the bot' }).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('article', { name: 'You' }).getByText(text).waitFor();
  expect(await page.getByRole('log').locator('img').count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});

test('a text that is typed on one screen waits on the other, and over a reload', async () => {
  const { page, open } = await newMember(browser, product);
  await open('/messages');
  await page.getByRole('textbox', { name: 'Message to the bot' }).fill('half a sand');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('heading', { name: 'Daily Progress' }).waitFor();
  expect(await page.getByRole('textbox', { name: 'Message to the bot' }).inputValue()).toBe('half a sand');
  await page.reload();
  await page.getByRole('heading', { name: 'Daily Progress' }).waitFor();
  expect(await page.getByRole('textbox', { name: 'Message to the bot' }).inputValue()).toBe('half a sand');
});

test('our own addresses in an answer are links, anybody else’s are words', async () => {
  const { page, open, call, wrongs } = await newMember(browser, product, { plan: 'free' });
  const { linkOrigin } = await call<{ linkOrigin: string }>('GET', '/api/product');
  const body = `More: ${linkOrigin}/subscription. Not https://evil.example/x or javascript:alert(1).`;
  const answer = { id: 'a', userId: 'u', content: body, fromDashboard: true, isFromUser: false, createdAt: '2026-06-10T12:00:00.000Z' };
  const when = { date: '2026-06-10', time: '08:00' };
  await page.route('**/api/users/*/messages', (route) =>
    route.fulfill({
      json:
        route.request().method() === 'POST'
          ? { ...answer, ...when, id: 'b', isFromUser: true, content: 'upgrade', handled: true, replies: [{ ...answer, ...when }] }
          : [{ ...answer, ...when }],
    }),
  );
  for (const path of ['/messages', '/dashboard']) {
    await open(path);
    const box = page.getByRole('textbox', { name: 'Message to the bot' });
    await box.fill('upgrade');
    await box.press('Enter');
    const link = page.getByRole('link', { name: `${linkOrigin}/subscription` }).first();
    await link.waitFor();
    expect(await link.getAttribute('href')).toBe(`${linkOrigin}/subscription`);
    expect(await page.locator('a[href*="evil"], a[href^="javascript"]').count()).toBe(0);
  }
  expect(wrongs).toEqual([]);
});

test('a text that gets no answer waits for none', async () => {
  const { page, open, text } = await newMember(browser, product);
  await text('2 eggs for breakfast');
  await open('/dashboard');
  const box = page.getByRole('textbox', { name: 'Message to the bot' });
  await box.fill('ok');
  await box.press('Enter');
  await page.getByText('Sent.', { exact: true }).waitFor();
  expect(await page.getByText('The answer will show here').count()).toBe(0);
});

test.each(['/dashboard', '/messages', '/account'])('%s says which number to text', async (path) => {
  const { page, open } = await newMember(browser, product);
  await open(path);
  const number = page.getByRole('link', { name: '(202) 555-0100' });
  await number.waitFor();
  expect(await number.getAttribute('href')).toBe('sms:+12025550100');
});
