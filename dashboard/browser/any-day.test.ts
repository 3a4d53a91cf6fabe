import { newMember } from '../../backend/test/browser/support/member.js';
import { browser, product } from '../../backend/test/browser/support/product-in-browser.js';

const GOALS = { caloriesGoal: 2000, proteinGoal: 100, carbsGoal: 250, fatGoal: 65, sugarGoal: 10 };

test('the day is turned back, looked into and mended; the address and history lead to it', async () => {
  const { page, open, text, call, user, wrongs } = await newMember(browser, product);
  await call('PATCH', `/api/users/${user.id}/goals`, GOALS);
  await text('yesterday i had 2 eggs and toast for breakfast');
  await text('a banana for lunch');
  await open('/history');
  await page.getByRole('link', { name: 'Open this day' }).click();
  await page.getByRole('heading', { name: 'Summary of Yesterday' }).waitFor();
  await page.getByText('kcal under your goal').waitFor();
  await page.getByRole('button', { name: /^Edit .*egg/ }).click();
  await page.getByLabel('Amount').first().fill('4');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: /^Why: 4 eggs/ }).waitFor();
  // A usual meal above may have the same name: the last is that of the day.
  await page
    .getByRole('button', { name: /^Log again: 4 eggs/ })
    .last()
    .click();
  await page.getByText('Logged again', { exact: true }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: /^Why: 4 eggs/ }).waitFor();

  await page.getByRole('button', { name: 'Day after' }).click();
  await page.getByRole('heading', { name: "Today's Summary" }).waitFor();
  expect(new URL(page.url()).search).toBe('');
  await page.getByRole('button', { name: /^Why: .*banana/ }).waitFor();
  await page.getByRole('button', { name: /^Why: 4 eggs/ }).waitFor();
  await page.getByRole('button', { name: 'Calendar' }).click();
  const days = page.getByRole('dialog', { name: 'Choose a day' });
  await days
    .getByRole('button', { name: /kcal of 2,000/ })
    .nth(1)
    .waitFor();
  expect(await days.getByRole('button', { name: /: nothing logged$/ }).count()).toBe(29);
  await days.locator('[aria-current=date]').press('ArrowLeft');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Summary of Yesterday' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: "Today's Summary" }).waitFor();

  await open('/dashboard?date=2020-01-01');
  await page.getByText(/^History goes back 30 days: choose /).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  await open('/dashboard?date=2099-01-01');
  await page.getByRole('heading', { name: "Today's Summary" }).waitFor();
  expect(wrongs.filter((wrong) => !wrong.includes('403'))).toEqual([]);
});
