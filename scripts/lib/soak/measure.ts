import { readdirSync } from 'node:fs';
import { once } from 'node:events';
import { residentMegabytes } from '../resident-megabytes.js';

const MEGABYTE = 1024 * 1024;
/** Rows of these stand for what people did and are kept; all others come to rest. */
const KEPT = ['inbound_texts', 'outbound_texts', 'entries', 'reminder_log', 'daily_counters'];

/** Memory and open files of processes, and connections to the database, as they are at one moment. */
export async function sample({ admin }, members) {
  const { rows } = await admin.query(`select count(*)::int as n from pg_stat_activity where datname = current_database()`);
  return {
    connections: rows[0].n,
    processes: members.map(({ product: { child } }) => ({ rss: residentMegabytes(child.pid), files: filesOf(child.pid) })),
  };
}

/** What processes hold after a collection, and rows of every table. */
export async function measure({ admin }, members) {
  const held = await Promise.all(members.map(holdings));
  const { rows } = await admin.query('select pg_database_size(current_database())::float8 as bytes');
  return { held, database: rows[0].bytes / MEGABYTE, rows: await rowsOf(admin) };
}

async function holdings({ role, product: { child } }) {
  const answer = once(child, 'message');
  child.send({ type: 'measure' });
  const [{ heapUsed, rss, resources }] = await answer;
  return { role, heap: heapUsed / MEGABYTE, rss: rss / MEGABYTE, files: filesOf(child.pid), resources };
}

async function rowsOf(admin) {
  const { rows: tables } = await admin.query(
    `select format('%I.%I', schemaname, tablename) as name, case schemaname when 'bullmq' then 'queues: ' else '' end || tablename as short
     from pg_tables where schemaname in ('public', 'bullmq') order by 2`,
  );
  const rows = {};
  for (const { name, short } of tables) rows[short] = (await admin.query(`select count(*)::int as n from ${name}`)).rows[0].n;
  return rows;
}

const filesOf = (pid) => readdirSync(`/proc/${pid}/fd`).length;

export const isKept = (table) => KEPT.includes(table);
