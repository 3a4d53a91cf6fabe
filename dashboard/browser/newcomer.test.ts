import { localTime } from '../../backend/src/domain/local-day.js';
import { countClicks } from '../../backend/test/browser/support/clicks.js';
import { openPage, PHONE } from '../../backend/test/browser/support/open-browser.js';
import { browser, product } from '../../backend/test/browser/support/product-in-browser.js';

/** Where it is the last hour of the day. */
const late = (): string => ZONES_OF_THE_WORLD.find((zone) => localTime(new Date(), zone).startsWith('23:'))!;
const ZONES_OF_THE_WORLD = Array.from({ length: 26 }, (_, at) => at - 14).map((hours) => `Etc/GMT${hours < 0 ? '' : '+'}${hours}`);

test.each([
  ['New York', () => 'America/New_York', '2025550171'],
  ['where it is past eleven at night', late, '2025550172'],
])('from the landing page to the first counted meal, in %s: six clicks', async (_, zone, number) => {
  const { page, wrongs } = await openPage(browser, { viewport: PHONE, locale: 'en-US', timezoneId: zone() });
  await page.goto(product.url);
  const clicks = await countClicks(page);
  await page.getByRole('button', { name: 'Get started' }).click();
  await page.getByLabel('Phone number').fill(number);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByRole('button', { name: 'Verify and continue' }).click();
  await page.getByLabel('Name (first name is enough)').fill('Grace');
  await page.getByRole('button', { name: 'Continue to Goals' }).click();
  await page.getByRole('button', { name: 'Skip This Step' }).click();
  await page.getByRole('button', { name: 'Skip Notifications' }).click();
  await page.getByRole('textbox', { name: 'Message to the bot' }).fill('2 eggs and toast with butter');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Why: .*egg/ }).waitFor();
  await page.getByText(/^353$/).first().waitFor();
  expect(clicks()).toBe(6);
  expect(await page.getByRole('alert').count()).toBe(0);
  // That nobody has the number yet is how they become somebody new.
  expect(wrongs.filter((wrong) => !/^404 .*\/users\/phone\//.test(wrong))).toEqual([]);
  await page.context().close();
});

test('without an account, one click on the landing page has a meal read and the day filled', async () => {
  const { page } = await openPage(browser, { viewport: PHONE, locale: 'en-US' });
  await page.goto(product.url);
  const clicks = await countClicks(page);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText(/353 cal/).waitFor();
  expect(clicks()).toBe(1);
  await page.context().close();
});
