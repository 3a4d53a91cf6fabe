import type { Page } from 'playwright-core';
import type { Message } from '../../backend/src/contract/index.js';
import { newMember } from '../../backend/test/browser/support/member.js';
import { browser, product } from '../../backend/test/browser/support/product-in-browser.js';
import { layWire, type Wire } from '../../backend/test/browser/support/wire.js';

let wire: Wire;
beforeAll(async () => void (wire = await layWire(product)));
afterAll(() => wire?.cut());

/** The service worker has the page, and controls it. */
const ready = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null));

const texts = (page: Page, id: string): Promise<Message[]> =>
  page.evaluate(async (userId) => (await fetch(`/api/users/${userId}/messages`)).json() as Promise<Message[]>, id);

test('without a network the last day is there, and what is written waits and is sent once, at its own time', async () => {
  const { page, open, user } = await newMember(browser, wire.product, { options: { serviceWorkers: 'allow' } });
  await open('/dashboard');
  await ready(page);
  await page.getByLabel('Message to the bot').fill('2 eggs for breakfast');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Why: .*egg/ }).waitFor();
  // The first visit is enough.
  await wire.cut();
  await page.reload();
  await page.getByText('You are offline.', { exact: false }).waitFor();
  await page
    .getByText(/2 eggs/)
    .first()
    .waitFor();

  for (let number = 1; number <= 10; number += 1) {
    await page.getByLabel('Message to the bot').fill(`drank ${number} oz of water`);
    await page.keyboard.press('Enter');
    await page.getByText(number === 1 ? 'Waits for a network, then it is sent:' : `${number} texts wait for a network`).waitFor();
  }
  // The page may go meanwhile.
  await page.reload();
  await page.getByText('10 texts wait for a network').waitFor();
  const written = new Date().toISOString();
  await wire.mend();
  await page.getByText('10 texts wait for a network').waitFor({ state: 'detached' });
  await page.getByText(/texts wait|Waits for a network/).waitFor({ state: 'detached' });
  const mine = (await texts(page, user.id)).filter(({ isFromUser, content }) => isFromUser && content.startsWith('drank'));
  expect(mine.map(({ content }) => content).sort()).toEqual(Array.from({ length: 10 }, (_, at) => `drank ${at + 1} oz of water`).sort());
  expect(mine.filter(({ createdAt }) => createdAt > written)).toEqual([]);
  await page.context().close();
});

test('whoever logs out leaves nothing of theirs behind', async () => {
  const { page, open } = await newMember(browser, wire.product, { options: { serviceWorkers: 'allow' } });
  await open('/dashboard');
  await ready(page);
  await page.reload();
  await page.waitForFunction(async () => (await (await caches.open('mealtext-answers')).keys()).length > 2);
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'Get started' }).waitFor();
  await page.waitForFunction(async () => !(await caches.has('mealtext-answers')));
  await page.context().close();
});
