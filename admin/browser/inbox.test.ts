import { conversationOf, dialog, signedInStaff } from '../../backend/test/browser/support/desk.js';
import { newMember } from '../../backend/test/browser/support/member.js';
import { browser, product } from '../../backend/test/browser/support/product-in-browser.js';

test('a case is taken by one key, seen by colleagues at once, answered with a saved reply and closed; the next one is open then', async () => {
  const [sad, sam] = [await newMember(browser, product), await newMember(browser, product)];
  await sam.text('talk to a human');
  const [ana, ben] = [await signedInStaff(browser, product, 'agent'), await signedInStaff(browser, product, 'agent')];
  await ana.open('/saved-replies');
  await ana.page.getByRole('button', { name: 'Add a reply' }).click();
  const adding = dialog(ana.page, 'Add a reply');
  await adding.getByLabel('Title').fill('Hello');
  await adding.getByLabel('Words').fill('Hi {first name}, this is {my name}. {refund sum}');
  await adding.getByRole('button', { name: 'Save' }).click();
  await adding.waitFor({ state: 'detached' });
  await ana.open('/inbox');
  await ben.open('/inbox');
  const cases = ana.page.getByRole('region', { name: 'Cases' }).getByRole('listitem');
  await cases.filter({ hasText: 'asked for staff' }).waitFor();

  // What comes in stands above it, without a reload.
  await sad.text('I want to kill myself');
  await cases.first().filter({ hasText: 'crisis' }).waitFor();
  await ana.page.waitForFunction(() => document.title.startsWith('(2)'));

  await ana.page.keyboard.press('j');
  await ana.page.waitForURL(`**/inbox/${await conversationOf(product, sad)}`);
  await ana.page.keyboard.press('j');
  await ana.page.waitForURL(`**/inbox/${await conversationOf(product, sam)}`);
  await ana.page.getByRole('log').getByText('Hidden').first().waitFor();
  await ana.page.keyboard.press('t');
  await ana.page.getByRole('log').getByText('talk to a human').waitFor();
  await ana.page.getByText('Bot paused by you.').waitFor();
  await ben.page.getByRole('listitem').filter({ hasText: 'asked for staff' }).getByText(ana.name).waitFor();

  await ben.page.getByRole('listitem').filter({ hasText: 'asked for staff' }).getByRole('link').click();
  await ana.page.getByText(`${ben.name} is here too`).waitFor();
  await ben.page.getByLabel('Reply', { exact: true }).pressSequentially('Hello Ada');
  await ana.page.getByText(`${ben.name} is writing`).waitFor();
  await ben.page.getByRole('button', { name: 'Take' }).click();
  await dialog(ben.page, 'Take it over').getByText(`${ana.name} has this case.`).waitFor();
  await dialog(ben.page, 'Take it over').getByRole('button', { name: 'Cancel' }).click();

  await ana.page.keyboard.press('s');
  await ana.page.getByLabel('Title or words').fill('hel');
  await ana.page.getByRole('option', { name: 'Hello' }).waitFor();
  await ana.page.keyboard.press('Enter');
  const reply = ana.page.getByLabel('Reply', { exact: true });
  expect(await reply.inputValue()).toBe('Hi Ada, this is Robin. {refund sum}');
  await ana.page.getByRole('button', { name: 'Send', exact: true }).click();
  await ana.page.getByText('Fill in {refund sum} first.').waitFor();
  await reply.fill('Hi Ada, this is Robin. How can I help?');
  await ana.page.getByRole('button', { name: 'Send', exact: true }).click();
  await ana.page.getByRole('log').getByText('How can I help?').waitFor();
  await ana.page.getByRole('log').click();
  await ana.page.keyboard.press('e');
  await dialog(ana.page, 'Close the case').getByRole('button', { name: 'Close', exact: true }).click();
  await ana.page.waitForURL(`**/inbox/${await conversationOf(product, sad)}`);
  await cases.filter({ hasText: 'open' }).waitFor({ state: 'detached' });
  expect([ana.wrongs, ben.wrongs.filter((wrong) => !wrong.startsWith('409'))]).toEqual([[], []]);
});

test('a draft is there again after leaving, and a lost connection loses none', async () => {
  const member = await newMember(browser, product);
  await member.text('talk to a human');
  const { page, open } = await signedInStaff(browser, product, 'agent');
  const path = `/conversations/${await conversationOf(product, member)}`;
  await open(path);
  const reply = page.getByLabel('Reply', { exact: true });
  await reply.fill('Dear Ada, we have looked into it');
  await open('/inbox');
  await open(path);
  await page.waitForFunction(() => [...document.querySelectorAll('textarea')].some(({ value }) => value.startsWith('Dear Ada')));
  await page.context().setOffline(true);
  await reply.fill('Dear Ada, we have mended it');
  await page.getByText('Your draft is on this screen').waitFor();
  await page.context().setOffline(false);
  await page.getByText('Your draft is on this screen').waitFor({ state: 'detached' });
  await open(path);
  await page.waitForFunction(() => [...document.querySelectorAll('textarea')].some(({ value }) => value === 'Dear Ada, we have mended it'));
});

test('? names the keys of the screen, and they can be switched off', async () => {
  const { page, open } = await signedInStaff(browser, product, 'viewer');
  await open('/users');
  await page.keyboard.press('?');
  await dialog(page, 'Keys').getByText('Next row').waitFor();
  await page.keyboard.press('Escape');
  await dialog(page, 'Keys').waitFor({ state: 'detached' });
  await page.keyboard.press('/');
  await page.keyboard.type('gh');
  expect(await page.getByLabel('Name or whole phone number').inputValue()).toBe('gh');
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('g');
  await page.keyboard.press('h');
  await page.getByRole('heading', { name: 'Health' }).waitFor();
  await page.keyboard.press('?');
  await dialog(page, 'Keys').getByLabel('Single keys do something').click();
  await dialog(page, 'Keys').getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('g');
  await page.keyboard.press('u');
  await page.waitForTimeout(300);
  await page.getByRole('heading', { name: 'Health' }).waitFor();
});
