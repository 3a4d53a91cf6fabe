// SQL: lays tables anew, by the catalogue.
import { breaksOf } from './breaks.js';
import { OWNED } from './owned.js';

interface Queries {
  query<T>(sql: string, values?: unknown[]): Promise<T[]>;
}

/** What stands around a table and goes with it when the table is made anew. */
interface Around {
  references: { table: string; name: string; definition: string }[];
  triggers: string[];
  rights: string[];
}

/** What keeps a table from lying in parts. */
const HINDERS = /^(\w+)\.(?:key|missing|optional|numbered)\b/;

/**
 * Lays the owned tables of a migrated database in so many parts, by a hash of the owner: what holds there holds where the parts are databases, for keys
 * have to hold the owner there as here. Says which tables could be; the others stay whole. For tests and measurements: nobody serves meanwhile.
 */
export async function partitionOwned(database: Queries, parts: number): Promise<string[]> {
  const hindered = new Set((await breaksOf(database)).flatMap((one) => HINDERS.exec(one)?.[1] ?? []));
  const taken = new Set((await database.query<{ name: string }>(ROW_TYPES)).map(({ name }) => name));
  const tables = Object.keys(OWNED).filter((table) => !hindered.has(table) && !taken.has(table));
  const around = await aroundOf(database, tables);
  for (const { table, name } of around.references) await database.query(`alter table ${table} drop constraint ${name}`);
  for (const table of tables) await layInParts(database, table, parts);
  for (const { table, name, definition } of around.references)
    await database.query(`alter table ${table} add constraint ${name} ${definition}`);
  for (const sql of [...around.triggers, ...around.rights]) await database.query(sql);
  return tables;
}

async function aroundOf(database: Queries, tables: readonly string[]): Promise<Around> {
  const values = [tables];
  return {
    references: await database.query(
      `select conrelid::regclass::text as table, conname::text as name, pg_get_constraintdef(oid) as definition from pg_constraint
       where contype = 'f' and conparentid = 0 and (conrelid::regclass::text = any($1) or confrelid::regclass::text = any($1))`,
      values,
    ),
    triggers: (
      await database.query<{ sql: string }>(
        'select pg_get_triggerdef(oid) as sql from pg_trigger where not tgisinternal and tgrelid::regclass::text = any($1)',
        values,
      )
    ).map(({ sql }) => sql),
    rights: (
      await database.query<{ sql: string }>(
        `select format('grant %s on %I to %I', a.privilege_type, c.relname, r.rolname) as sql from pg_class c, aclexplode(c.relacl) a join pg_roles r on r.oid = a.grantee
         where c.oid::regclass::text = any($1) and a.grantee <> c.relowner`,
        values,
      )
    ).map(({ sql }) => sql),
  };
}

async function layInParts(database: Queries, table: string, parts: number): Promise<void> {
  const numbers = Array.from({ length: parts }, (_, number) => number);
  await database.query(`
    create table ${table}_anew (like ${table} including defaults including constraints including indexes including generated including comments)
      partition by hash (${OWNED[table]!});
    ${numbers
      .map(
        (number) =>
          `create table ${table}_part_${number} partition of ${table}_anew for values with (modulus ${parts}, remainder ${number});`,
      )
      .join('')}
    insert into ${table}_anew select * from ${table};
    drop table ${table};
    alter table ${table}_anew rename to ${table};`);
}

/** Tables whose rows a function takes, which would have to be made anew with them. */
const ROW_TYPES = `
  select c.relname::text as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and exists (select 1 from pg_proc p where c.reltype = any(p.proargtypes::oid[]))`;
