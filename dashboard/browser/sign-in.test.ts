import { newMember } from '../../backend/test/browser/support/member.js';
import { openPage, PHONE } from '../../backend/test/browser/support/open-browser.js';
import { browser, product } from '../../backend/test/browser/support/product-in-browser.js';

const visit = () => openPage(browser, { viewport: PHONE, timezoneId: 'America/St_Johns', locale: 'en-CA' });

test('a newcomer goes from welcome to a dashboard with goals, reminders and a name, back and forth', async () => {
  const { page, wrongs } = await visit();
  await page.goto(product.url);
  await page.getByRole('button', { name: 'Get started' }).click();
  await page.getByText('Msg & data rates may apply').waitFor();
  await page.getByText('Not for children under 13').waitFor();
  await page.getByLabel('Phone number').fill('202 555 0177');
  expect(await page.getByLabel('Phone number').inputValue()).toBe('(202) 555-0177');
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Verification code').waitFor();
  expect(await page.getByLabel('Verification code').inputValue()).toMatch(/^\d{6}$/);
  await page.getByRole('button', { name: 'Verify and continue' }).click();

  await page.getByRole('heading', { name: 'What should we call you?' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/onboarding');
  expect(await page.getByRole('navigation').count()).toBe(0);
  await page.getByRole('button', { name: 'Continue to Goals' }).click();
  await page.getByText('Information required', { exact: true }).waitFor();
  await page.getByText('Please provide your name to continue.', { exact: true }).waitFor();
  await page.getByLabel('Name').fill('José <b>');
  await page.getByRole('button', { name: 'Continue to Goals' }).click();
  await page.getByText('Profile updated', { exact: true }).waitFor();

  expect(await page.getByRole('slider').count()).toBe(0);
  await page.getByRole('button', { name: 'Suggested for Women' }).click();
  expect(await page.getByRole('slider').count()).toBe(5);
  expect(await page.getByRole('slider', { name: 'Carbohydrates' }).getAttribute('aria-valuetext')).toBe('225 g');
  await page.getByRole('switch', { name: 'Fat' }).click();
  expect(await page.getByRole('slider').count()).toBe(4);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  expect(await page.getByLabel('Name').inputValue()).toBe('José <b>');
  await page.goBack();
  await page.getByRole('button', { name: 'Save Goals' }).click();
  await page.getByText('Your selected nutritional goals have been saved.', { exact: true }).waitFor();

  await page.getByRole('switch', { name: 'Enable Notifications' }).click();
  await page.getByRole('switch', { name: 'Dinner Reminder' }).click();
  expect(await page.getByLabel('Dinner Reminder time').inputValue()).toBe('18:00');
  expect(await page.getByLabel('Daily Summary Time').inputValue()).toBe('21:00');
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  await page.getByText('Setup complete!', { exact: true }).waitFor();
  await page.waitForURL('**/dashboard');
  await page.getByRole('link', { name: 'José <b>' }).waitFor();

  const saved = await page.evaluate(async () => {
    const user = JSON.parse(localStorage.getItem('user')!) as { id: string };
    const goals = await (await fetch(`/api/users/${user.id}/goals`)).json();
    return { user, goals };
  });
  expect(saved.user).toMatchObject({ firstName: 'José <b>', username: 'José <b>', onboardingComplete: true, isNewUser: false });
  expect(saved.goals).toMatchObject({
    caloriesGoal: 2000,
    proteinGoal: 120,
    carbsGoal: 225,
    fatGoal: null,
    sugarGoal: 25,
    notifications: true,
    remindDinner: true,
    remindLunch: false,
    dinnerTime: '18:00',
    summaryTime: '21:00',
    timezone: 'America/St_Johns',
  });
  expect(wrongs.filter((wrong) => !wrong.startsWith('404') || !wrong.includes('/api/users/phone/'))).toEqual([]);
});

test('a number that is no number, a code that is no code', async () => {
  const { page } = await visit();
  await page.goto(`${product.url}/landing`);
  await page.getByRole('button', { name: 'Get started' }).click();
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByText('Phone number required', { exact: true }).waitFor();
  const phone = page.getByLabel('Phone number');
  await phone.fill('202555');
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByText('Please enter a complete 10-digit phone number').waitFor();
  await phone.fill('202555017899');
  await page.getByText('Phone number too long - please enter only 10 digits').waitFor();
  expect(await phone.inputValue()).toBe('(202) 555-0178');
  await phone.press('Backspace');
  expect(await phone.inputValue()).toBe('(202) 555-017');
  await phone.fill('+1 (202) 555-0178');
  expect(await phone.inputValue()).toBe('(202) 555-0178');
  await page.getByRole('button', { name: 'Back to welcome' }).click();
  await page.getByRole('button', { name: 'Get started' }).click();
  expect(await phone.inputValue()).toBe('(202) 555-0178');
  await page.getByRole('button', { name: 'Send code' }).click();

  const code = page.getByLabel('Verification code');
  await code.waitFor();
  const right = await code.inputValue();
  await code.fill('');
  await page.getByRole('button', { name: 'Verify and continue' }).click();
  await page.getByText('Verification code required', { exact: true }).waitFor();
  await code.focus();
  await page.keyboard.insertText(' 123 4567');
  expect(await code.inputValue()).toBe('123456');
  await code.fill(right === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Verify and continue' }).click();
  await page.getByText('Failed to login. Please check your verification code.', { exact: true }).waitFor();
  expect(await code.inputValue()).toHaveLength(6);
  await page.getByRole('button', { name: 'Send again' }).click();
  await page.getByText('Code sent', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Change phone number' }).click();
  expect(await phone.inputValue()).toBe('(202) 555-0178');
});

test('without a session every screen leads to the landing page, and sign-in leads back', async () => {
  const { page } = await visit();
  await page.goto(`${product.url}/goals?from=a-link`);
  await page.waitForURL('**/landing');
  for (const open of ['/terms', '/privacy', '/terms-conditions', '/privacy-policy']) {
    await page.goto(product.url + open);
    await page.getByText('May 20, 2025').waitFor();
    expect(new URL(page.url()).pathname).toBe(open);
  }
});

test('a session that ends while a screen is open says so, and sign-in leads back to it', async () => {
  const { page, open, call, user } = await newMember(browser, product);
  await open('/account');
  // The screen stands, with what it shows, before the session ends.
  await page.getByLabel('Name').waitFor();
  await call('POST', '/api/logout');
  await page.getByLabel('Name').fill('Ada L');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: 'Please Login' }).waitFor();
  await page.getByText('You need to be logged in to view this page.').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await page.getByRole('button', { name: 'Get started' }).click();
  await page.getByLabel('Phone number').fill(user.phoneNumber.slice(2));
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByRole('button', { name: 'Verify and continue' }).click();
  await page.getByRole('heading', { name: 'Account' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/account');
});

test('log out forgets the user and goes to the start; the signed-in start is the dashboard', async () => {
  const { page, open } = await newMember(browser, product);
  await open('/landing');
  await page.waitForURL('**/dashboard');
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('button', { name: 'Get started' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});
