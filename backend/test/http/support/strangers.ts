import { Browser, signedIn, text, type TestApp } from '../../support/app.js';
import { type Ground, nextPhone } from './ground.js';

/** Makes somebody who is not the owner, and answers with the Cookie header that they send. */
type MakeStranger = (target: TestApp) => Promise<string>;

/** Everybody who may knock at a route that is not theirs. To add one, name it here and say in expectations.ts what each class of routes answers. */
export const STRANGERS = {
  anonymous: () => Promise.resolve(''),
  'a made-up cookie': () => Promise.resolve(`mealtext_session=${'A'.repeat(43)}`),
  'another user': async (target) => (await signedIn(target, nextPhone(), 'pro')).browser.cookies,
  'another user who opted out': async (target) => {
    const phone = nextPhone();
    const { browser } = await signedIn(target, phone, 'pro');
    await text(target, phone, 'STOP');
    return browser.cookies;
  },
  'a proven phone without account': async (target) => {
    const browser = new Browser(target);
    await browser.prove(nextPhone());
    return browser.cookies;
  },
  'a deleted account, old cookie': async (target) => {
    const { browser, path } = await signedIn(target, nextPhone());
    const { cookies } = browser;
    await browser.delete(path);
    return cookies;
  },
  'a session that was logged out': async (target) => {
    const { browser } = await signedIn(target, nextPhone());
    const { cookies } = browser;
    await browser.post('/api/logout');
    return cookies;
  },
  'a session idle for 14 days': async (target) => {
    const { browser, id } = await signedIn(target, nextPhone());
    await target.parts.dataSource.query(`update sessions set seen_at = now() - interval '14 days 1 minute' where user_id = $1`, [id]);
    return browser.cookies;
  },
} satisfies Record<string, MakeStranger>;
export type Stranger = keyof typeof STRANGERS;

/** The owner on the day they opted out: STOP ends our texts and shuts nobody out. */
export async function optOut({ target, phone, cookie }: Ground): Promise<string> {
  await text(target, phone, 'STOP');
  return cookie;
}
