import { type Browser, signedIn, type TestApp, text } from '../../support/app.js';

export interface ProUser {
  id: string;
  phone: string;
  browser: Browser;
  conversationId: string;
}

let last = 700;

/** A Pro user with a phone that no other of the file has, who has texted this. */
export async function proUser(app: TestApp, ...texts: string[]): Promise<ProUser> {
  last += 1;
  const phone = `+12025550${last}`;
  const { id, browser } = await signedIn(app, phone, 'pro');
  for (const words of texts) await text(app, phone, words);
  return { id, phone, browser, conversationId: (await app.deps.store.conversationOf(id))! };
}
