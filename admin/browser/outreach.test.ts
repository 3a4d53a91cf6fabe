import { because, choose, conversationOf, dialog, signedInStaff } from '../../backend/test/browser/support/desk.js';
import { newMember } from '../../backend/test/browser/support/member.js';
import { query } from '../../backend/test/browser/support/staff.js';
import { browser, product } from '../../backend/test/browser/support/product-in-browser.js';

test('a text to many is written by one, consented to by another, and reaches whoever agreed', async () => {
  const member = await newMember(browser, product);
  await member.text('a banana');
  await query(
    product,
    `insert into consents (user_id, phone_hash, purpose, action, text_version, at) select id, phone_hash, 'news', 'granted', 'n1', now() from users where id = $1`,
    [member.user.id],
  );
  const author = await signedInStaff(browser, product, 'agent');
  const { page } = author;
  await choose(page, 'Users');
  await page.getByLabel('Country').click();
  await page.getByRole('option', { name: 'United States' }).click();
  await page.getByRole('link', { name: 'Text these' }).click();
  await page.getByRole('heading', { name: 'A text to many' }).waitFor();
  expect(await page.getByLabel('Country').innerText()).toBe('United States');
  await page.getByLabel('Title').fill('Photos');
  await page.getByLabel('English').fill('Mealtext now reads photos.');
  await page
    .getByText(/^1 of \d/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Save as a draft' }).click();
  await page.getByRole('button', { name: 'Ask for consent' }).click();
  await dialog(page, 'Ask for consent').getByLabel('What it is for').fill('photos are here');
  await dialog(page, 'Ask for consent').getByRole('button', { name: 'Ask', exact: true }).click();
  await page.getByText('waits for consent').waitFor();
  expect(await page.getByRole('button', { name: 'Consent', exact: true }).count()).toBe(0);
  expect(author.wrongs).toEqual([]);

  const second = await signedInStaff(browser, product, 'admin');
  await choose(second.page, 'Outreach');
  await second.page.getByRole('link', { name: 'Photos' }).click();
  await second.page.getByRole('button', { name: 'Consent', exact: true }).click();
  await because(second.page, 'Consent, and send it', 'read it', 'Consent and send');
  await second.page.getByRole('region', { name: 'What came of it' }).waitFor();
  expect(second.wrongs).toEqual([]);
  expect(await query(product, 'select state, approved_by as by from outreaches')).toEqual([
    { state: expect.stringMatching(/sending|done/), by: second.id },
  ]);
});

test('conversations are tagged and assigned at once, exactly that is taken back, and a view of them is shared', async () => {
  const first = await newMember(browser, product);
  await first.text('an apple');
  const id = await conversationOf(product, first);
  const { page, wrongs } = await signedInStaff(browser, product, 'agent');
  const tags = () => query(product, 'select tag from conversation_tags where conversation_id = $1 order by 1', [id]);
  await choose(page, 'Conversations');
  await page.getByRole('checkbox', { name: 'Choose all of this page' }).check();
  await page.getByRole('button', { name: /^Tag \d/ }).click();
  await page.getByRole('dialog').getByLabel('Tag').fill('Refund');
  await page.getByRole('dialog').getByRole('button', { name: 'Tag', exact: true }).click();
  await page.getByText(/^Tagged refund: \d/).waitFor();
  expect(await tags()).toEqual([{ tag: 'refund' }]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone').waitFor();
  expect(await tags()).toEqual([]);

  await page.goto(`${new URL(page.url()).origin}${new URL(page.url()).pathname}/${id}`);
  await page.getByLabel('Add a tag').fill('vip');
  await page.getByLabel('Add a tag').press('Enter');
  await page.getByRole('link', { name: 'vip' }).click();
  await page.getByRole('button', { name: 'Save this view' }).click();
  await dialog(page, 'Save this view').getByLabel('Name').fill('Very important');
  await dialog(page, 'Save this view').getByLabel('For').click();
  await page.getByRole('option', { name: 'All of staff' }).click();
  await dialog(page, 'Save this view').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Share the view Very important', pressed: true }).waitFor();
  expect(wrongs).toEqual([]);

  const other = await signedInStaff(browser, product, 'viewer');
  await choose(other.page, 'Conversations');
  await other.page.getByRole('link', { name: 'Very important' }).click();
  await other.page.waitForURL(({ search }) => search.includes('vip'));
  expect(await other.page.getByRole('button', { name: 'Forget the view Very important' }).count()).toBe(0);
  expect(other.wrongs).toEqual([]);
});
