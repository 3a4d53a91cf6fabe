import { setTimeout as pause } from 'node:timers/promises';
import { openLoad, type OpenLoad } from '../load/open-load.js';
import { parentOf, secondsOf, secondsOfTree } from '../load/processor-time.js';
import { Problem } from '../../bootstrap/problem.mjs';
import { measureRows } from './measure-rows.js';
import type { RowBytes } from './reckon.js';

/** What was counted from the beginning until a moment. */
interface Counted {
  product: number;
  database: number;
  /** Transactions that wrote, and so wait for the disk; and all, those that only read among them. */
  commits: number;
  transactions: number;
  inbound: number;
  replies: number;
  entries: number;
  bytes: number;
  otherBytes: number;
}

/** What a load took, from before its first text until the last was answered: seconds of a processor, commits, rows, bytes. */
export interface Taken extends Counted {
  /** Texts a second that were asked for; 0: nobody texted. */
  rate: number;
  /** Seconds until all was done. */
  lasted: number;
}

export interface Checked {
  bytes: RowBytes;
  idle: Taken;
  sizes: Taken[];
}

/** So many that few text twice in a minute. */
const PEOPLE = 2000;
/** The product is compiled by what it does: until it did everything often, it takes more. */
const WARM_UP_S = 45;
/** PostgreSQL tells its counters after a second at the latest. */
const TOLD_AFTER_MS = 1_500;
const TABLES = ['inbound_texts', 'outbound_texts', 'entries', 'changes'];

/** The same load at several sizes, one after another, on one product, and what each took. People text only: what the model reckons of a text is held against it. */
export async function measureSizes(rates: readonly number[], seconds: number, redis: boolean): Promise<Checked> {
  if (process.platform !== 'linux') throw new Problem('capacity -- --check needs /proc, which Linux alone has');
  let bytes: RowBytes | undefined;
  const load = await openLoad({
    people: PEOPLE,
    roles: ['api', 'worker'],
    redis,
    before: async (postgres) => {
      bytes = await measureRows(postgres);
    },
  });
  try {
    await load.underLoad(1000 * WARM_UP_S, { texts: Math.max(...rates), requests: 0 });
    await load.settled();
    const idle = await taken(load, 0, seconds);
    const sizes: Taken[] = [];
    for (const rate of rates) sizes.push(await taken(load, rate, seconds));
    return { bytes: bytes!, idle, sizes };
  } finally {
    await load.close();
  }
}

async function taken(load: OpenLoad, rate: number, seconds: number): Promise<Taken> {
  await pause(TOLD_AFTER_MS);
  const before = await counted(load);
  const began = performance.now();
  const { failures, why } = await load.underLoad(1000 * seconds, { texts: rate, requests: 0 });
  if (failures > 0) throw new Error(`${failures} texts were not taken: ${why}`);
  await load.settled();
  await pause(TOLD_AFTER_MS);
  const lasted = (performance.now() - began) / 1000;
  const after = await counted(load);
  const names = Object.keys(after) as (keyof Counted)[];
  const differences = Object.fromEntries(names.map((name) => [name, after[name] - before[name]])) as unknown as Counted;
  return { rate, lasted, ...differences };
}

async function counted({ client, products }: OpenLoad): Promise<Counted> {
  const one = async (sql: string) => (await client.query<Record<string, string>>(sql, sql.includes('$1') ? [TABLES] : [])).rows[0]!;
  const { backend } = await one('select pg_backend_pid() as backend');
  const server = parentOf(Number(backend));
  if (server === undefined) throw new Error('the database server is not on this machine');
  const rows = await one(`select (select count(*) from inbound_texts) as inbound, (select count(*) from outbound_texts) as replies,
    (select count(*) from entries) as entries,
    (select pg_snapshot_xmax(pg_current_snapshot())) as writes,
    (select xact_commit from pg_stat_database where datname = current_database()) as transactions, pg_database_size(current_database()) as whole,
    (select sum(pg_total_relation_size(t::regclass)) from unnest($1::text[]) t) as bytes`);
  const figure = (name: string) => Number(rows[name]);
  return {
    product: products.reduce((sum, { child }) => sum + secondsOf(child.pid!), 0),
    database: secondsOfTree(server),
    commits: figure('writes'),
    transactions: figure('transactions'),
    inbound: figure('inbound'),
    replies: figure('replies'),
    entries: figure('entries'),
    bytes: figure('bytes'),
    otherBytes: figure('whole') - figure('bytes'),
  };
}
