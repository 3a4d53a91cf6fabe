import type { Browser } from './app.js';

/** The code that a number is sent to sign in with, which a local service answers with. */
export const codeFor = async (browser: Browser, phoneNumber: string): Promise<string> =>
  ((await browser.post('/api/verify/send', { phoneNumber })).body as { code: string }).code;
