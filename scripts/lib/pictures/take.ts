import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1280, height: 900 };

interface Wanted {
  context: BrowserContext;
  base: string;
  paths: readonly string[];
  into: string;
  sizes?: readonly (typeof PHONE)[];
  themes?: readonly ('light' | 'dark')[];
  /** Where the theme is kept in the browser. */
  themeKey?: string;
  only?: string | undefined;
}

/** Whole pages, each in every theme and width, as files named after them. Says what is wider than its window. */
export async function takePictures({
  context,
  base,
  paths,
  into,
  sizes = [PHONE, DESK],
  themes = ['light', 'dark'],
  themeKey = 'theme',
  only,
}: Wanted): Promise<string[]> {
  mkdirSync(into, { recursive: true });
  const wide: string[] = [];
  for (const path of paths) {
    if (only && !only.split(',').some((part) => path.includes(part))) continue;
    for (const theme of themes) {
      for (const size of sizes) {
        const page = await context.newPage();
        await page.setViewportSize(size);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.addInitScript(([key, chosen]) => localStorage.setItem(key, chosen), [themeKey, theme] as const);
        await page.goto(base + path);
        await settled(page);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (over > 0) wide.push(`${path} ${theme} ${size.width}: ${over} px too wide`);
        await page.screenshot({ path: join(into, `${nameOf(path)}.${theme}.${size.width}.png`), fullPage: true, animations: 'disabled' });
        await page.close();
      }
    }
  }
  return wide;
}

/** Waits until a screen has what it fetches. */
async function settled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.waitForFunction(() => !document.querySelector('[role=status][aria-label^=Loading], .animate-pulse, [aria-busy=true]'));
  await page.waitForTimeout(700);
}

const nameOf = (path: string) => path.replace(/^\//, '').replaceAll('/', '_') || 'first';
