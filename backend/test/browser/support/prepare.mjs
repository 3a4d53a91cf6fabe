import { chromium } from 'playwright-core';
import startPostgres from '../../support/start-postgres.mjs';
import { script } from '../../support/script.mjs';
import { lendProducts } from './lent-products.mjs';

/** Before the browser tests: the product is built, a database runs, and so does one browser; products are lent to whoever asks. */
export default async function prepareBrowser() {
  const { prepare } = await script('lib/prepare');
  const { findBrowser } = await script('lib/find-browser');
  await prepare({ say: console.error, output: 2 });
  const { path, env, flags } = findBrowser();
  await startPostgres();
  globalThis.testBrowser = await chromium.launchServer({
    executablePath: path,
    env: { ...process.env, ...env },
    args: flags,
    chromiumSandbox: false,
  });
  globalThis.testProducts = await lendProducts();
  process.env.TEST_BROWSER = globalThis.testBrowser.wsEndpoint();
  process.env.TEST_PRODUCTS = globalThis.testProducts.url;
}
