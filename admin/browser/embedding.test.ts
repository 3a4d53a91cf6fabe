import { createServer, request as forward, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newStaff } from '../../backend/test/browser/support/staff.js';
import { browser, product } from '../../backend/test/browser/support/product-in-browser.js';

/** Somebody else's page: loud styles for everything, and the console in one of its elements under /clinic/desk. */
const HOST_PAGE = `<!doctype html>
<html lang="en"><head><title>Clinic</title><style>
  * { letter-spacing: 4px; font-family: monospace }
  button, a, input { background: hotpink !important; border: 5px dashed lime !important }
  h1, p, table { text-transform: uppercase; margin: 40px } .panel, .page { display: none !important }
</style></head>
<body><h1>Clinic</h1><button id="theirs" class="panel">Book</button><div id="desk"></div>
<script type="module">
  import { mountSupportConsole } from '/clinic/mealtext/admin/embed/support-console.js';
  window.mounted = mountSupportConsole(document.getElementById('desk'), {
    apiBase: new URLSearchParams(location.search).get('api') ?? '/clinic/mealtext', basename: '/clinic/desk', theme: 'light' });
</script></body></html>`;

let host: Server;
let address: string;

beforeAll(async () => {
  const { hostname, port } = new URL(product.url);
  host = createServer((incoming, outgoing) => {
    if (!incoming.url!.startsWith('/clinic/mealtext/')) {
      outgoing.setHeader('Content-Type', 'text/html').end(HOST_PAGE);
      return;
    }
    const path = incoming.url!.slice('/clinic/mealtext'.length);
    const onward = forward({ hostname, port, path, method: incoming.method, headers: incoming.headers }, (answer) => {
      // A proxy under a path gives cookies that path.
      const cookies = answer.headers['set-cookie']?.map((one) => one.replace('Path=/api/staff', 'Path=/clinic/mealtext/api/staff'));
      outgoing.writeHead(answer.statusCode!, { ...answer.headers, ...(cookies ? { 'set-cookie': cookies } : {}) });
      answer.pipe(outgoing);
    });
    outgoing.on('close', () => onward.destroy());
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  address = `http://localhost:${(host.address() as AddressInfo).port}/clinic/desk`;
});
afterAll(() => {
  host?.closeAllConnections();
  host?.close();
});

test('in another page, under its path: signs in, moves about, opens menus and dialogs, and no style gets in or out', async () => {
  const staff = await newStaff(browser, product, 'admin', { at: address });
  const { page } = staff;
  await page.goto(address);
  await page.getByRole('heading', { name: 'Support console' }).waitFor();
  await staff.signIn();
  await page.getByRole('link', { name: 'Saved replies' }).click();
  expect(new URL(page.url()).pathname).toBe('/clinic/desk/saved-replies');
  const add = page.getByRole('button', { name: 'Add a reply' });
  await add.click();
  const dialog = page.getByRole('dialog', { name: 'Add a reply' });
  await dialog.getByLabel('Title').fill('Toast');
  await dialog.getByLabel('Words').fill('Your toast counts once now.');
  await dialog.getByLabel('Language').click();
  await page.getByRole('option', { name: 'French' }).click();
  expect(await dialog.evaluate((element) => element.getRootNode() instanceof ShadowRoot)).toBe(true);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Your toast counts once now.').waitFor();
  expect(await add.evaluate((element) => getComputedStyle(element).letterSpacing)).not.toBe('4px');
  expect(await add.evaluate((element) => getComputedStyle(element).borderTopStyle)).not.toBe('dashed');
  const theirs = page.locator('#theirs');
  expect(await theirs.evaluate((element) => getComputedStyle(element).letterSpacing)).toBe('4px');
  expect(await page.locator('head style').count()).toBe(1);
  expect(await page.title()).toBe('Clinic');
  await page.goto(`${address}/users`);
  await page.getByRole('heading', { name: 'Users' }).waitFor();
  await page.evaluate(() => (window as unknown as { mounted: { unmount(): void } }).mounted.unmount());
  expect(await page.getByRole('heading', { name: 'Users' }).count()).toBe(0);
});

test('an API on another site is refused in words', async () => {
  const { page } = await newStaff(browser, product, 'viewer');
  await page.goto(`${address}?api=${encodeURIComponent('https://elsewhere.example')}`);
  await page.getByText('cannot be shown from another site').waitFor();
});
