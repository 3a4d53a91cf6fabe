import { countClicks } from '../../backend/test/browser/support/clicks.js';
import { conversationOf, dialog, signedInStaff, textOf } from '../../backend/test/browser/support/desk.js';
import { newMember, type Member } from '../../backend/test/browser/support/member.js';
import type { Page } from 'playwright-core';
import { query, type StaffMember } from '../../backend/test/browser/support/staff.js';
import { browser, product } from '../../backend/test/browser/support/product-in-browser.js';

/** The ten jobs of a support agent, each from the first page, with what is pressed: none is impossible, none but the correction takes more than six. */

let staff: StaffMember;
let page: Page;
let member: Member;
let clicks: () => number;
beforeAll(async () => {
  staff = await signedInStaff(browser, product, 'admin');
  page = staff.page;
  clicks = await countClicks(page);
  member = await newMember(browser, product);
  await member.text('2 eggs and 2 toast for breakfast');
  await member.text('flurble gronk');
});

/** Does a job from the first page, and says how often it pressed. */
async function job(work: () => Promise<void>): Promise<number> {
  await staff.open('/');
  const before = clicks();
  await work();
  return clicks() - before;
}

const menu = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
const reason = (title: string | RegExp, words: string) => dialog(page, title).getByLabel('Reason').fill(words);
const submit = async (title: string | RegExp, name: string) => {
  await dialog(page, title).getByRole('button', { name, exact: true }).click();
  await dialog(page, title).waitFor({ state: 'detached' });
};
const findUser = async () => {
  await menu('Users');
  await page.getByLabel('Name or part of a phone number').fill(member.user.phoneNumber.slice(-4));
  await page.getByRole('link', { name: 'Ada' }).first().click();
  await page.getByRole('link', { name: 'Open the conversation' }).waitFor();
};

test('1: a user is found by the last digits of a number', async () => {
  expect(await job(findUser)).toBeLessThanOrEqual(2);
});

test('2: a misread meal is found, explained, corrected and told', async () => {
  const pressed = await job(async () => {
    await findUser();
    await page.getByRole('link', { name: 'Open the conversation' }).click();
    await page.getByRole('button', { name: 'Reveal' }).click();
    await reason('Reveal number and texts', 'toast counted twice');
    await submit('Reveal number and texts', 'Reveal');
    const text = page.getByRole('log').getByRole('article', { name: 'Text of the user' }).first();
    await text.getByRole('button', { name: /^Log meal/ }).click();
    await text.getByRole('button', { name: 'Correct' }).click();
    await dialog(page, /^Correct meal #/)
      .getByRole('group', { name: 'Food 2' })
      .getByLabel('Amount')
      .fill('1');
    await reason(/^Correct meal #/, 'toast counted twice');
    await submit(/^Correct meal #/, 'Save the correction');
    await page.getByLabel('Reply', { exact: true }).fill('Your toast counts once now.');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('log').getByText('Your toast counts once now.').waitFor();
  });
  expect(pressed).toBeLessThanOrEqual(9);
});

test('3: staff answer, and the bot pauses', async () => {
  await member.text('talk to a human');
  const pressed = await job(async () => {
    await menu('Inbox');
    await page
      .getByRole('region', { name: 'Cases' })
      .getByRole('listitem')
      .filter({ hasText: 'asked for staff' })
      .getByRole('link')
      .click();
    await page.getByLabel('Reply', { exact: true }).fill('How can I help?');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByText('Bot paused by you.').first().waitFor();
  });
  expect(pressed).toBeLessThanOrEqual(4);
});

test('4: a delivery that failed is sent again', async () => {
  await query(
    product,
    `update outbound_texts set channel = 'sms', to_phone = $2, to_hash = coalesce(to_hash, 'x'), state = 'undelivered', error_code = '30003', settled_at = now()
     where id = (select id from outbound_texts where conversation_id = $1 and inbound_id is not null order by seq limit 1)`,
    [await conversationOf(product, member), member.user.phoneNumber],
  );
  const pressed = await job(async () => {
    await page.getByRole('region', { name: 'Deliveries failed' }).getByRole('link').click();
    const row = page.getByRole('row').filter({ hasText: 'undelivered' });
    await row.getByRole('button', { name: 'Resend' }).click();
    await reason('Send this text again', 'the carrier was down');
    await submit('Send this text again', 'Send again');
  });
  expect(pressed).toBeLessThanOrEqual(3);
});

test('5: a plan is looked at and given', async () => {
  const pressed = await job(async () => {
    await findUser();
    await page.getByText(/^Pro/).first().waitFor();
  });
  expect(pressed).toBeLessThanOrEqual(2);
});

test('6: an erasure is asked for', async () => {
  const pressed = await job(async () => {
    await findUser();
    await page.getByRole('button', { name: 'Ask for erasure' }).click();
    await reason('Ask for erasure', 'asked by mail');
    await submit('Ask for erasure', 'Ask');
  });
  expect(pressed).toBeLessThanOrEqual(4);
});

test('7: words are searched for in all that was written', async () => {
  const pressed = await job(async () => {
    await menu('Search');
    await page.getByLabel('Words').fill('flurble');
    await page.getByLabel('Reason').fill('who writes flurble');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('row', { name: 'flurble gronk' }).waitFor();
  });
  expect(pressed).toBeLessThanOrEqual(2);
});

test('8: a misread text becomes a fixture', async () => {
  const pressed = await job(async () => {
    await menu('Learning');
    await page.getByRole('link', { name: 'flurble gronk' }).click();
    await page.getByRole('button', { name: 'Save as fixture' }).click();
    await dialog(page, 'Save as fixture').getByLabel('File name').fill('flurble-is-no-food');
    await reason('Save as fixture', 'nobody understands flurble');
    const saved = page.waitForEvent('download');
    await dialog(page, 'Save as fixture').getByRole('button', { name: 'Save' }).click();
    expect(await textOf(await (await saved).createReadStream())).toContain('flurble gronk');
  });
  expect(pressed).toBeLessThanOrEqual(4);
});

test('9: what is understood least is ranked, with its state', async () => {
  const pressed = await job(async () => {
    await menu('Learning');
    await page.getByRole('row').filter({ hasText: 'flurble gronk' }).getByText('new').waitFor();
  });
  expect(pressed).toBe(1);
});

test('10: who did what is told by one name', async () => {
  const pressed = await job(async () => {
    await menu('Audit');
    await page.getByLabel('Who').click();
    await page.getByRole('option', { name: staff.name }).first().click();
    await page.getByRole('table').getByText('toast counted twice').first().waitFor();
  });
  expect(pressed).toBeLessThanOrEqual(3);
});
