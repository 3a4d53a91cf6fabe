import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from './find-browser.js';

/** A headless Chromium to take pictures with. */
export function openBrowser(): Promise<Browser> {
  const { path, env } = findBrowser();
  return chromium.launch({
    executablePath: path,
    env: { ...process.env, ...env },
    args: ['--disable-gpu', '--disable-dev-shm-usage'],
    chromiumSandbox: false,
  });
}
