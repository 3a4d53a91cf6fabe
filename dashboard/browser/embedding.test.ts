import { hostSite } from '../../backend/test/browser/support/host-site.js';
import { openPage } from '../../backend/test/browser/support/open-browser.js';
import { browser, product } from '../../backend/test/browser/support/product-in-browser.js';

/** Somebody else's page: loud styles for everything, and the dashboard in one of its elements under /clinic/diary. */
const HOST_PAGE = `<!doctype html>
<html lang="en"><head><title>Clinic</title><style>
  * { letter-spacing: 4px; box-sizing: content-box; font-family: monospace }
  button, a, input { background: hotpink !important; border: 5px dashed lime !important }
  h1, p { text-transform: uppercase; margin: 40px } .flex { display: block !important } .mealtext { display: none !important }
</style></head>
<body><h1>Clinic</h1><button id="theirs" class="flex rounded-xl">Book</button><div id="diary"></div>
<script type="module">
  import { mountDashboard } from '/clinic/mealtext/embed/mealtext.js';
  const options = new URLSearchParams(location.search).get('routing') === 'host' ? {
    routing: { location: location.pathname.replace(/\\/$/, ''), navigate: (to) => { (window.went ??= []).push(to); } },
  } : {};
  window.mounted = mountDashboard(document.getElementById('diary'), {
    apiBase: new URLSearchParams(location.search).get('api') ?? '/clinic/mealtext', basename: '/clinic/diary', theme: 'light', ...options });
</script></body></html>`;

let host: { url: string; close(): void };
let address: string;

beforeAll(async () => {
  host = await hostSite({ product: product.url, page: HOST_PAGE });
  address = `${host.url}/clinic/diary`;
});
afterAll(() => host?.close());

test('in another page, under its path: signs in, moves about, and no style gets in or out', async () => {
  const { page } = await openPage(browser);
  await page.goto(address);
  const start = page.getByRole('button', { name: 'Get started' });
  await start.waitFor();
  const looks = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const { backgroundColor, letterSpacing, borderTopStyle, display } = getComputedStyle(element);
      return { backgroundColor, letterSpacing, borderTopStyle, display };
    });
  expect(await start.evaluate((element) => getComputedStyle(element).letterSpacing)).toBe('normal');
  expect(await start.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe('rgb(255, 105, 180)');
  expect(await looks('#theirs')).toEqual({
    backgroundColor: 'rgb(255, 105, 180)',
    letterSpacing: '4px',
    borderTopStyle: 'dashed',
    display: 'block',
  });
  expect(await page.locator('head style').count()).toBe(1);
  expect(await page.locator('head link[rel=stylesheet]').count()).toBe(0);

  await start.click();
  await page.getByLabel('Phone number').fill('2025550188');
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByRole('button', { name: 'Verify and continue' }).click();
  await page.getByRole('heading', { name: 'What should we call you?' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/clinic/diary/onboarding');
  expect(await page.title()).toBe('Clinic');
  await page.goto(`${address}/account`);
  await page.getByRole('heading', { name: 'Account' }).waitFor();
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.waitFor();
  expect(await dialog.evaluate((element) => element.getRootNode() instanceof ShadowRoot)).toBe(true);
});

test('where the host owns the address it is asked to move, and nobody is redirected', async () => {
  const { page } = await openPage(browser);
  await page.goto(`${address}/goals?routing=host`);
  await page.getByRole('heading', { name: 'Please Login' }).waitFor();
  await page.getByRole('link', { name: 'Go to Login' }).click();
  expect(await page.evaluate(() => (window as unknown as { went: string[] }).went)).toEqual(['/clinic/diary']);
  expect(new URL(page.url()).pathname).toBe('/clinic/diary/goals');
});

test('an API on another site is refused in words', async () => {
  const { page } = await openPage(browser);
  await page.goto(`${address}?api=${encodeURIComponent('https://elsewhere.example')}`);
  await page.getByText('cannot be shown from another site').waitFor();
});
