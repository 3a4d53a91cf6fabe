import { newMember } from '../../backend/test/browser/support/member.js';
import { browser, product } from '../../backend/test/browser/support/product-in-browser.js';

test.each(['/dashboard', '/history', '/messages', '/goals', '/subscription', '/notifications', '/settings', '/feedback'])(
  'a 401 on %s leads to sign-in, and back',
  async (screen) => {
    const { page, open, user } = await newMember(browser, product);
    await open('/account');
    // The session ends while another screen is on its way: its first call is the one that finds out.
    await page.context().clearCookies();
    await page.evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, screen);
    if (screen === '/feedback') {
      await page.getByLabel('Subject').fill('Hello');
      await page.getByLabel('Message').fill('Hello');
      await page.getByRole('button', { name: 'Send Feedback' }).click();
    }
    if (screen === '/settings') {
      await page.getByLabel('Last name').fill('Lovelace');
      await page.getByRole('button', { name: 'Save Changes' }).click();
    }
    await page.getByRole('heading', { name: screen === '/notifications' ? 'Not Authorized' : 'Please Login' }).waitFor();
    await page.getByRole('link', { name: 'Go to Login' }).click();
    await page.getByRole('button', { name: 'Get started' }).click();
    await page.getByLabel('Phone number').fill(user.phoneNumber.slice(2));
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByRole('button', { name: 'Verify and continue' }).click();
    await page.waitForURL((url) => url.pathname === screen);
  },
);
