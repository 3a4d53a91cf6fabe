import type { Page } from 'playwright-core';

/** Counts what is pressed on a page with a pointer from now on, over all that it opens in its own window. */
export async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0;
  await page.exposeFunction('pressed', () => (clicks += 1));
  const listen = () =>
    addEventListener('click', ({ detail }) => detail > 0 && (globalThis as unknown as { pressed(): void }).pressed(), true);
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return () => clicks;
}
