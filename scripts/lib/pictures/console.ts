import type { BrowserContext } from 'playwright-core';
import { WITH_PAGES } from '../screens.js';

/** Signs the browser in at the console. */
export async function signInStaff(
  context: BrowserContext,
  base: string,
  { email, password, code }: { email: string; password: string; code: string },
): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${base}/admin/`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByLabel('One-time code').fill(code);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.locator('.shell').waitFor();
  await page.close();
}

/** The page of the first row of each list that has such pages. */
export async function consolePages(context: BrowserContext, base: string): Promise<string[]> {
  const page = await context.newPage();
  const found: string[] = [];
  for (const resource of WITH_PAGES) {
    await page.goto(`${base}/${resource}`);
    await page.locator('h1').first().waitFor();
    const row = page.locator(`main a[href*="/${resource}/"]:not([href$="/new"])`).first();
    const shown = await row.waitFor({ timeout: 5_000 }).then(
      () => true,
      () => false,
    );
    const href = shown ? await row.getAttribute('href') : null;
    if (href) found.push(href.slice(href.indexOf(`/${resource}/`)));
  }
  await page.close();
  return found;
}
