import type { Browser } from 'playwright-core';
import pg from 'pg';
import { openBrowser } from './open-browser.js';
import type { Place } from './start-built-product.js';

/**
 * What a file of tests that imports this has: a product in which nobody has been yet, and a browser, from before its first test until after its last.
 * The product is the one of lent-products.mjs; whoever needs other settings, or what it prints, takes start-built-product.ts.
 */
export let product: Place;
export let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([lentProduct(), openBrowser()]);
});
afterAll(() => browser?.close());

async function lentProduct(): Promise<Place> {
  const answer = await fetch(`${process.env.TEST_PRODUCTS!}/${process.env.JEST_WORKER_ID}`);
  if (!answer.ok) throw new Error(await answer.text());
  const place = (await answer.json()) as Place;
  await emptied(place);
  return place;
}

/** What the product writes when it starts, and never again. */
const STAYS = ['migrations', 'senders'];

/** Takes every row that somebody left, as a superuser, whom no key and no trigger hinders; a table at a time, so that nothing waits in a circle. */
async function emptied({ databaseUrl }: Place): Promise<void> {
  const { pathname } = new URL(databaseUrl);
  const client = new pg.Client({ connectionString: Object.assign(new URL(process.env.TEST_POSTGRES_ADMIN_URL!), { pathname }).href });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    const { rows } = await client.query<{ name: string }>(
      `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> all($1)`,
      [STAYS],
    );
    for (const { name } of rows) await client.query(`delete from ${name}`);
  } finally {
    await client.end();
  }
}
