// SQL: copies tables as they are.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { copyOut } from './copy.js';
import { END_OF_ROWS, type Footer, FORMAT, type Header, type TableHead } from './backup-format.js';
import { listTables } from './list-tables.js';
import { Seal } from './sealed-file.js';

/**
 * Writes everything that the database holds, as of one instant, while others go on writing: the schema's version and every table.
 * The queues are left out, as they only ring for rows. The file appears under its name when it is whole, readable by its owner alone; with a key it is
 * sealed with it.
 */
export async function writeBackup(
  ownerUrl: string,
  file: string,
  about: { release: string; secretMark: string },
  key: string | null = null,
): Promise<{ rows: number; tables: number }> {
  const part = `${file}.part`;
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'mealtext backup' });
  await client.connect();
  const gzip = createGzip({ level: 6 });
  const out = (key === null ? gzip : gzip.pipe(new Seal(key))).pipe(createWriteStream(part, { mode: 0o600 }));
  const written = finished(out);
  // Whoever writes next, or waits for the end, hears of it.
  gzip.on('error', () => undefined);
  written.catch((error: Error) => gzip.destroy(error));
  const hash = createHash('sha256');
  const write = async (text: string | Buffer): Promise<void> => {
    hash.update(text);
    if (!gzip.write(text)) await Promise.race([once(gzip, 'drain'), written]);
  };
  const line = (value: Header | TableHead | Footer) => write(`${JSON.stringify(value)}\n`);
  try {
    await client.query('begin isolation level repeatable read read only');
    await line(await headerOf(client, about));
    const rows: Footer['rows'] = {};
    for (const { table, columns } of await listTables(client)) {
      await line({ table, columns });
      const list = columns.map((name) => client.escapeIdentifier(name)).join(', ');
      rows[table] = 0;
      await copyOut(client, `copy (select ${list} from ${client.escapeIdentifier(table)}) to stdout`, async (block) => {
        rows[table]! += countLines(block);
        await write(block);
      });
      await write(`${END_OF_ROWS}\n`);
    }
    await client.query('commit');
    await line({ rows, sha256: hash.copy().digest('hex') });
    gzip.end();
    await written;
    await rename(part, file);
    return { rows: Object.values(rows).reduce((sum, one) => sum + one, 0), tables: Object.keys(rows).length };
  } catch (error) {
    gzip.destroy();
    await rm(part, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}

async function headerOf(client: pg.Client, about: { release: string; secretMark: string }): Promise<Header> {
  const migrations = await client.query<{ name: string }>('select name from migrations order by id');
  const sequences = await client.query<{ name: string; last: string | null }>(
    `select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' and sequencename <> 'migrations_id_seq' order by 1`,
  );
  const { rows } = await client.query<{ at: Date }>('select now() as at');
  return {
    format: FORMAT,
    at: rows[0]!.at.toISOString(),
    ...about,
    migrations: migrations.rows.map(({ name }) => name),
    sequences: Object.fromEntries(sequences.rows.flatMap(({ name, last }) => (last === null ? [] : [[name, last]]))),
  };
}

const countLines = (block: Buffer): number => {
  let lines = 0;
  for (let at = block.indexOf(10); at !== -1; at = block.indexOf(10, at + 1)) lines += 1;
  return lines;
};
