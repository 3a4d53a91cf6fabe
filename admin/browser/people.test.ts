import { because, choose, conversationOf, dialog, signedInStaff } from '../../backend/test/browser/support/desk.js';
import { newMember } from '../../backend/test/browser/support/member.js';
import { query } from '../../backend/test/browser/support/staff.js';
import { browser, product } from '../../backend/test/browser/support/product-in-browser.js';

test('a cry for help stands above everything, in the menu and in the tab, until it is settled', async () => {
  const member = await newMember(browser, product);
  await member.text('I want to kill myself');
  const { page, open, wrongs } = await signedInStaff(browser, product, 'agent');
  await open('/');
  const people = page.getByRole('region', { name: 'People who need somebody' });
  await people.getByText('One person may be in danger').waitFor();
  await page.waitForFunction(() => document.title.startsWith('(1) '));
  await page.getByRole('navigation', { name: 'Main' }).getByText('1 about safety').waitFor({ state: 'attached' });
  await people.getByRole('link', { name: 'Ada' }).click();
  await page.getByRole('button', { name: 'Settle' }).click();
  await page.getByText('Settled', { exact: true }).waitFor();
  await page.waitForFunction(() => document.title.startsWith('Conversation'));
  await open('/');
  expect(await page.getByText('may be in danger').count()).toBe(0);
  expect(wrongs).toEqual([]);
});

test('whoever is in danger and nobody’s case is heard on any screen and shown beside the page, again each minute until somebody takes them', async () => {
  const member = await newMember(browser, product);
  const { page, open, wrongs } = await signedInStaff(browser, product, 'agent');
  await page.addInitScript(() => {
    const rings: string[] = [];
    const allowed = Object.assign(
      function (title: string) {
        rings.push(title);
      },
      { permission: 'granted' },
    );
    Object.assign(window, { rings, Notification: allowed });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (at) {
      rings.push('tone');
      return start.call(this, at);
    };
  });
  await page.clock.install();
  await open('/meals');
  await page.getByRole('heading', { name: 'Meals' }).waitFor();
  const rung = (): Promise<string[]> => page.evaluate(() => (window as unknown as { rings: string[] }).rings);
  expect(await rung()).toEqual([]);
  await member.text('I want to kill myself');
  await page.waitForFunction(() => (window as unknown as { rings: string[] }).rings.length === 5);
  expect(await rung()).toEqual(['tone', 'tone', 'tone', 'tone', 'Somebody may be in danger']);
  expect(JSON.stringify(await rung())).not.toContain('Ada');
  const inAMinute = async (): Promise<string[]> => {
    const before = (await rung()).length;
    await page.clock.fastForward(60_000);
    return (await rung()).slice(before);
  };
  for (let minute = 0; minute < 3; minute += 1)
    expect(await inAMinute()).toEqual(['tone', 'tone', 'tone', 'tone', 'Somebody may be in danger']);
  const conversation = await conversationOf(product, member);
  // What the product writes it tells of itself; what a test writes past it, it does not.
  const tell = () => query(product, `select pg_notify('mealtext_staff', $1)`, [conversation]);
  const told = page.waitForResponse((answer) => answer.url().includes('/attention'));
  await query(product, 'update conversations set assigned_to = (select id from staff limit 1), held_at = null where id = $1', [
    conversation,
  ]);
  await tell();
  await told;
  // The page hears of it a moment later.
  for (let tries = 0; tries < 50 && (await inAMinute()).length; tries += 1);
  expect([await inAMinute(), await inAMinute()]).toEqual([[], []]);
  await page.getByRole('switch', { name: 'Safety alarm' }).waitFor();
  await query(product, 'update flags set resolved_at = now() where resolved_at is null');
  await tell();
  await page.waitForFunction(() => !document.title.startsWith('('));
  expect([await inAMinute(), wrongs]).toEqual([[], []]);
});

test('a part of a figure opens the rows of the time that is looked at, and no older ones', async () => {
  const member = await newMember(browser, product);
  for (const words of ['a banana', 'an apple', 'a pear']) await member.text(words);
  const conversation = await conversationOf(product, member);
  await query(
    product,
    `update outbound_texts set state = 'failed', error_code = '30003', created_at = created_at - case when body ~ 'pear' then interval '30 days' else interval '0' end where conversation_id = $1`,
    [conversation],
  );
  const { page, open } = await signedInStaff(browser, product, 'viewer');
  await open('/');
  const failures = page.getByRole('region', { name: 'Why deliveries fail' });
  const [{ n }] = (await query<{ n: number }>(
    product,
    `select count(*)::int as n from outbound_texts where state = 'failed' and created_at > now() - interval '7 days'`,
  )) as [{ n: number }];
  await failures.getByText(String(n), { exact: true }).waitFor();
  await failures.getByRole('link', { name: '30003' }).click();
  await page.getByText(`of ${n}`, { exact: false }).first().waitFor();
  expect(await page.getByRole('table').getByRole('row').count()).toBe(n + 1);
});

test('one asks for an erasure, nobody consents to their own, and a colleague’s consent erases the account', async () => {
  const member = await newMember(browser, product);
  await member.text('2 eggs');
  const [agent, admin] = [await signedInStaff(browser, product, 'agent'), await signedInStaff(browser, product, 'admin')];
  await agent.open(`/users/${member.user.id}`);
  await agent.page.getByRole('button', { name: 'Ask for erasure' }).click();
  await because(agent.page, 'Ask for erasure', 'asked by mail, number checked', 'Ask');
  await agent.page.getByRole('link', { name: 'What was asked for' }).click();
  await agent.page.getByRole('button', { name: 'Withdraw' }).waitFor();
  expect(await agent.page.getByRole('button', { name: 'Consent' }).count()).toBe(0);
  await admin.open('/');
  await admin.page.getByRole('navigation', { name: 'Main' }).getByText('1 waiting for consent').waitFor({ state: 'attached' });
  await choose(admin.page, 'Requests');
  await admin.page.getByRole('button', { name: 'Consent' }).click();
  await because(admin.page, 'Consent to the erasure', 'called back', 'Erase');
  await admin.page.getByText('Nothing has been asked for').waitFor();
  expect(await query(product, 'select 1 from users where id = $1 and deleted_at is null', [member.user.id])).toEqual([]);
  expect([await dialog(admin.page, /./).count(), agent.wrongs, admin.wrongs]).toEqual([0, [], []]);
});
