import { newMember } from '../../backend/test/browser/support/member.js';
import { DESK, openPage, PHONE } from '../../backend/test/browser/support/open-browser.js';
import { browser, product } from '../../backend/test/browser/support/product-in-browser.js';

test('a newcomer skips what can be skipped, texts, corrects, deletes and looks for history', async () => {
  const { page } = await openPage(browser, { viewport: PHONE, locale: 'en-US', timezoneId: 'America/New_York' });
  await page.goto(product.url);
  await page.getByRole('button', { name: 'Get started' }).click();
  await page.getByLabel('Phone number').fill('2025550166');
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByRole('button', { name: 'Verify and continue' }).click();
  await page.getByLabel('Name (first name is enough)').fill('Grace');
  await page.getByRole('button', { name: 'Continue to Goals' }).click();
  await Promise.all([
    page.getByText('You can set your nutritional goals later in the app.', { exact: true }).waitFor(),
    page.getByRole('button', { name: 'Skip This Step' }).click(),
  ]);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('heading', { name: 'Your daily goals' }).waitFor();
  await page.getByRole('button', { name: 'Skip This Step' }).click();
  await Promise.all([
    page.getByText('Notifications skipped. You can set them up later in Settings.', { exact: true }).waitFor(),
    page.getByRole('button', { name: 'Skip Notifications' }).click(),
  ]);
  await page.getByText('No goals found. Please set up your nutritional goals.').waitFor();

  await page.getByRole('textbox', { name: 'Message to the bot' }).fill('2 eggs for breakfast');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('button', { name: /^Edit .*egg/ }).click();
  const editor = page.getByRole('dialog', { name: 'Edit meal #1' });
  await editor.getByLabel('Amount').fill('3');
  await editor.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: /^Delete 3 .*egg/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('No meals logged for today.').waitFor();
  await page.getByRole('link', { name: 'History' }).click();
  await page.getByRole('heading', { name: 'Upgrade to see your history' }).waitFor();
  await page.getByRole('link', { name: 'Upgrade Plan' }).click();
  await page.getByText('You are on the Free plan.').waitFor();
});

test('an account moves to another phone: number, code, proven, shown; what goes wrong is said', async () => {
  const taken = await newMember(browser, product);
  const { page, open, user } = await newMember(browser, product);
  await open('/account');
  await page.getByRole('button', { name: 'Change phone number' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change phone number' });
  const number = dialog.getByLabel('New phone number');
  const send = dialog.getByRole('button', { name: 'Send code' });
  for (const [typed, words] of [
    ['', 'Please enter a complete 10-digit phone number'],
    ['202555', 'Please enter a complete 10-digit phone number'],
    [user.phoneNumber.slice(2), 'That is your number already.'],
  ] as const) {
    await number.fill(typed);
    await send.click();
    await dialog.getByText(words).waitFor();
  }
  await number.fill(taken.user.phoneNumber);
  await send.click();
  await dialog.getByLabel(/^Code sent to/).waitFor();
  await dialog.getByRole('button', { name: 'Change number' }).click();
  await dialog.getByText(/This number already has an account/).waitFor();
  await dialog.getByRole('button', { name: 'Another number' }).click();
  await number.fill('2025550167');
  await send.click();
  const code = dialog.getByLabel('Code sent to (202) 555-0167');
  const right = await code.inputValue();
  await code.fill(right === '000000' ? '000001' : '000000');
  await dialog.getByRole('button', { name: 'Change number' }).click();
  await dialog.getByText('Invalid verification code').waitFor();
  await code.fill(right);
  await dialog.getByRole('button', { name: 'Change number' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await page.getByLabel('Phone', { exact: true }).inputValue()).toBe('+1 (202) 555-0167');
});

const SCREENS = [
  '/dashboard',
  '/history',
  '/messages',
  '/goals',
  '/subscription',
  '/settings',
  '/notifications',
  '/account',
  '/feedback',
  '/onboarding',
  '/terms',
  '/privacy',
];

test.each([
  ['light', PHONE],
  ['dark', PHONE],
  ['light', DESK],
  ['dark', DESK],
] as const)('every screen opens in %s at %p: nothing is wider than the page, nothing is smaller than 14 px', async (theme, viewport) => {
  const { page, open, text, wrongs } = await newMember(browser, product, { theme, options: { viewport } });
  await text('2 eggs and toast with butter for breakfast');
  await text('ran 30 minutes');
  for (const screen of SCREENS) {
    await open(screen);
    expect(await page.locator('.mealtext').getAttribute('data-theme')).toBe(theme);
    const seen = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth > window.innerWidth,
      small: [...document.querySelectorAll<HTMLElement>('.mealtext *')]
        .filter((one) => one.offsetParent && [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
        .filter((one) => parseFloat(getComputedStyle(one).fontSize) < 14)
        .map((one) => one.outerHTML.slice(0, 120)),
    }));
    expect({ screen, ...seen }).toEqual({ screen, wide: false, small: [] });
  }
  expect(wrongs).toEqual([]);
});
