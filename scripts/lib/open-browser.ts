import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from './find-browser.js';

/** A headless Chromium to take pictures with. */
export function openBrowser(): Promise<Browser> {
  const { path, env, flags } = findBrowser();
  return chromium.launch({
    executablePath: path,
    env: { ...process.env, ...env },
    args: flags,
    chromiumSandbox: false,
  });
}
