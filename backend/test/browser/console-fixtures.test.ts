import type { Browser } from 'playwright-core';
import { parse } from 'yaml';
import { buildFoodTable, builtInTable, type FoodTable } from '../../src/food/index.js';
import { play } from '../replay/play.js';
import { problems } from '../replay/problems.js';
import type { Transcript } from '../replay/transcript.js';
import { because, choose, conversationOf, dialog, signedInStaff, textOf } from './support/desk.js';
import { newMember } from './support/member.js';
import { openBrowser } from './support/open-browser.js';
import { type BuiltProduct, startBuiltProduct } from './support/start-built-product.js';

jest.setTimeout(120_000);

let product: BuiltProduct;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startBuiltProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

test('a misread text is found by frequency, replayed, and saved as a fixture without a name or number', async () => {
  const member = await newMember(browser, product);
  await member.text('flurble gronk zzyzx');
  const { page, wrongs } = await signedInStaff(browser, product, 'admin');
  await choose(page, 'Not understood');
  const row = page.getByRole('row').filter({ hasText: 'flurble gronk zzyzx' });
  await page.getByRole('combobox', { name: 'Time' }).click();
  await page.getByRole('option', { name: 'Last 7 days' }).click();
  await row.getByText('not understood').waitFor();
  await row.getByRole('link', { name: 'Replay' }).click();
  await page.getByRole('button', { name: 'Replay', exact: true }).click();
  await page.getByText('The conversation would go as it did').waitFor();
  await page.getByRole('switch', { name: 'Show texts that stay the same' }).check();
  await page.getByRole('region', { name: 'Then' }).first().waitFor();
  await page.getByRole('region', { name: 'Now' }).first().waitFor();

  await choose(page, 'Not understood');
  await row.getByRole('button', { name: 'Save as fixture' }).click();
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

test('a text misread and corrected becomes a fixture, which fails, is mended by a line of the food table, and passes', async () => {
  const member = await newMember(browser, product);
  await member.text('2 zorbcakes and a coffee for breakfast');
  const { page, wrongs } = await signedInStaff(browser, product, 'admin');
  await page.goto(`${product.url}/admin/conversations/${await conversationOf(product, member)}`);
  await page.getByRole('button', { name: 'Reveal' }).click();
  await because(page, 'Reveal number and texts', 'zorbcakes have no figures', 'Reveal');
  const text = page.getByRole('log', { name: 'Conversation' }).getByRole('article', { name: 'Text of the user' }).first();
  await text.getByRole('button', { name: 'Correct' }).click();
  const food = dialog(page, /^Correct meal #/).getByRole('group', { name: 'Food 1' });
  await food.getByLabel('Food', { exact: true }).fill('pancakes');
  await because(page, /^Correct meal #/, 'zorbcakes are pancakes', 'Save the correction');
  await text
    .getByText(/2 pancakes/)
    .first()
    .waitFor();

  await choose(page, 'Not understood');
  const row = page.getByRole('row').filter({ hasText: 'zorbcakes' }).filter({ hasText: 'corrected after' });
  await row.getByRole('button', { name: 'Save as fixture' }).click();
  const saving = dialog(page, 'Save as fixture');
  await saving.getByLabel('File name').fill('zorbcakes-are-pancakes');
  await saving.getByLabel('What it shows').fill('People call them zorbcakes.');
  await saving.getByLabel('Reason').fill('to mend the engine by');
  const [file] = await Promise.all([page.waitForEvent('download'), saving.getByRole('button', { name: 'Save' }).click()]);
  const transcript = parse(await textOf(await file.createReadStream())) as Transcript;
  expect(transcript.turns).toMatchObject([{ they: '2 zorbcakes and a coffee for breakfast', note: expect.stringContaining('2 pancakes') }]);

  const problemsWith = (foods?: FoodTable) => play(transcript, foods).flatMap((played, i) => problems(transcript.turns[i]!, played));
  expect(problemsWith()).toEqual([expect.stringContaining('zorbcakes')]);
  const { foods } = builtInTable();
  const mended = foods.map((one) => (one.name === 'pancake' ? { ...one, aliases: [...one.aliases, 'zorbcake'] } : one));
  expect(problemsWith(buildFoodTable(mended))).toEqual([]);
  expect(wrongs).toEqual([]);
});
