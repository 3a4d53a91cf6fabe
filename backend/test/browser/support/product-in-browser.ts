import type { Browser } from 'playwright-core';
import { openBrowser } from './open-browser.js';
import { type BuiltProduct, startBuiltProduct } from './start-built-product.js';

/** What a file of tests that imports this has: the product as it is built, and a browser, from before its first test until after its last. */
export let product: BuiltProduct;
export let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startBuiltProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});
