import { randomUUID } from 'node:crypto';
import { type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import pg from 'pg';
import type { MessageSent, User } from '../../../src/contract/index.js';
import type { Plan } from '../../../src/domain/plan.js';
import { eventually } from '../../support/eventually.js';
import { openPage, PHONE } from './open-browser.js';
import type { Place } from './start-built-product.js';

/** Somebody with an account, signed in on a page of their own. */
export interface Member {
  user: User;
  page: Page;
  /** What went wrong on the page so far. */
  wrongs: string[];
  /** A call to the API as this user. @throws for an answer that is not 2xx. */
  call<T>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<T>;
  /** Texts the bot by the API, and waits until the text was dealt with: a busy reader answers later than the request. */
  text(content: string): Promise<void>;
  /** Opens a screen and waits until nothing is being fetched. */
  open(path: string): Promise<void>;
}

interface Wanted {
  plan?: Plan;
  theme?: 'light' | 'dark';
  options?: BrowserContextOptions;
}

let members = 0;

/** Makes an account with this plan, signs it in and opens a page; a phone's width unless told otherwise. */
export async function newMember(browser: Browser, product: Place, { plan = 'pro', theme, options }: Wanted = {}): Promise<Member> {
  const { page, wrongs } = await openPage(browser, { viewport: PHONE, timezoneId: 'America/New_York', locale: 'en-US', ...options });
  const { request } = page.context();
  const call = async <T>(method: string, path: string, data?: unknown, more: Record<string, string> = {}): Promise<T> => {
    const headers = { 'X-CSRF-Token': 'test', Origin: product.url, ...more };
    const answer = await request.fetch(product.url + path, { method, data, headers });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const phoneNumber = `+121255501${30 + ++members}`;
  const { code } = await call<{ code: string }>('POST', '/api/verify/send', { phoneNumber });
  await call('POST', '/api/verify/check', { phoneNumber, code });
  const { id } = await call<User>('POST', '/api/users', {
    phoneNumber,
    firstName: 'Ada',
    timezone: 'America/New_York',
    consentVersion: '1',
  });
  await call('PATCH', `/api/users/${id}`, { onboardingComplete: true, isNewUser: false });
  if (plan !== 'free') await givePlan(product, id, plan);
  const user = await call<User>('GET', `/api/users/${id}`);
  await page.addInitScript(
    ([known, look]) => {
      localStorage.setItem('user', known);
      if (look) localStorage.setItem('theme', look);
    },
    [JSON.stringify(user), theme ?? ''] as const,
  );
  return {
    user,
    page,
    wrongs,
    call,
    text: async (content) => {
      const key = { 'Idempotency-Key': randomUUID() };
      const send = () => call<MessageSent>('POST', `/api/users/${id}/messages`, { content, fromDashboard: true }, key);
      await eventually(send, ({ handled }) => handled);
    },
    open: async (path) => {
      await page.goto(product.url + path);
      await page.locator('h1').first().waitFor({ state: 'attached' });
      await page.waitForFunction(() => !document.querySelector('[role=status][aria-label^=Loading]'));
    },
  };
}

/** What a payment would bring about, without one. */
async function givePlan({ databaseUrl }: Place, userId: string, plan: Plan): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `insert into subscriptions (user_id, provider, plan, status, updated_at) values ($1, 'local', $2, 'active', now())
       on conflict (user_id) do update set plan = excluded.plan, status = excluded.status`,
      [userId, plan],
    );
  } finally {
    await client.end();
  }
}
