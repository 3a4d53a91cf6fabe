import { readFileSync } from 'node:fs';
import type { BrowserContext } from 'playwright-core';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

interface Wanted {
  context: BrowserContext;
  base: string;
  screens: string[];
  /** The file of axe. */
  axe: string;
}

/** What axe, once it is in a page, is asked for there. */
interface Axe {
  run(): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
}

/** Runs axe over each screen in both themes and at both widths: what it finds, a line each. */
export async function axeFindings({ context, base, screens, axe }: Wanted): Promise<string[]> {
  const source = readFileSync(axe, 'utf8');
  const findings: string[] = [];
  for (const theme of ['light', 'dark']) {
    for (const size of SIZES) {
      for (const path of screens) {
        const page = await context.newPage();
        await page.setViewportSize(size);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
        await page.goto(base + path);
        await page.locator('h1').first().waitFor();
        await page.waitForLoadState('load');
        await page.locator('[aria-label="Loading"], .animate-pulse').first().waitFor({ state: 'detached' });
        await page.evaluate(source);
        const { violations } = await page.evaluate(() => (globalThis as unknown as { axe: Axe }).axe.run());
        for (const { id, nodes } of violations) {
          findings.push(
            `${path} ${theme} ${size.width}: ${id} at ${nodes
              .map(({ target }) => target.join(' '))
              .slice(0, 3)
              .join(', ')}`,
          );
        }
        await page.close();
      }
    }
  }
  return findings;
}
