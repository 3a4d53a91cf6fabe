import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

/** The widths that every screen is looked at: a phone and a desk. */
export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1280, height: 800 };

/** A start of the product, or a whole journey, on a slow and busy machine; and one step of it. In ms. */
const STEP = 60_000;

/** The headless Chromium of this run. Its pages close with `close`; the program stays. */
export const openBrowser = (): Promise<Browser> => chromium.connect(process.env.TEST_BROWSER!);

/**
 * A page in a context of its own, and what went wrong in it: errors thrown, errors logged, requests that failed. A 401 is how a page learns that
 * nobody is signed in, and no failure. Without a service worker, past which a test could not stand in for the server.
 */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<{ page: Page; wrongs: string[] }> {
  const context = await browser.newContext({ viewport: DESK, serviceWorkers: 'block', ...options });
  context.setDefaultTimeout(STEP);
  const page = await context.newPage();
  const wrongs: string[] = [];
  page.on('pageerror', (error) => wrongs.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) wrongs.push(message.text());
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && response.status() !== 401) wrongs.push(`${response.status()} ${response.url()}`);
  });
  return { page, wrongs };
}
