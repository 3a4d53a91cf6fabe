// SQL: reads the catalogue.
import type pg from 'pg';
import type { TableHead } from './backup-format.js';

/** Every table of the product with its columns, each after the tables that it refers to. */
export async function listTables(client: pg.Client): Promise<TableHead[]> {
  const { rows: tables } = await client.query<TableHead>(
    `select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'migrations' group by c.relname order by c.relname`,
  );
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint
     where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace and conrelid <> confrelid`,
  );
  const ordered: TableHead[] = [];
  const waiting = new Set(tables.map(({ table }) => table));
  while (waiting.size) {
    const free = tables.filter(
      ({ table }) =>
        waiting.has(table) && !references.some(({ from, to }) => from.replaceAll('"', '') === table && waiting.has(to.replaceAll('"', ''))),
    );
    if (!free.length) throw new Error(`tables refer to each other in a circle: ${[...waiting].join(', ')}`);
    for (const one of free) {
      waiting.delete(one.table);
      ordered.push(one);
    }
  }
  return ordered;
}
