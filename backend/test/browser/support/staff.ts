import { randomUUID } from 'node:crypto';
import { type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import pg from 'pg';
import type { StaffRole } from '../../../src/contract/index.js';
import { hashPassword } from '../../../src/usecases/password.js';
import { codeAt, newSecret } from '../../../src/usecases/staff/one-time-code.js';
import { openPage } from './open-browser.js';
import type { Place } from './start-built-product.js';

/** Somebody who works here, with a browser of their own. */
export interface StaffMember {
  id: string;
  name: string;
  email: string;
  password: string;
  page: Page;
  /** What went wrong on the page so far. */
  wrongs: string[];
  /** The six digits of this moment. */
  code(): string;
  /** Fills in and sends the sign-in form that is on the page. */
  signIn(): Promise<void>;
  /** Opens a screen of the console and waits until nothing is being fetched. */
  open(path: string): Promise<void>;
}

interface Wanted {
  options?: BrowserContextOptions;
  /** Where the console is found; the product's own page otherwise. */
  at?: string;
}

/** Runs SQL on the product's database. */
export async function query<Row extends pg.QueryResultRow>({ databaseUrl }: Place, sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** A staff account and a page; not signed in yet. */
export async function newStaff(browser: Browser, product: Place, role: StaffRole, wanted: Wanted = {}): Promise<StaffMember> {
  const { page, wrongs } = await openPage(browser, { locale: 'en-US', timezoneId: 'America/New_York', ...wanted.options });
  const [id, password, secret] = [randomUUID(), `password of ${randomUUID()}`, newSecret()];
  const email = `${role}-${id.slice(0, 8)}@example.com`;
  const name = `Robin ${role}`;
  await query(
    product,
    'insert into staff (id, email, name, role, password_hash, totp_secret, created_at) values ($1, $2, $3, $4, $5, $6, now())',
    [id, email, name, role, await hashPassword(password), secret],
  );
  const code = () => codeAt(secret, new Date());
  return {
    id,
    name,
    email,
    password,
    page,
    wrongs,
    code,
    signIn: async () => {
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password').fill(password);
      await page.getByLabel('One-time code').fill(code());
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.locator('.shell').waitFor();
    },
    open: async (path) => {
      await page.goto((wanted.at ?? `${product.url}/admin`) + path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
    },
  };
}
