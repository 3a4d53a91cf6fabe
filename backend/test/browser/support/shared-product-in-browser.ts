import type { Browser } from 'playwright-core';
import { openBrowser } from './open-browser.js';
import type { Place } from './start-built-product.js';

/**
 * The product that files of tests share, as shared-product.mjs started it, and a browser: for a file in which people look after their own. What changes
 * the product for everybody, or counts everybody, takes product-in-browser.ts.
 */
export const product = JSON.parse(process.env.TEST_PRODUCT!) as Place;
export let browser: Browser;

beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser?.close());
