import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright-core';
import { findBrowser } from '../find-browser.js';
import { freePort } from '../ports.js';

/** A headless Chromium with one profile, which playwright and lighthouse share by its port. */
export async function openSharedBrowser(): Promise<{ port: number; context: BrowserContext; close(): Promise<void> }> {
  const { path, env, flags } = findBrowser();
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'mealtext-quality-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: path,
    env: { ...process.env, ...env },
    args: ['--headless', '--no-sandbox', ...flags, `--remote-debugging-port=${port}`],
    viewport: null,
  });
  return {
    port,
    context,
    close: async () => {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
