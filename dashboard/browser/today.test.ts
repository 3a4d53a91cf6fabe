import pg from 'pg';
import { eventually } from '../../backend/test/support/eventually.js';
import { newMember } from '../../backend/test/browser/support/member.js';
import { DESK } from '../../backend/test/browser/support/open-browser.js';
import { browser, product } from '../../backend/test/browser/support/product-in-browser.js';

const GOALS = { caloriesGoal: 2000, proteinGoal: 100, carbsGoal: 250, fatGoal: 65, sugarGoal: 10 };

test('a text becomes a meal on screen, is looked into, and is deleted', async () => {
  const { page, open, wrongs } = await newMember(browser, product);
  await open('/dashboard');
  await page.getByText('No data available for today. Log some meals to see your nutrition summary.').waitFor();
  await page.getByText('No meals logged for today. Use the SMS commands to log your meals.').waitFor();
  await page.getByText('No workouts logged today. Track your exercise to offset your calorie intake!').waitFor();
  await page.getByText('No goals found. Please set up your nutritional goals.').waitFor();

  const box = page.getByRole('textbox', { name: 'Message to the bot' });
  const send = page.getByRole('button', { name: 'Send' });
  expect(await send.isDisabled()).toBe(true);
  await box.fill('   ');
  expect(await send.isDisabled()).toBe(true);
  await page.getByRole('button', { name: '2 eggs and toast with butter' }).last().click();
  expect(await box.inputValue()).toBe('2 eggs and toast with butter');
  await box.press('Enter');
  const why = page.getByRole('button', { name: /^Why: .*egg/ });
  await why.waitFor();
  expect(await box.inputValue()).toBe('');
  await page.getByText(/2 eggs.*: \d+ cal/).waitFor();
  await why.click();
  await page
    .getByText(/from our food table/)
    .first()
    .waitFor();

  await page.getByRole('button', { name: /^Delete .*egg/ }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await dialog.getByText('This action cannot be undone. This will permanently delete the meal entry from your records.').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await why.waitFor();
  await page.getByRole('button', { name: /^Delete .*egg/ }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Meal deleted', { exact: true }).waitFor();
  await page.getByText('No meals logged for today.').waitFor();
  await dialog.waitFor({ state: 'detached' });
  expect(wrongs).toEqual([]);
});

test('texts that have not arrived are told of on every screen, with what that stops', async () => {
  const { page, open, user, wrongs } = await newMember(browser, product);
  await open('/dashboard');
  const bar = page.getByText(/^Texts to your phone have not arrived since/);
  await page.getByRole('textbox', { name: 'Message to the bot' }).waitFor();
  expect(await bar.count()).toBe(0);
  const client = new pg.Client({ connectionString: product.ownerUrl });
  await client.connect();
  try {
    // What is still on its way to the phone would show that it is reached.
    const onTheirWay = `select count(*)::int as n from outbound_texts o join users u on u.phone_hash = o.to_hash
       where u.id = $1 and o.state in ('queued', 'sending', 'unknown', 'accepted', 'sent')`;
    await eventually(
      async () => (await client.query<{ n: number }>(onTheirWay, [user.id])).rows[0]!.n,
      (texts) => texts === 0,
    );
    await client.query(
      `insert into unreachable_numbers (phone_hash, code, failures, failed_days, first_failed_at, last_failed_at, marked_at)
       select phone_hash, '30005', 1, 1, now(), now(), now() from users where id = $1`,
      [user.id],
    );
  } finally {
    await client.end();
  }
  for (const path of ['/dashboard', '/messages']) {
    await open(path);
    await bar.waitFor();
    expect(await bar.textContent()).toMatch(/so reminders and summaries are paused/);
  }
  expect(await page.getByRole('link', { name: 'change your number' }).getAttribute('href')).toMatch(/\/account$/);
  expect(wrongs).toEqual([]);
});

test('what was deleted, edited or set is taken back by the button beside what was said of it', async () => {
  const { page, open, text, call, user, wrongs } = await newMember(browser, product);
  await call('PATCH', `/api/users/${user.id}/goals`, GOALS);
  await text('2 eggs for breakfast');
  await text('a banana for lunch');
  await open('/dashboard');
  await page.getByRole('button', { name: /^Delete .*egg/ }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: /^Why: .*egg/ }).waitFor({ state: 'detached' });
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await undo.click();
  await page.getByText('Undone', { exact: true }).waitFor();
  await page.getByRole('button', { name: /^Why: .*egg/ }).waitFor();
  await page.getByRole('button', { name: /^Why: .*banana/ }).waitFor();

  await page.getByRole('button', { name: /^Edit .*banana/ }).click();
  await page.getByLabel('Amount').fill('3');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('3 bananas').waitFor();
  await undo.click();
  await page.getByText('3 bananas').waitFor({ state: 'detached' });

  await open('/goals');
  await page.getByLabel('Calories', { exact: true }).fill('1800');
  await page.getByRole('button', { name: 'Save Goals' }).click();
  await undo.click();
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[value="2000"]') !== null);
  expect(wrongs).toEqual([]);
});

test('what was burned extends each goal and adds a second bar; a bar is capped and darkens', async () => {
  const { page, open, call, text, user } = await newMember(browser, product, { options: { viewport: DESK } });
  await call('PATCH', `/api/users/${user.id}/goals`, GOALS);
  await text('a large coke');
  await text('/workout running 30 300');
  await open('/dashboard');
  const sugar = page.getByRole('listitem').filter({ has: page.getByRole('progressbar', { name: /^Sugar,/ }) });
  const bars = sugar.getByRole('progressbar');
  expect(await bars.count()).toBe(2);
  expect(await bars.first().getAttribute('aria-valuenow')).toBe('100');
  expect(await bars.first().locator('div').getAttribute('style')).toContain('var(--sugar-over)');
  await page.getByRole('progressbar', { name: /^Calories, [\d,]+ of 2,300 kcal$/ }).waitFor();
  await page.getByRole('progressbar', { name: 'Calories bonus, 300 kcal from exercise' }).waitFor();
  await page
    .getByRole('progressbar', { name: /bonus, 15 g from exercise$/ })
    .first()
    .waitFor();
  await page.getByText('300 kcal burned, added to your goals').waitFor();
  await page.getByRole('button', { name: 'Delete running' }).click();
  await page.getByText('This action cannot be undone. This will permanently delete the workout entry from your records.').waitFor();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText('Workout deleted', { exact: true }).waitFor();
  await page.getByRole('progressbar', { name: /^Calories, [\d,]+ of 2,000 kcal$/ }).waitFor();
  expect(await bars.count()).toBe(1);
});

test('editing an amount moves the totals, in the form and on the page', async () => {
  const { page, open, text, wrongs } = await newMember(browser, product);
  await text('2 eggs for breakfast');
  await open('/dashboard');
  const eaten = async () =>
    parseInt(
      /([\d,]+)\s*kcal/.exec(
        await page
          .getByRole('listitem')
          .filter({ has: page.getByRole('button', { name: /^Why: .*egg/ }) })
          .innerText(),
      )![1]!,
    );
  const before = await eaten();
  await page.getByRole('button', { name: /^Edit .*egg/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit meal #1' });
  const total = dialog.getByRole('status').getByText('kcal in all');
  const first = await total.innerText();
  await dialog.getByLabel('Amount').fill('4');
  expect(parseInt(await total.innerText())).toBe(parseInt(first) * 2);
  await dialog.getByLabel('Amount').fill('none');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Give an amount, such as 2 or 1/2.').waitFor();
  await dialog.getByLabel('Amount').fill('4');
  await dialog.getByRole('radio', { name: 'Dinner' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Meal updated', { exact: true }).waitFor();
  await page.getByText('4 eggs').waitFor();
  await page.getByRole('img', { name: 'dinner' }).waitFor();
  expect(await eaten()).toBe(before * 2);
  expect(wrongs).toEqual([]);
});

test('a text from the phone shows on the open dashboard by itself', async () => {
  const { page, open, call, user } = await newMember(browser, product);
  await open('/dashboard');
  await page.getByText('No meals logged for today.').waitFor();
  await call('POST', '/phone/api/texts', { from: user.phoneNumber, body: 'an apple' });
  await page.getByRole('button', { name: /^Edit .*apple/ }).waitFor();
});

test('what could not be sent, deleted or loaded is said, and what was typed is kept', async () => {
  const { page, open, text } = await newMember(browser, product);
  await text('an apple');
  await page.route('**/api/users/*/workouts*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await open('/dashboard');
  await page.getByText('Error loading workout data. Please try again.').waitFor();
  const box = page.getByRole('textbox', { name: 'Message to the bot' });
  const fail = (status: number, body: unknown) =>
    page.route(
      '**/api/users/*/messages',
      (route) => route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) }),
      { times: 1 },
    );
  await fail(500, {});
  await box.fill('<b>soup</b> & שלום 🍜');
  await box.press('Enter');
  await page.getByText('Failed to send message', { exact: true }).waitFor();
  expect(await box.inputValue()).toBe('<b>soup</b> & שלום 🍜');
  await fail(403, { error: 'Message limit reached', message: 'You have sent 10 texts today.' });
  await box.press('Enter');
  await page.getByText("You've reached your daily message limit for your current plan.").first().waitFor();
  expect(await box.inputValue()).toBe('<b>soup</b> & שלום 🍜');
  await page.route('**/api/users/*/meals/*', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await page.getByRole('button', { name: /^Delete .*apple/ }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText('Failed to delete the meal. Please try again.').first().waitFor();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
});

test('the free plan is told what Plus and Pro have, and a rating is marked', async () => {
  const { page, open, text } = await newMember(browser, product, { plan: 'free' });
  await text('2 eggs and toast');
  await open('/dashboard?new_user=true');
  await page.waitForURL((url) => url.search === '');
  await page.getByText('Plus or Pro Plan Required').waitFor();
  await page.getByRole('button', { name: 'Health Rating PRO' }).click();
  await page.getByText('Health ratings are only available to Pro subscribers.').first().waitFor();
  await page.getByRole('link', { name: 'Upgrade Plan' }).click();
  await page.getByRole('heading', { name: 'Subscription' }).waitFor();
});

test('Plus has one workout a day', async () => {
  const { page, open, text } = await newMember(browser, product, { plan: 'plus' });
  await text('/workout running 30 300');
  await open('/dashboard');
  await page.getByText('Plus plan: Maximum of 1 workout per day reached').waitFor();
  await page.getByRole('link', { name: 'Upgrade to Pro for unlimited workouts' }).waitFor();
});

test('longer training burns more, unless the figure is one’s own', async () => {
  const { page, open, text, wrongs } = await newMember(browser, product);
  await text('ran 28 minutes');
  await open('/dashboard');
  const burned = async () => parseInt(/([\d,]+) kcal burned ·/.exec(await page.locator('main').innerText())![1]!);
  const first = await burned();
  await page.getByRole('button', { name: 'Edit running' }).click();
  const kcal = page.getByLabel('kcal burned');
  expect([await kcal.inputValue(), await kcal.getAttribute('placeholder')]).toEqual(['', String(first)]);
  await page.getByLabel('Minutes').fill('56');
  expect(Math.abs(Number(await kcal.getAttribute('placeholder')) - 2 * first)).toBeLessThanOrEqual(1);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('56 min').waitFor();
  expect(Math.abs((await burned()) - 2 * first)).toBeLessThanOrEqual(1);
  await page.getByRole('button', { name: 'Edit running' }).click();
  await kcal.fill('500');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('500 kcal burned · 56 min').waitFor();
  await page.getByRole('button', { name: 'Edit running' }).click();
  expect(await kcal.inputValue()).toBe('500');
  await page.getByLabel('Minutes').fill('20');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('500 kcal burned · 20 min').waitFor();
  expect(wrongs).toEqual([]);
});

test('a food that nobody knows is said at its line, and marked where it is kept', async () => {
  const { page, open, text } = await newMember(browser, product);
  await text('2 eggs for breakfast');
  await open('/dashboard');
  await page.getByRole('button', { name: /^Edit .*egg/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit meal #1' });
  await dialog.getByRole('button', { name: 'Add a food' }).click();
  const added = dialog.getByRole('group', { name: 'Food 2' });
  await added.getByLabel('Food', { exact: true }).fill('Snorf blat');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await added.getByText('We do not know this food. Choose another, or give its kcal.').waitFor();
  await dialog.getByText(/^We do not know “snorf blat”/).waitFor();
  await dialog.getByRole('button', { name: 'Save without counting it' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Not counted: snorf blat').waitFor();
  await page.getByText('One food is not counted: we do not know it').waitFor();
  // The notice would lie over the button, and stay for as long as the pointer is there.
  await page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('button', { name: 'Close' })
    .click();
  await page.getByRole('button', { name: /^Edit .*egg/ }).click();
  await dialog.getByRole('group', { name: 'Food 2' }).getByLabel('kcal').fill('120');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Not counted: snorf blat').waitFor({ state: 'detached' });
});

test('the handset’s day has the goals of the dashboard’s, grown by what was burned', async () => {
  const { page, open, call, text, user } = await newMember(browser, product);
  await call('PATCH', `/api/users/${user.id}/goals`, GOALS);
  await text('/workout running 30 300');
  const { today } = await call<{ today: { goals: { protein: number }; burned: number } }>(
    'GET',
    `/phone/api/threads/${encodeURIComponent(user.phoneNumber)}`,
  );
  expect(today).toMatchObject({ goals: { protein: 100 }, burned: 300 });
  await open('/dashboard');
  await page
    .getByRole('progressbar', { name: /bonus, 15 g from exercise$/ })
    .first()
    .waitFor();
  await page.goto(`${product.url}/phone?number=${encodeURIComponent(user.phoneNumber)}`);
  await page.getByText('/ 115').waitFor();
});
