import { because, choose, conversationOf, dialog, signedInStaff, textOf } from '../../backend/test/browser/support/desk.js';
import { newMember } from '../../backend/test/browser/support/member.js';
import { PHONE } from '../../backend/test/browser/support/open-browser.js';
import { newStaff, query } from '../../backend/test/browser/support/staff.js';
import { browser, product } from '../../backend/test/browser/support/product-in-browser.js';

test('the sign-in asks for all three, says when one is wrong, and goes on where one was', async () => {
  const staff = await newStaff(browser, product, 'agent');
  const { page } = staff;
  await staff.open('/feedback');
  await page.getByRole('heading', { name: 'Support console' }).waitFor();
  await page.getByLabel('Email').fill(staff.email);
  await page.getByLabel('Password').fill(staff.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Enter the six digits that your authenticator app shows now.').waitFor();
  await page.getByLabel('One-time code').fill('000000');
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Email, password or code is wrong. Check all three.').waitFor();
  await staff.signIn();
  await page.getByRole('heading', { name: 'Feedback' }).waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByText('You are signed out.').waitFor();
  expect(staff.wrongs).toEqual([]);
});

test('a deletion is taken back by the button beside what was said of it', async () => {
  const member = await newMember(browser, product);
  await member.text('2 eggs for breakfast');
  const [meal] = await member.call<{ id: string }[]>('GET', `/api/users/${member.user.id}/meals`);
  const staff = await signedInStaff(browser, product, 'admin');
  const { page } = staff;
  await staff.open(`/meals/${meal!.id}`);
  await page.getByRole('button', { name: 'Reveal' }).click();
  await because(page, 'Reveal number and texts', 'logged twice, she says', 'Reveal');
  await page.getByRole('button', { name: 'Delete' }).click();
  await because(page, /^Delete meal #/, 'logged twice', 'Delete');
  await page.getByText('Meal deleted').waitFor();
  expect(await member.call('GET', `/api/users/${member.user.id}/meals`)).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone').waitFor();
  await page.getByRole('button', { name: 'Delete' }).waitFor();
  expect(await member.call('GET', `/api/users/${member.user.id}/meals`)).toMatchObject([{ id: meal!.id }]);
  expect(staff.wrongs).toEqual([]);
});

test('finds a user by part of a phone, understands the complaint, corrects, replies and closes; all of it is in the audit', async () => {
  const member = await newMember(browser, product);
  await member.text('2 eggs and 2 toast for breakfast');
  await member.text('talk to a human');
  const staff = await signedInStaff(browser, product, 'admin');
  const { page } = staff;

  await choose(page, 'Users');
  const part = member.user.phoneNumber.slice(-6);
  await page.getByLabel('Name or part of a phone number').fill(part);
  await page.getByRole('link', { name: 'Ada' }).first().waitFor();
  expect(await page.getByText(`•••••${part.slice(-2)}`).count()).toBe(1);
  expect(page.url()).not.toContain(part);
  await page.getByRole('link', { name: 'Ada' }).first().click();
  await page.getByRole('link', { name: 'Open the conversation' }).click();

  const log = page.getByRole('log', { name: 'Conversation' });
  await log.getByText('Hidden').first().waitFor();
  expect(await page.content()).not.toContain('2 toast');
  await page.getByRole('button', { name: 'Reveal' }).click();
  await dialog(page, 'Reveal number and texts').getByRole('button', { name: 'Reveal' }).click();
  await page.getByText('Reason is missing.').waitFor();
  await because(page, 'Reveal number and texts', 'it counted my toast twice', 'Reveal');
  await log.getByText('2 eggs and 2 toast for breakfast').waitFor();
  await page.getByText(member.user.phoneNumber).first().waitFor();

  const text = log.getByRole('article', { name: 'Text of the user' }).first();
  await text.getByRole('button', { name: /^Log meal/ }).click();
  await text.getByRole('columnheader', { name: 'Grams' }).waitFor();
  await text.getByRole('cell', { name: '2 toast', exact: true }).waitFor();
  await text.getByRole('button', { name: 'Correct' }).click();
  const correcting = dialog(page, /^Correct meal #/);
  await correcting.getByRole('group', { name: 'Food 2' }).getByLabel('Amount').fill('1');
  await because(page, /^Correct meal #/, 'toast counted twice', 'Save the correction');
  await text
    .getByText(/1 .*toast/)
    .first()
    .waitFor();
  const [entry] = await query<{ items: { name: string; quantity: number }[] }>(product, 'select items from entries where user_id = $1', [
    member.user.id,
  ]);
  expect(entry!.items.map(({ quantity }) => quantity)).toEqual([2, 1]);

  await page.getByLabel('Reply', { exact: true }).fill('Sorry about the toast! It counts once now.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('Bot paused by you.').waitFor();
  await log.getByText('Sorry about the toast! It counts once now.').waitFor();
  await page.getByRole('tab', { name: 'Note' }).click();
  await page.getByLabel('Note', { exact: true }).fill('Check how "2 toast" is read.');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await log.getByRole('article', { name: 'Note' }).waitFor();
  await page.getByRole('status').filter({ hasText: 'Bot paused' }).getByRole('button', { name: 'Close' }).click();
  const closing = dialog(page, 'Close the case');
  await closing.getByRole('button', { name: 'Close', exact: true }).click();
  await closing.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Pause the bot' }).waitFor();
  expect(await page.getByText('Bot paused by you.').count()).toBe(0);

  await choose(page, 'Audit');
  const table = page.getByRole('table');
  for (const action of ['reveal', 'correct', 'reply', 'note', 'close']) await table.getByText(action, { exact: true }).first().waitFor();
  await table.getByText('it counted my toast twice').waitFor();
  const actions = await query<{ action: string }>(product, 'select distinct action from audit_log where actor_id = $1', [staff.id]);
  expect(actions.map(({ action }) => action)).toEqual(expect.arrayContaining(['reveal', 'correct', 'reply', 'note', 'close']));
  expect(staff.wrongs).toEqual([]);
});

test('a food that nobody knows is said at its line, and a text cut short is marked', async () => {
  const member = await newMember(browser, product);
  await member.text('2 eggs for breakfast');
  await member.text(`hello ${'and so on '.repeat(180)}`);
  const { page, wrongs } = await signedInStaff(browser, product, 'admin');
  await choose(page, 'Users');
  await page.getByLabel('Name or part of a phone number').fill(member.user.phoneNumber.slice(-6));
  await page.getByRole('link', { name: 'Ada' }).first().click();
  await page.getByRole('link', { name: 'Open the conversation' }).click();
  await page.getByRole('button', { name: 'Reveal' }).click();
  await because(page, 'Reveal number and texts', 'a food is missing', 'Reveal');
  const log = page.getByRole('log', { name: 'Conversation' });
  await log.getByText('too long: only the first 1,600 characters were read').waitFor();
  const text = log.getByRole('article', { name: 'Text of the user' }).first();
  await text.getByRole('button', { name: /^Log meal/ }).click();
  await text.getByRole('button', { name: 'Correct' }).click();
  const correcting = dialog(page, /^Correct meal #/);
  await correcting.getByRole('button', { name: 'Add a food' }).click();
  await correcting.getByRole('group', { name: 'Food 2' }).getByRole('textbox', { name: 'Food' }).fill('snorf blat');
  await correcting.getByLabel('Reason').fill('there was more');
  await correcting.getByRole('button', { name: 'Save the correction' }).click();
  await correcting.getByRole('group', { name: 'Food 2' }).getByText('Nobody knows this food. Use another name.').waitFor();
  await correcting.getByRole('button', { name: 'Save without counting it' }).click();
  await correcting.waitFor({ state: 'detached' });
  await text.getByText('not counted: nobody knows it').waitFor();
  expect(wrongs.filter((wrong) => !/422/.test(wrong))).toEqual([]);
});

test('a delivery that failed is sent again, and what became of the first stays', async () => {
  const member = await newMember(browser, product);
  await member.text('a banana');
  const conversation = await conversationOf(product, member);
  const [failed] = await query<{ id: string }>(
    product,
    `update outbound_texts set channel = 'sms', to_phone = $2, to_hash = coalesce(to_hash, 'x'), state = 'undelivered', error_code = '30003', settled_at = now()
     where id = (select id from outbound_texts where conversation_id = $1 order by seq desc limit 1) returning id`,
    [conversation, member.user.phoneNumber],
  );
  const { page, wrongs } = await signedInStaff(browser, product, 'agent');
  await choose(page, 'Deliveries');
  await page.getByLabel('Failed').click();
  await page.getByRole('option', { name: 'Yes' }).click();
  const row = page.getByRole('row').filter({ hasText: 'undelivered' });
  await row.getByText('30003').waitFor();
  await row.getByRole('button', { name: 'Resend' }).click();
  await because(page, 'Send this text again', 'carrier was down', 'Send again');
  await row.getByRole('button', { name: 'Resend' }).waitFor({ state: 'detached' });
  const tries = await query<{ id: string; state: string; resend_of: string | null }>(
    product,
    'select id, state, resend_of from outbound_texts where id = $1 or resend_of = $1 order by seq',
    [failed!.id],
  );
  expect(tries).toMatchObject([{ state: 'undelivered', resend_of: null }, { resend_of: failed!.id }]);
  await row.getByRole('link').first().click();
  await page.getByRole('link', { name: 'a later delivery' }).click();
  await page.getByRole('link', { name: 'an earlier delivery' }).waitFor();
  expect(wrongs).toEqual([]);
});

test('goals are changed for a user who asked, with a reason, by whoever may', async () => {
  const member = await newMember(browser, product);
  const agent = await signedInStaff(browser, product, 'agent');
  await agent.open(`/goals/${member.user.id}`);
  await agent.page.getByRole('button', { name: 'Change goals' }).click();
  const title = /^Change the goals of /;
  await dialog(agent.page, title).getByLabel('Calories, kcal a day').fill('1850');
  await because(agent.page, title, 'asked by phone', 'Save the goals');
  await agent.page.getByText('1,850 kcal').waitFor();
  const [row] = await query<{ calories: number }>(product, 'select calories::int from goals where user_id = $1', [member.user.id]);
  expect(row).toEqual({ calories: 1850 });
  const audited = await query(product, `select reason from audit_log where actor_id = $1 and object_kind = 'goals'`, [agent.id]);
  expect(audited).toEqual([{ reason: 'asked by phone' }]);
  expect(agent.wrongs).toEqual([]);
  const viewer = await signedInStaff(browser, product, 'viewer');
  await viewer.open(`/goals/${member.user.id}`);
  await viewer.page.getByText('1,850 kcal').waitFor();
  expect(await viewer.page.getByRole('button', { name: /^Change/ }).count()).toBe(0);
});

test('a list is exported as it is filtered, with its row in the audit', async () => {
  await newMember(browser, product, { plan: 'plus' });
  const staff = await signedInStaff(browser, product, 'admin');
  const { page } = staff;
  await choose(page, 'Users');
  await page.getByLabel('Plan').click();
  await page.getByRole('option', { name: 'Plus' }).click();
  await page.getByRole('button', { name: 'Clear' }).waitFor();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export CSV' }).click()]);
  expect(file.suggestedFilename()).toMatch(/^users-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await textOf(await file.createReadStream())).trim().split(/\r?\n/);
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines.slice(1)) expect(line).toContain('plus');
  const exports = await query(product, `select 1 from audit_log where actor_id = $1 and action = 'export'`, [staff.id]);
  expect(exports).toHaveLength(1);
});

test('every figure of the first page leads to its rows', async () => {
  const member = await newMember(browser, product);
  await member.text('oatmeal');
  const { page, wrongs } = await signedInStaff(browser, product, 'viewer');
  await page.getByRole('heading', { name: 'Health' }).waitFor();
  const texts = page.getByRole('region', { name: 'Texts', exact: true });
  await texts.getByRole('link', { name: 'Texts in' }).click();
  await page.getByRole('heading', { name: 'Texts', exact: true }).waitFor();
  await page.getByRole('row').nth(1).getByText('handled').waitFor();
  const filter = () => JSON.parse(new URL(page.url()).searchParams.get('show') ?? '{}') as object;
  expect(Object.keys(filter())).toEqual(['receivedAt_gte', 'receivedAt_lt']);
  await page.goBack();
  await page.getByRole('region', { name: 'Deliveries failed' }).getByRole('link').click();
  await page.getByRole('heading', { name: 'Deliveries', exact: true }).waitFor();
  expect(wrongs).toEqual([]);
});

test('a viewer looks, masked: no button to change anything, and no page of an agent by its address', async () => {
  const member = await newMember(browser, product);
  await member.text('2 eggs');
  const conversation = await conversationOf(product, member);
  const staff = await signedInStaff(browser, product, 'viewer');
  const { page } = staff;
  const menu = page.getByRole('navigation', { name: 'Main' });
  expect(await menu.getByRole('link', { name: 'Audit' }).count()).toBe(0);
  expect(await menu.getByRole('link', { name: 'Replay' }).count()).toBe(0);
  for (const path of ['/audit', '/replay']) {
    await staff.open(path);
    await page.getByRole('heading', { name: 'Not for your role' }).waitFor();
  }
  await staff.open(`/conversations/${conversation}`);
  for (const name of ['Reveal', 'Send', 'Pause the bot', 'Close', 'Correct', 'Undo', 'Save as fixture'])
    expect(await page.getByRole('button', { name, exact: true }).count()).toBe(0);
  await staff.open('/users');
  expect(await page.getByRole('button', { name: 'Export CSV' }).count()).toBe(0);
  expect(await page.content()).not.toContain(member.user.phoneNumber);
  expect(await page.content()).not.toContain(member.user.phoneNumber.slice(1));
});

test('on a phone nothing is wider than the screen, and the menu is behind its button', async () => {
  const member = await newMember(browser, product);
  await member.text('2 eggs');
  const conversation = await conversationOf(product, member);
  const [meal] = await query<{ id: string }>(product, 'select id from entries where user_id = $1', [member.user.id]);
  const staff = await newStaff(browser, product, 'admin', { options: { viewport: PHONE } });
  const { page } = staff;
  await staff.open('/');
  await staff.signIn();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Users' }).click();
  await page.getByRole('heading', { name: 'Users' }).waitFor();
  for (const path of [
    '/',
    '/users',
    `/users/${member.user.id}`,
    '/conversations',
    `/conversations/${conversation}`,
    '/meals',
    `/meals/${meal!.id}`,
    '/replay',
    '/staff',
    '/audit',
  ]) {
    await staff.open(path);
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)]).toEqual([path, true]);
  }
});
