import { chromium } from 'playwright-core';
import startPostgres from '../../support/start-postgres.mjs';
import { script } from '../../support/script.mjs';
import { startSharedProduct } from './shared-product.mjs';

/** Before the browser tests: the product is built, a database runs, and so do one browser and one product that files of tests may share. */
export default async function prepareBrowser() {
  const { prepare } = await script('lib/prepare');
  const { findBrowser } = await script('lib/find-browser');
  await prepare({ say: console.error, output: 2 });
  const { path, env, flags } = findBrowser();
  await startPostgres();
  const [browser, product] = await Promise.all([
    chromium.launchServer({ executablePath: path, env: { ...process.env, ...env }, args: flags, chromiumSandbox: false }),
    startSharedProduct(),
  ]);
  globalThis.testBrowser = browser;
  globalThis.testProduct = product;
  process.env.TEST_BROWSER = browser.wsEndpoint();
  process.env.TEST_PRODUCT = JSON.stringify(product.place);
}
