import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright-core';
import { findBrowser } from '../find-browser.js';
import { freePort } from '../ports.js';

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

/** A headless Chromium with one profile, which playwright and lighthouse share by its port. */
export async function openSharedBrowser(): Promise<{ port: number; context: BrowserContext; close(): Promise<void> }> {
  const { path, env } = findBrowser();
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'mealtext-quality-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: path,
    env: { ...process.env, ...env },
    args: [...flags, `--remote-debugging-port=${port}`],
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
