import { eventually } from '../../backend/test/support/eventually.js';
import { choose, dialog, signedInStaff, textOf } from '../../backend/test/browser/support/desk.js';
import { newMember } from '../../backend/test/browser/support/member.js';
import { browser, product } from '../../backend/test/browser/support/product-in-browser.js';

test('a misread text is found in the queue and saved as a fixture without a name or number', async () => {
  const member = await newMember(browser, product);
  await member.text('flurble gronk zzyzx');
  const { page, wrongs } = await signedInStaff(browser, product, 'admin');
  await choose(page, 'Learning');
  await page.getByRole('row').filter({ hasText: 'not understood' }).getByRole('link', { name: 'flurble gronk zzyzx' }).click();
  await page.getByText('Nothing explains flurble, gronk, zzyzx.').waitFor();
  await page.getByRole('button', { name: 'Save as fixture' }).click();
  const saving = dialog(page, 'Save as fixture');
  await saving.getByLabel('File name').fill('Flurble!');
  await saving.getByLabel('Reason').fill('nobody understands flurble');
  await saving.getByRole('button', { name: 'Save' }).click();
  await saving.getByText(/name must be 3 to 60 small letters/).waitFor();
  await saving.getByLabel('File name').fill('flurble-is-no-food');
  const [file] = await Promise.all([page.waitForEvent('download'), saving.getByRole('button', { name: 'Save' }).click()]);
  expect(file.suggestedFilename()).toBe('flurble-is-no-food.yaml');
  const yaml = await textOf(await file.createReadStream());
  expect(yaml).toContain('flurble gronk zzyzx');
  expect(yaml).not.toContain(member.user.phoneNumber.slice(2));
  expect(yaml).not.toContain('Ada');
  expect(wrongs.filter((wrong) => !wrong.startsWith('400'))).toEqual([]);
});

test('a food that nobody knew is taught from the queue, published by another, and understood at once', async () => {
  const member = await newMember(browser, product);
  await member.text('had zorbcake for lunch');
  const [ana, ben] = [await signedInStaff(browser, product, 'agent'), await signedInStaff(browser, product, 'agent')];
  await choose(ana.page, 'Learning');
  await ana.page.getByRole('link', { name: 'zorbcake' }).click();
  await ana.page.getByRole('button', { name: 'Work at it' }).click();
  await ana.page.getByRole('button', { name: 'Add a name' }).click();
  const teaching = dialog(ana.page, 'Teach another name');
  await teaching.getByRole('combobox', { name: 'Food' }).fill('waffle');
  await ana.page.getByRole('option', { name: /^waffle \d/ }).click();
  await teaching.getByRole('button', { name: 'Make a draft' }).click();
  await ana.page.getByText('not tried yet').waitFor();
  await ana.page.getByRole('button', { name: 'Try' }).click();
  await dialog(ana.page, 'What would change')
    .getByText(/1 of \d+ texts change/)
    .waitFor();
  await dialog(ana.page, 'What would change').getByRole('button', { name: 'Close' }).click();
  expect(await ana.page.getByRole('button', { name: 'Publish' }).count()).toBe(0);

  await choose(ben.page, 'Lessons');
  await ben.page.getByRole('row').filter({ hasText: 'zorbcake' }).getByRole('button', { name: 'Publish' }).click();
  await dialog(ben.page, 'Publish').getByRole('button', { name: 'Publish' }).click();
  await ben.page.getByRole('row').filter({ hasText: 'zorbcake' }).getByText('published', { exact: true }).waitFor();
  const other = await newMember(browser, product);
  const caloriesOf = async () => {
    await other.text('had zorbcake for lunch');
    const meals = await other.call<{ calories: number | null }[]>('GET', `/api/users/${other.user.id}/meals`);
    return meals.at(-1)?.calories ?? 0;
  };
  expect(await eventually(caloriesOf, (calories) => calories > 0)).toBeGreaterThan(100);
  expect([ana.wrongs, ben.wrongs]).toEqual([[], []]);
});
