import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { names } from '../postgres-roles.js';
import { type RunningPostgres, startPostgres } from '../postgres.js';
import { startProduct } from '../product.js';
import { at } from '../../bootstrap/root.mjs';
import { fillApi, HASH_SECRET, phoneOf } from './support/api-fill.js';
import { ask, loadApi, sessionOf } from './support/api-load.js';
import { inDatabase } from './support/in-database.js';
import { share } from './support/share.js';
import type { BenchContext, BenchLine } from './support/bench-line.js';

/** What the backend tells of a call: its time, that of its SQL sent bare, and what the SQL reads. */
interface Read {
  path: string;
  statements: number;
  api: number;
  sql: number;
  indexes: string[];
  scanned: string[];
}

type BenchEnvironment = NodeJS.ProcessEnv & { DATABASE_OWNER_URL: string };

const MEALS = 1_000_000;
/** Tables that grow with every text: no screen may read one from end to end. */
const GROWING = ['entries', 'inbound_texts', 'outbound_texts'];
const TARGET_MS = 25;
const NO_LIMIT = '-1';

/**
 * The API over a million meals, as a user with five years of entries sees it: the 95th percentile of the calls of three screens while 20 requests and 20 texts
 * come in every second, each against the same SQL sent bare; and whether the time of an answer tells who has an account.
 * @throws when a screen reads a growing table from end to end
 */
export async function measure({ quick }: BenchContext): Promise<BenchLine[]> {
  const folder = mkdtempSync(join(tmpdir(), 'mealtext-bench-api-'));
  chmodSync(folder, 0o711);
  const postgres = await startPostgres({ dataDir: folder });
  try {
    const env = await databaseOf(postgres, folder);
    await run('migrate.js', env);
    const began = performance.now();
    const meals = await fillApi(env.DATABASE_OWNER_URL, MEALS);
    console.log(`${meals} meals in ${((performance.now() - began) / 1000).toFixed(1)} s`);
    const groups = screens();
    const reads = await run<Read[]>('bench-reads.js', env, {
      phone: phoneOf(0),
      paths: Object.values(groups).flat(),
      samples: quick ? 50 : 200,
    });
    const scanned = reads.flatMap((read) =>
      read.scanned.filter((table) => GROWING.includes(table)).map((table) => `${read.path} reads all of ${table}`),
    );
    if (scanned.length) throw new Error(scanned.join('; '));
    for (const { path, statements, api, sql, indexes } of reads)
      console.log(`${path}: ${statements} statements, ${api.toFixed(1)} ms, bare ${sql.toFixed(1)} ms, by ${indexes.join(', ')}`);
    return [{ name: 'meals in the database', figure: meals, unit: '' }, ...(await underLoad(env, groups, reads, quick))];
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The calls that three screens make. */
function screens(): Record<string, string[]> {
  const past = new Date(Date.now() - 9 * 86_400_000).toISOString().slice(0, 10);
  const own = (path: string) => `/api/users/:id${path}`;
  return {
    dashboard: [own(''), own('/meals'), own('/workouts'), own('/summary'), own('/goals'), own('/subscription')],
    messages: [own('/messages')],
    history: [own('/calorie-history'), own(`/meals?date=${past}`), own(`/summary?date=${past}`)],
  };
}

async function underLoad(env: BenchEnvironment, groups: Record<string, string[]>, reads: Read[], quick: boolean): Promise<BenchLine[]> {
  const product = startProduct({ env: { ...env, PORT: '0', READY_USER: 'no' }, stdio: 'inherit' });
  const ready = await product.ready;
  if (!ready) throw new Error('the product did not start; the reason is printed above');
  const base = `http://127.0.0.1:${ready.port}`;
  try {
    const cookie = await sessionOf(base, phoneOf(0));
    const [user] = JSON.parse((await ask(base, 'GET', '/api/users', { cookie })).text) as { id: string }[];
    if (!user) throw new Error('nobody is signed in');
    const mine = Object.fromEntries(
      Object.entries(groups).map(([group, paths]) => [group, paths.map((path) => path.replace(':id', user.id))]),
    );
    const phones = Array.from({ length: 100 }, (_, user) => phoneOf(user + 1));
    const load = (seconds: number) => loadApi(base, { cookie, groups: mine, phones, perSecond: 20, seconds });
    await load(5);
    const { ms, texts } = await load(quick ? 15 : 60);
    const answered = await answeredWithin(env, texts);
    return [
      ...Object.keys(groups).map((group) => ({
        name: `${group}, p95 beside 20 texts a second`,
        figure: share(ms[group] ?? [], 0.95),
        unit: 'ms',
        atMost: TARGET_MS,
        ratio: ratioOf(reads, groups[group] ?? []),
      })),
      { name: 'texts answered while reading', figure: (100 * answered) / texts, unit: '%', atLeast: 100 },
      { name: 'known and unknown numbers, difference', figure: await enumeration(base, env, quick ? 50 : 200), unit: 'ms', atMost: 50 },
    ];
  } finally {
    await product.stop();
  }
}

/** How many times the bare SQL an unloaded call takes, over the calls of one screen. */
function ratioOf(reads: Read[], paths: string[]): number {
  const of = reads.filter(({ path }) => paths.includes(path));
  return of.reduce((sum, { api }) => sum + api, 0) / of.reduce((sum, { sql }) => sum + sql, 0);
}

/** Texts of the load that have their answer, once nothing more is coming. */
async function answeredWithin({ DATABASE_OWNER_URL }: BenchEnvironment, texts: number): Promise<number> {
  const client = new pg.Client({ connectionString: DATABASE_OWNER_URL });
  await client.connect();
  const handled = `select count(*)::int as n from (select handled_at from inbound_texts where provider_id like 'handset-%' order by seq desc limit $1) t where handled_at is not null`;
  let n = 0;
  for (let tries = 0; tries < 100 && n < texts; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    n = (await client.query<{ n: number }>(handled, [texts])).rows[0]?.n ?? 0;
  }
  await client.end();
  return n;
}

/** Median difference in milliseconds between asking for a code, and guessing one, for numbers with and without an account; the larger of both. */
async function enumeration(base: string, { DATABASE_OWNER_URL }: BenchEnvironment, samples: number): Promise<number> {
  const client = new pg.Client({ connectionString: DATABASE_OWNER_URL });
  await client.connect();
  const known = phoneOf(0);
  const times = { send: new Pair(), check: new Pair() };
  for (let n = 0; n < samples; n += 1) {
    // All of them come from this one address.
    await client.query('delete from rate_limits');
    const phones = { known: phoneOf(100 + n), unknown: known.replace(/\d{4}$/, String(5000 + n)) };
    for (const side of n % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      const phoneNumber = phones[side];
      const sent = await ask(base, 'POST', '/api/verify/send', { body: { phoneNumber } });
      if (sent.status !== 200) throw new Error(`no code was sent: ${sent.status} ${sent.text}`);
      const { code } = JSON.parse(sent.text) as { code: string };
      const wrong = code === '000000' ? '111111' : '000000';
      const checked = await ask(base, 'POST', '/api/verify/check', { body: { phoneNumber, code: wrong }, cookie: sent.cookies.join('; ') });
      if (checked.status !== 400) throw new Error(`a wrong code was answered ${checked.status}`);
      times.send[side].push(sent.ms);
      times.check[side].push(checked.ms);
    }
  }
  await client.end();
  return Math.max(...[times.send, times.check].map((pair) => Math.abs(share(pair.known, 0.5) - share(pair.unknown, 0.5))));
}

/** Times of both kinds of numbers. */
class Pair {
  readonly known: number[] = [];
  readonly unknown: number[] = [];
}

async function databaseOf(postgres: RunningPostgres, folder: string): Promise<BenchEnvironment> {
  const admin = new pg.Client({ connectionString: postgres.adminUrl });
  await admin.connect();
  await admin.query(`create database bench_api owner ${names.owner}`);
  await admin.end();
  const inBench = (url: string) => inDatabase(url, 'bench_api');
  return {
    ...process.env,
    NODE_ENV: 'development',
    LOG_LEVEL: 'error',
    DATA_DIR: folder,
    HASH_SECRET,
    DATABASE_URL: inBench(postgres.databaseUrl),
    DATABASE_OWNER_URL: inBench(postgres.ownerUrl),
    CODES_PER_DAY: NO_LIMIT,
    CODES_PER_ADDRESS: NO_LIMIT,
    CODES_PER_EXCHANGE: NO_LIMIT,
  };
}

/** A program of the backend with an object on its standard input; answers with the object it prints, if any. */
async function run<T>(program: string, env: NodeJS.ProcessEnv, input?: object): Promise<T> {
  const child = spawn(process.execPath, [at('backend/dist/cli', program)], { env, stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(input ? JSON.stringify(input) : '');
  const closed = once(child, 'close') as Promise<[number | null]>;
  const printed = await text(child.stdout);
  const [code] = await closed;
  if (code !== 0) throw new Error(`${program} failed; the reason is printed above`);
  return (input ? JSON.parse(printed) : undefined) as T;
}
