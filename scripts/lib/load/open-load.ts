import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startRedis } from '../bench/support/redis.js';
import { textAt } from '../bench/support/texts.js';
import { messageOf } from '../message-of.js';
import { type RunningPostgres, startPostgres } from '../postgres.js';
import { type RunningProduct, startProduct } from '../product.js';
import { residentMegabytes } from '../resident-megabytes.js';
import { makePeople, type Member } from './make-people.js';

/** What the processes hold at one moment. */
export interface Sample {
  megabytes: number;
  connections: number;
}

/** What was seen while the load lasted: how many texts were sent, times in ms, what failed and why first. */
export interface Seen {
  sent: number;
  acks: number[];
  answers: number[];
  failures: number;
  why?: string;
  samples: Sample[];
}

export interface LoadOptions {
  people: number;
  roles: string[];
  /** Whether the queues are in a Redis of its own, and not in PostgreSQL. */
  redis?: boolean;
  /** With the server before the product starts on it. */
  before?: (postgres: RunningPostgres) => Promise<void>;
}

/** A product of its own with people who text it and look. */
export interface OpenLoad {
  client: pg.Client;
  products: RunningProduct[];
  /** So many texts and requests a second, answered or not. `samples` looks once a second at what the processes hold. */
  underLoad: (ms: number, perSecond: { texts: number; requests: number }, samples?: boolean) => Promise<Seen>;
  /** Waits until nothing is under way, for some time at most; in s. */
  settled: () => Promise<number>;
  close: () => Promise<void>;
}

/** Longest wait for what is under way when the load ends, and how often it is looked for. */
const [CATCH_UP_MS, LOOK_MS] = [120_000, 500];

/** Starts the processes on a server of their own, and makes the people. */
export async function openLoad({ people, roles, redis = false, before }: LoadOptions): Promise<OpenLoad> {
  const folder = mkdtempSync(join(tmpdir(), 'mealtext-load-'));
  chmodSync(folder, 0o711);
  const postgres = await startPostgres({ dataDir: folder });
  const database = { DATABASE_URL: postgres.databaseUrl, DATABASE_OWNER_URL: postgres.ownerUrl };
  const queues = redis ? await startRedis() : null;
  const env = {
    ...process.env,
    ...database,
    ...(queues ? { REDIS_URL: queues.url } : {}),
    DATA_DIR: folder,
    PORT: '0',
    READY_USER: 'no',
    LOG_LEVEL: 'error',
    NODE_ENV: 'development',
  };
  const client = new pg.Client({ connectionString: postgres.ownerUrl });
  const products: RunningProduct[] = [];
  const close = async () => {
    await client.end();
    for (const product of products) await product.stop();
    await queues?.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await before?.(postgres);
    const ports: number[] = [];
    for (const ROLE of roles) {
      const product = startProduct({ env: { ...env, ROLE } });
      products.push(product);
      const ready = await product.ready;
      if (!ready) throw new Error('the product did not start');
      ports.push(ready.port);
    }
    await client.connect();
    const base = `http://127.0.0.1:${ports[0]}`;
    const members = await makePeople(client, folder, people);
    const memberAt = (nth: number) => {
      const member = members[nth % members.length];
      if (!member) throw new Error('there are no people');
      return member;
    };
    let told = 0;
    // Nobody sends the same text again and again: such texts go unanswered.
    const said = (nth: number) => textAt(nth + Math.floor(nth / members.length));
    return {
      client,
      products,
      close,
      async underLoad(ms, { texts, requests }, samples = false) {
        const seen: Omit<Seen, 'sent'> = { acks: [], answers: [], failures: 0, samples: [] };
        const ends = performance.now() + ms;
        const first = told;
        const [sent] = await Promise.all([
          every(texts, ends, (nth) => timed(seen.acks, seen, () => text(base, memberAt(first + nth).phone, said(first + nth)))),
          every(requests, ends, (nth) => timed(seen.answers, seen, () => look(base, memberAt(nth), nth))),
          samples ? sample(ends, products, client, seen.samples) : null,
        ]);
        told += sent;
        return { ...seen, sent };
      },
      async settled() {
        const began = performance.now();
        while ((await underWay(client)) > 0 && performance.now() - began < CATCH_UP_MS) await pause(LOOK_MS);
        return (performance.now() - began) / 1000;
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function underWay(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{
    n: string;
  }>(`select (select count(*) from inbound_texts where handled_at is null and dead_at is null)
    + (select count(*) from outbound_texts where state in ('queued', 'sending', 'unknown', 'accepted', 'sent') and channel = 'sms') as n`);
  return Number(rows[0]?.n);
}

/** Starts `work` so many times a second whether or not the last is done; settles with how many it started when all are. */
async function every(perSecond: number, ends: number, work: (nth: number) => Promise<void>): Promise<number> {
  const under = new Set<Promise<void>>();
  const began = performance.now();
  let nth = 0;
  while (performance.now() < ends) {
    const due = Math.floor(((performance.now() - began) / 1000) * perSecond);
    for (; nth < due; nth += 1) {
      const one: Promise<void> = work(nth).finally(() => under.delete(one));
      under.add(one);
    }
    await pause(5);
  }
  await Promise.all(under);
  return nth;
}

async function timed(list: number[], seen: Pick<Seen, 'failures' | 'why'>, work: () => Promise<void>): Promise<void> {
  const began = performance.now();
  try {
    await work();
    list.push(performance.now() - began);
  } catch (error) {
    seen.failures += 1;
    seen.why ??= messageOf(error);
  }
}

async function text(base: string, from: string, body: string): Promise<void> {
  const answer = await fetch(`${base}/phone/api/texts`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': 'load' },
    body: JSON.stringify({ from, body }),
  });
  if (answer.status !== 202) throw new Error(`a text was answered ${answer.status}`);
  await answer.arrayBuffer();
}

const PAGES = ['meals', 'summary', 'goals', 'messages', 'calorie-history', 'workouts'];
async function look(base: string, { id, cookie }: Member, nth: number): Promise<void> {
  const path = `/api/users/${id}/${PAGES[nth % PAGES.length]}`;
  const answer = await fetch(base + path, { headers: { Cookie: cookie } });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${path.split('/').at(-1)} was answered ${answer.status}`);
}

async function sample(ends: number, products: RunningProduct[], client: pg.Client, samples: Sample[]): Promise<void> {
  while (performance.now() < ends) {
    const { rows } = await client.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    samples.push({ megabytes: Math.max(...products.map(({ child }) => residentMegabytes(child.pid))), connections: rows[0]?.n ?? 0 });
    await pause(1000);
  }
}
