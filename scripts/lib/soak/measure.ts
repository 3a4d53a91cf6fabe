import { readdirSync } from 'node:fs';
import { once } from 'node:events';
import type { Pool } from 'pg';
import type { Plant } from '../chaos/plant.js';
import type { Member, Role } from '../chaos/processes.js';
import type { Holding } from './preload.js';
import { residentMegabytes } from '../resident-megabytes.js';

/** At one moment: MB and open files of processes, and connections to the database. */
export interface Sample {
  connections: number;
  processes: { rss: number; files: number }[];
}

/** What a process holds after a collection, in MB but for what is counted. */
export interface Holdings {
  role: Role;
  heap: number;
  rss: number;
  files: number;
  resources: number;
}

export interface Measured {
  held: Holdings[];
  database: number;
  rows: Record<string, number>;
}

const MEGABYTE = 1024 * 1024;
/** Rows of these stand for what people did and are kept; all others come to rest. */
const KEPT = ['inbound_texts', 'outbound_texts', 'entries', 'reminder_log', 'daily_counters'];

/** Memory and open files of processes, and connections to the database, as they are at one moment. */
export async function sample({ admin }: Plant, members: Member[]): Promise<Sample> {
  const { rows } = await admin.query<{ n: number }>(`select count(*)::int as n from pg_stat_activity where datname = current_database()`);
  return {
    connections: rows[0]?.n ?? 0,
    processes: members.map(({ product }) => ({ rss: residentMegabytes(product?.child.pid), files: filesOf(product?.child.pid) })),
  };
}

/** What processes hold after a collection, and rows of every table. */
export async function measure({ admin }: Plant, members: Member[]): Promise<Measured> {
  const held = await Promise.all(members.map(holdings));
  const { rows } = await admin.query<{ bytes: number }>('select pg_database_size(current_database())::float8 as bytes');
  return { held, database: (rows[0]?.bytes ?? 0) / MEGABYTE, rows: await rowsOf(admin) };
}

async function holdings({ role, product }: Member): Promise<Holdings> {
  const child = product?.child;
  if (!child) throw new Error(`no ${role} is running`);
  const answer = once(child, 'message') as Promise<[Holding]>;
  child.send({ type: 'measure' });
  const [{ heapUsed, rss, resources }] = await answer;
  return { role, heap: heapUsed / MEGABYTE, rss: rss / MEGABYTE, files: filesOf(child.pid), resources };
}

async function rowsOf(admin: Pool): Promise<Record<string, number>> {
  const { rows: tables } = await admin.query<{ name: string; short: string }>(
    `select format('%I.%I', schemaname, tablename) as name, case schemaname when 'bullmq' then 'queues: ' else '' end || tablename as short
     from pg_tables where schemaname in ('public', 'bullmq') order by 2`,
  );
  const rows: Record<string, number> = {};
  for (const { name, short } of tables)
    rows[short] = (await admin.query<{ n: number }>(`select count(*)::int as n from ${name}`)).rows[0]?.n ?? 0;
  return rows;
}

const filesOf = (pid: number | undefined) => readdirSync(`/proc/${pid}/fd`).length;

export const isKept = (table: string): boolean => KEPT.includes(table);
