import { openPage } from '../../backend/test/browser/support/open-browser.js';
import { browser, product } from '../../backend/test/browser/support/product-in-browser.js';

test.each([
  ['/', /Mealtext/],
  ['/phone', /Phone/],
  ['/admin/', /console/],
])('%s opens with words on it and without errors', async (path, title) => {
  const { page, wrongs } = await openPage(browser);
  const response = await page.goto(product.url + path);
  expect(response?.status()).toBe(200);
  await page.waitForFunction(() => document.body.innerText.trim().length > 20);
  expect(await page.title()).toMatch(title);
  expect(wrongs).toEqual([]);
  await page.context().close();
});

test('an address that leads nowhere is a page, and a file that is missing is not', async () => {
  const { page } = await openPage(browser);
  expect((await page.goto(`${product.url}/assets/missing.js`))?.status()).toBe(404);
  expect((await page.goto(`${product.url}/api/missing`))?.status()).toBe(404);
  expect((await page.goto(`${product.url}/nowhere/at/all`))?.status()).toBe(200);
  await page.context().close();
});

test('code comes packed to whoever can read it so, and says so to whoever keeps it in between', async () => {
  const page = await (await fetch(product.url)).text();
  const code = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '';
  const [packed, plain] = await Promise.all(
    ['br', 'identity'].map((encoding) => fetch(product.url + code, { headers: { 'Accept-Encoding': encoding } })),
  );
  const told = (answer: Response | undefined, ...names: string[]) => names.map((name) => answer?.headers.get(name) ?? null);
  expect(told(packed, 'Content-Encoding', 'Vary')).toEqual(['br', 'Accept-Encoding']);
  expect(told(plain, 'Content-Encoding', 'Vary')).toEqual([null, 'Accept-Encoding']);
  for (const answer of [packed, plain]) {
    expect(told(answer, 'Content-Type', 'Cache-Control')).toEqual([
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ]);
  }
  expect(await packed?.text()).toBe(await plain?.text());
});
