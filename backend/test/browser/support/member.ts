import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
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

/** One for each file of tests, all of one time zone: people of different files never have one number. */
const AREAS =
  '212 215 216 239 301 302 304 305 315 321 330 336 347 352 386 401 404 407 410 412 413 419 423 434 440 443 484 508 513 516 518 540 561 585'
    .concat(
      ' 603 607 609 610 614 617 631 646 678 703 704 706 716 717 718 724 727 732 740 757 770 772 774 781 786 802 803 804 813 828 843 845 856 860',
    )
    .split(' ');

function areaOfFile(): string {
  const root = join(__dirname, '../../../..');
  const files = ['dashboard/browser', 'admin/browser'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(root, folder, name)),
  );
  return AREAS[files.indexOf(expect.getState().testPath!)]!;
}

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
  const phoneNumber = `+1${areaOfFile()}55501${String(30 + ++members)}`;
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
