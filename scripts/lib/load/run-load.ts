import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { share } from '../bench/support/share.js';
import { textAt } from '../bench/support/texts.js';
import { startPostgres } from '../postgres.js';
import { messageOf } from '../message-of.js';
import { type Line, printLines } from '../print-lines.js';
import { type RunningProduct, startProduct } from '../product.js';
import { residentMegabytes } from '../resident-megabytes.js';
import { checkTotals } from './check-totals.js';
import { makePeople, type Member } from './make-people.js';

export interface LoadOptions {
  minutes: number;
  /** A second, as are the requests. */
  texts: number;
  requests: number;
  people: number;
  roles: string[];
}

/** What the processes hold at one moment. */
interface Sample {
  megabytes: number;
  connections: number;
}

/** What was seen while the load lasted: times in ms, what failed and why first. */
interface Seen {
  acks: number[];
  answers: number[];
  failures: number;
  why?: string;
  samples: Sample[];
}

/** The product is warm by then: a tenth of the time, within these. */
const WARM_UP_S = { least: 5, most: 20 };
/** Longest wait for what is under way when the load ends. */
const CATCH_UP_MS = 120_000;

/** True when nothing was lost or doubled and every promise of the table was kept. */
export async function runLoad({ minutes, texts, requests, people, roles }: LoadOptions): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'mealtext-load-'));
  chmodSync(folder, 0o711);
  const postgres = await startPostgres({ dataDir: folder });
  const database = { DATABASE_URL: postgres.databaseUrl, DATABASE_OWNER_URL: postgres.ownerUrl };
  const env = { ...process.env, ...database, DATA_DIR: folder, PORT: '0', READY_USER: 'no', LOG_LEVEL: 'error', NODE_ENV: 'development' };
  const client = new pg.Client({ connectionString: postgres.ownerUrl });
  const products: RunningProduct[] = [];
  try {
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
    console.log(
      `${texts} texts and ${requests} requests a second for ${minutes} min, processes: ${roles.join(', ')}; ${cpus().length} cores, load of the machine ${(loadavg()[0] ?? 0).toFixed(1)}`,
    );

    const memberAt = (nth: number) => {
      const member = members[nth % members.length];
      if (!member) throw new Error('there are no people');
      return member;
    };
    const underLoad = async (ms: number): Promise<Seen & { sent: number }> => {
      const seen: Seen = { acks: [], answers: [], failures: 0, samples: [] };
      const ends = performance.now() + ms;
      const [sent] = await Promise.all([
        every(texts, ends, (nth) => timed(seen.acks, seen, () => text(base, memberAt(nth).phone, textAt(nth)))),
        every(requests, ends, (nth) => timed(seen.answers, seen, () => look(base, memberAt(nth), nth))),
        sample(ends, products, client, seen.samples),
      ]);
      return { ...seen, sent };
    };
    const warm = await underLoad(1000 * Math.min(WARM_UP_S.most, Math.max(WARM_UP_S.least, minutes * 6)));
    const seen = await underLoad(minutes * 60_000);
    const began = performance.now();
    const waiting = () =>
      client.query<{ n: string }>(`select (select count(*) from inbound_texts where handled_at is null and dead_at is null)
      + (select count(*) from outbound_texts where state in ('queued', 'sending', 'unknown', 'accepted', 'sent') and channel = 'sms') as n`);
    while (Number((await waiting()).rows[0]?.n) > 0 && performance.now() - began < CATCH_UP_MS) await pause(250);
    const caughtUp = (performance.now() - began) / 1000;
    return printLines([
      ...figures(seen, minutes),
      { name: 'failed requests while warming up', figure: warm.failures, unit: '', atMost: 0 },
      { name: 'caught up after', figure: caughtUp, unit: 's', atMost: 60 },
      ...(await checkTotals(client, warm.acks.length + seen.acks.length)),
    ]);
  } finally {
    await client.end();
    for (const product of products) await product.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
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

async function timed(list: number[], seen: Seen, work: () => Promise<void>): Promise<void> {
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

function figures({ acks, answers, failures, why, samples, sent }: Seen & { sent: number }, minutes: number): Line[] {
  const third = Math.max(1, Math.floor(samples.length / 3));
  const mean = (list: Sample[], key: keyof Sample) => list.reduce((sum, one) => sum + one[key], 0) / list.length;
  const growth = (key: keyof Sample) => 100 * (mean(samples.slice(-third), key) / mean(samples.slice(third, 2 * third), key) - 1);
  return [
    { name: 'texts sent', figure: sent, unit: '' },
    { name: 'texts a second', figure: sent / (minutes * 60), unit: '/s' },
    { name: 'acknowledged, median', figure: share(acks, 0.5), unit: 'ms' },
    { name: 'acknowledged, p95', figure: share(acks, 0.95), unit: 'ms' },
    { name: 'acknowledged, p99', figure: share(acks, 0.99), unit: 'ms', atMost: 250 },
    { name: 'API, median', figure: share(answers, 0.5), unit: 'ms' },
    { name: 'API, p95', figure: share(answers, 0.95), unit: 'ms', atMost: 250 },
    { name: `failed requests${why ? ` (${why})` : ''}`, figure: failures, unit: '', atMost: 0 },
    { name: 'memory of the largest process', figure: samples.at(-1)?.megabytes ?? NaN, unit: 'MB', atMost: 768 },
    { name: 'memory, last third over middle', figure: growth('megabytes'), unit: '%', atMost: 5 },
    { name: 'connections, last third over middle', figure: growth('connections'), unit: '%', atMost: 5 },
  ];
}
