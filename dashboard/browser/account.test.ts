import { type Page } from 'playwright-core';
import { textOf } from '../../backend/test/browser/support/desk.js';
import { newMember } from '../../backend/test/browser/support/member.js';
import { DESK } from '../../backend/test/browser/support/open-browser.js';
import { browser, product } from '../../backend/test/browser/support/product-in-browser.js';

const says = (page: Page, words: string) => page.getByText(words, { exact: true }).first().waitFor();

test('the shell: name, tabs, titles, metadata; the theme is kept', async () => {
  const { page, open } = await newMember(browser, product, { options: { viewport: DESK } });
  const titles: [string, RegExp][] = [
    ['/dashboard', /^Dashboard - Your Nutrition Summary \| Mealtext$/],
    ['/messages', /^Mealtext - Messages/],
    ['/goals', /^Nutritional Goals \| Mealtext$/],
    ['/settings', /^Settings \| Mealtext$/],
    ['/nowhere', /^Page Not Found \| Mealtext$/],
  ];
  for (const [path, title] of titles) {
    await open(path);
    await page.waitForFunction((source) => new RegExp(source).test(document.title), title.source);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  }
  await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
  const tabs = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  expect(await tabs.allInnerTexts()).toEqual(['Dashboard', 'History', 'Messages', 'Subscription']);
  await tabs.filter({ hasText: 'History' }).click();
  await page.locator('[aria-current=page]', { hasText: 'History' }).waitFor();
  await open('/commands');
  await page.waitForURL('**/messages');

  await open('/settings');
  await page.getByRole('radio', { name: 'Dark' }).click();
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.reload();
  await page.getByRole('radio', { name: 'Dark' }).waitFor();
  expect(await page.locator('.mealtext').getAttribute('data-theme')).toBe('dark');
  await page.getByRole('radio', { name: 'System' }).click();
  await page.locator('.mealtext[data-theme=light]').waitFor();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('.mealtext[data-theme=dark]').waitFor();
  await page.emulateMedia({ colorScheme: 'light' });
  await page.locator('.mealtext[data-theme=light]').waitFor();
});

test('the name is changed, and not to nothing', async () => {
  const { page, open } = await newMember(browser, product);
  await open('/account');
  const save = page.getByRole('button', { name: 'Save' });
  await page.getByLabel('Name').fill('   ');
  await save.click();
  await says(page, 'Name cannot be empty');
  await page.getByLabel('Name').fill('Ada');
  await save.click();
  await says(page, 'No changes');
  await page.getByLabel('Name').fill('עדה 🥑');
  await save.click();
  await says(page, 'Name updated');
  await page.getByRole('banner').getByText('עדה 🥑').waitFor();
  await page.reload();
  // Who was known when the page came stands there until the server has said who it is.
  await page.getByRole('banner').getByText('עדה 🥑').waitFor();
  expect(await page.getByLabel('Name').inputValue()).toBe('עדה 🥑');
  expect(await page.getByLabel('Phone').getAttribute('readonly')).not.toBeNull();
});

test('a password is set with a fresh code, and then changed with the current one', async () => {
  const { page, open } = await newMember(browser, product);
  await open('/settings');
  const submit = page.getByRole('button', { name: /^(Set|Change) Password$/ });
  expect(await submit.isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Send code' }).click();
  await says(page, 'Code sent');
  const fresh = page.getByLabel('New password', { exact: true });
  const again = page.getByLabel('Confirm new password');
  await fresh.fill('correct horse');
  expect(await submit.isDisabled()).toBe(true);
  await again.fill('correct house');
  await submit.click();
  await says(page, "Passwords don't match");
  await fresh.fill('short');
  await again.fill('short');
  await submit.click();
  await says(page, 'Password too short');
  await fresh.fill('correct horse');
  await again.fill('correct horse');
  await submit.click();
  await says(page, 'Password set');
  await page.getByLabel('Current password').fill('not that');
  await fresh.fill('battery staple');
  await again.fill('battery staple');
  await submit.click();
  await says(page, 'Error');
  expect(await fresh.inputValue()).toBe('battery staple');
  await page.getByLabel('Current password').fill('correct horse');
  await submit.click();
  await says(page, 'Password changed');
});

test('a phone must be E.164, and a new one is proven before it counts', async () => {
  const { page, open } = await newMember(browser, product);
  await open('/settings');
  const phone = page.getByLabel('Phone number');
  await phone.fill('2025550199');
  await page.getByRole('button', { name: 'Send code to the new number' }).click();
  await page.getByText(/Write the number as \+1/).waitFor();
  await phone.fill('+12025550199');
  await page.getByRole('button', { name: 'Send code to the new number' }).click();
  await page.getByLabel('Code sent to +12025550199').waitFor();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await says(page, 'Profile updated');
  expect(await page.evaluate(() => (JSON.parse(localStorage.getItem('user')!) as { phoneNumber: string }).phoneNumber)).toBe(
    '+12025550199',
  );
});

test('everything can be taken along, and everything can be deleted', async () => {
  const { page, open, text } = await newMember(browser, product);
  await text('2 eggs for breakfast');
  await open('/settings');
  await page.getByText('Connected').waitFor();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export Data' }).click()]);
  expect(file.suggestedFilename()).toMatch(/^mealtext-\d{4}-\d\d-\d\d\.json$/);
  expect(await textOf(await file.createReadStream())).toContain('egg');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await dialog.getByRole('button', { name: 'Delete Account' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

test('feedback has two required fields, counted, and leads back after it was sent', async () => {
  const { page, open } = await newMember(browser, product);
  await open('/feedback');
  const send = page.getByRole('button', { name: 'Send Feedback' });
  await send.click();
  await says(page, 'Missing information');
  await page.getByLabel('Subject').fill('🥑'.repeat(250));
  await page.getByText('200/200').waitFor();
  await page.getByLabel('Message').fill('x'.repeat(2100));
  await page.getByText('2000/2000').waitFor();
  await page.context().setOffline(true);
  await send.click();
  await page.getByText('You seem to be offline. Nothing was lost; please try again.', { exact: true }).waitFor();
  expect(await page.getByLabel('Message').inputValue()).toHaveLength(2000);
  await page.context().setOffline(false);
  await send.click();
  await page.getByText('Thank you. We read every word.', { exact: true }).waitFor();
  await page.waitForURL('**/dashboard');
});
