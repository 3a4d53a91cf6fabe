import { because, choose, conversationOf, dialog, signedInStaff } from '../../backend/test/browser/support/desk.js';
import { newMember } from '../../backend/test/browser/support/member.js';
import { query } from '../../backend/test/browser/support/staff.js';
import { browser, product } from '../../backend/test/browser/support/product-in-browser.js';

test('filters of a list stand in its address and outlive a reload; what was searched for does not stand there', async () => {
  const member = await newMember(browser, product);
  await member.text('oatmeal');
  const { page, wrongs } = await signedInStaff(browser, product, 'agent');
  const shown = () => new URL(page.url()).searchParams.get('show');
  await choose(page, 'Texts');
  await page.getByLabel('Corrected').click();
  await page.getByRole('option', { name: 'No' }).click();
  await page.waitForURL(({ search }) => search.includes('corrected'));
  expect(JSON.parse(shown()!)).toEqual({ corrected: false });
  await page.reload();
  await page.getByRole('row').nth(1).waitFor();
  expect(await page.getByLabel('Corrected').innerText()).toBe('No');
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.waitForURL(({ search }) => search === '');

  await choose(page, 'Users');
  await page.getByLabel('Name or part of a phone number').fill('Ada');
  await page.getByRole('button', { name: 'Clear' }).waitFor();
  await page.getByLabel('Plan').click();
  await page.getByRole('option', { name: 'Free' }).click();
  await page.waitForURL(({ search }) => search.includes('plan'));
  expect(JSON.parse(shown()!)).toEqual({ plan: 'free' });
  expect(await page.getByLabel('Name or part of a phone number').inputValue()).toBe('Ada');
  expect(wrongs).toEqual([]);
});

test('what people wrote is searched for a reason, and a reading is judged by a key', async () => {
  const member = await newMember(browser, product);
  await member.text('a marvellous papaya');
  const { page, wrongs, id } = await signedInStaff(browser, product, 'agent');
  await choose(page, 'Search');
  await page.getByLabel('Words').fill('marvel');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByText('Give a reason of at least three characters.').waitFor();
  await page.getByLabel('Reason').fill('who else eats papaya');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('row', { name: 'marvellous papaya' }).waitFor();
  expect(page.url()).not.toContain('marvel');
  expect(await query(product, `select reason from audit_log where actor_id = $1 and action = 'search'`, [id])).toEqual([
    { reason: 'who else eats papaya' },
  ]);

  await query(product, `insert into review_draws (day, readings, at) values (current_date - 1, 1, now())`);
  await query(
    product,
    `insert into reading_reviews (text_id, day, reader, sureness) select id, current_date - 1, 'builtin', 0.9 from inbound_texts where body = 'a marvellous papaya'`,
  );
  await choose(page, 'Review');
  await page.getByText('a marvellous papaya').waitFor();
  await page.keyboard.press('3');
  await page.getByText('Everything is judged').waitFor();
  await choose(page, 'Quality');
  await page.getByRole('table', { name: 'Judged by people, by week' }).waitFor();
  expect(await query(product, 'select verdict, judged_by as by from reading_reviews')).toEqual([{ verdict: 'wrong-amount', by: id }]);
  await choose(page, 'Business');
  await page.getByRole('table', { name: 'By plan' }).waitFor();
  expect(wrongs).toEqual([]);
});

test('a food is found by a name of it and shows where it is used', async () => {
  const member = await newMember(browser, product);
  await member.text('a glass of 2% milk');
  const { page, wrongs } = await signedInStaff(browser, product, 'agent');
  await choose(page, 'Foods');
  await page.getByRole('row').nth(25).waitFor();
  await page.getByLabel('Any name of a food').fill('2% milk');
  await page.getByRole('link', { name: '2% milk', exact: true }).click();
  await page.getByRole('heading', { name: '2% milk' }).waitFor();
  const use = page.getByRole('region', { name: 'In the last 90 days' });
  await use.getByText('1 by 1 person').waitFor();
  await use.getByRole('link', { name: 'Ada' }).waitFor();
  await page.getByRole('button', { name: 'Add a portion' }).click();
  expect(await page.getByRole('dialog').getByLabel('Food').inputValue()).toBe('2% milk');
  expect(wrongs).toEqual([]);
});

test('several failed deliveries are sent again at once, and a view is kept under a name', async () => {
  const member = await newMember(browser, product);
  for (const words of ['a banana', 'an apple', 'a pear']) await member.text(words);
  await query(
    product,
    `update outbound_texts set channel = 'sms', to_phone = $2, to_hash = coalesce(to_hash, 'x'), state = 'undelivered', error_code = '30003', settled_at = now()
     where conversation_id = $1 and inbound_id is not null`,
    [await conversationOf(product, member), member.user.phoneNumber],
  );
  const { page, wrongs } = await signedInStaff(browser, product, 'agent');
  await choose(page, 'Deliveries');
  await page.getByLabel('State').click();
  await page.getByRole('option', { name: 'undelivered' }).click();
  await page.getByRole('button', { name: 'Save this view' }).click();
  await dialog(page, 'Save this view').getByLabel('Name').fill('Came back');
  await dialog(page, 'Save this view').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('checkbox', { name: 'Choose all of this page' }).check();
  await page.getByText('3 chosen').waitFor();
  await page.getByRole('button', { name: 'Resend 3' }).click();
  await because(page, 'Send these 3 texts again', 'the carrier was down', 'Send again');
  await page.getByText('3 sent again').waitFor();
  const again = await query<{ n: number }>(product, 'select count(*)::int as n from outbound_texts where resend_of is not null');
  expect(again).toEqual([{ n: 3 }]);
  const audited = await query(product, `select distinct reason from audit_log where action = 'resend'`);
  expect(audited).toEqual([{ reason: 'the carrier was down' }]);
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByRole('link', { name: 'Came back' }).click();
  await page.waitForURL(({ search }) => search.includes('undelivered'));
  await page.getByRole('button', { name: 'Forget the view Came back' }).click();
  await page.getByRole('button', { name: 'Save this view' }).waitFor();
  expect(wrongs).toEqual([]);
});
