import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type * as Announcing from '../../../backend/src/adapters/postgres/announcer.js';
import { builtBackend } from '../built-backend.js';
import { names } from '../postgres-roles.js';
import { inDatabase } from './support/in-database.js';
import type { BenchContext, BenchLine } from './support/bench-line.js';

const CLIENTS = [1, 16, 64];
const INSERT = 'with row as (insert into bench_texts (body) values ($1) returning id)';
const BARE = `${INSERT} select id from row`;
const WITHIN = `${INSERT} select pg_notify('bench', $1) from row`;
const BODY = 'ann messages';

/** Commits a second that tell somebody: by a NOTIFY in the transaction, after it as the product does, and not at all. */
export async function measure({ quick, postgres }: BenchContext): Promise<BenchLine[]> {
  const admin = new pg.Client({ connectionString: postgres.adminUrl });
  await admin.connect();
  await admin.query(`create database bench_notify owner ${names.owner}`);
  const url = inDatabase(postgres.adminUrl, 'bench_notify');
  const forMs = quick ? 700 : 4000;
  const clients: pg.Client[] = [];
  try {
    clients.push(...(await Promise.all(Array.from({ length: Math.max(...CLIENTS) + 2 }, () => open(url)))));
    const [teller, hearer, ...writers] = clients as [pg.Client, pg.Client, ...pg.Client[]];
    await teller.query('create table bench_texts (id bigint generated always as identity primary key, body text not null)');
    await hearer.query('listen bench');
    const { Announcer } = await builtBackend<typeof Announcing>('adapters/postgres/announcer.js');
    const announcer = new Announcer(async (all) => {
      await teller.query('select pg_notify(c, p) from unnest($1::text[], $2::text[]) t (c, p)', [
        all.map(([channel]) => channel),
        all.map(([, payload]) => payload),
      ]);
    });
    const after = () => announcer.tell('bench', BODY);
    const lines: BenchLine[] = [];
    await commits(writers, BARE, forMs / 4);
    for (const count of CLIENTS) {
      const some = writers.slice(0, count);
      const bare = await commits(some, BARE, forMs);
      const within = await commits(some, WITHIN, forMs);
      const told = await commits(some, BARE, forMs, after);
      const floor = `not told: ${Math.round(bare)}/s`;
      lines.push(
        { name: `commits, ${count} at once, NOTIFY within`, figure: within, unit: '/s', ratio: within / bare, floor },
        { name: `commits, ${count} at once, told after`, figure: told, unit: '/s', ratio: told / bare, floor },
      );
    }
    return lines;
  } finally {
    await sleep(50);
    await Promise.all(clients.map((client) => client.end()));
    await admin.query('drop database bench_notify with (force)');
    await admin.end();
  }
}

async function open(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

/** Transactions of one statement that all these connections bring about in a second. */
async function commits(clients: pg.Client[], text: string, forMs: number, then: () => void = () => undefined): Promise<number> {
  let done = 0;
  const began = performance.now();
  const write = async (client: pg.Client): Promise<void> => {
    while (performance.now() - began < forMs) {
      await client.query({ name: text === BARE ? 'bare' : 'within', text, values: [BODY] });
      then();
      done += 1;
    }
  };
  await Promise.all(clients.map(write));
  return (done * 1000) / (performance.now() - began);
}
