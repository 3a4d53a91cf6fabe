// SQL: reads the catalogue.
import { GLOBAL } from './global.js';
import { OWNED } from './owned.js';

interface Queries {
  query<T>(sql: string): Promise<T[]>;
}

interface Column {
  table: string;
  name: string;
  required: boolean;
  identity: boolean;
}

interface Key {
  table: string;
  columns: string[];
}

interface Reference extends Key {
  to: string;
  toColumns: string[];
}

/** The column by which a table's rows are spread over databases; undefined: they are not. */
const spreadBy = (table: string): string | undefined => OWNED[table] ?? GLOBAL[table]?.key;

/** Whatever of this database breaks the rule of owners, by a name that says what it is: such tables could not be spread over several databases. */
export async function breaksOf(database: Queries): Promise<string[]> {
  const [columns, keys, references] = await Promise.all([
    database.query<Column>(COLUMNS),
    database.query<Key>(KEYS),
    database.query<Reference>(REFERENCES),
  ]);
  const tables = [...new Set(columns.map(({ table }) => table))];
  const broken = [
    ...tables.filter((table) => (table in OWNED ? 1 : 0) + (table in GLOBAL ? 1 : 0) !== 1).map((table) => `${table}.unknown`),
    ...tables.flatMap((table) =>
      brokenColumns(
        table,
        columns.filter((column) => column.table === table),
      ),
    ),
    ...keys
      .filter(({ table, columns }) => spreadBy(table) && columns[0] !== spreadBy(table))
      .map(({ table, columns }) => `${table}.key(${columns.join()})`),
    ...references.filter(isBroken).map(({ table, columns, to }) => `${table}.reference(${columns.join()}) to ${to}`),
  ];
  return [...new Set(broken)].toSorted();
}

function brokenColumns(table: string, columns: Column[]): string[] {
  const key = spreadBy(table);
  if (!key) return [];
  const found = columns.find(({ name }) => name === key);
  const missing = found ? (found.required ? [] : [`${table}.optional(${key})`]) : [`${table}.missing(${key})`];
  return [...missing, ...columns.filter(({ identity }) => identity).map(({ name }) => `${table}.numbered(${name})`)];
}

/** What belongs to one person may refer to what is the person's own, by owner, and to what is the same everywhere. Nothing else refers to what is spread. */
function isBroken({ table, columns, to, toColumns }: Reference): boolean {
  if (table in OWNED && to in OWNED) return columns[0] !== OWNED[table] || toColumns[0] !== OWNED[to];
  const lies = GLOBAL[to]?.lie;
  return lies !== 'everywhere' && !(lies === 'stand-in' && GLOBAL[table]?.lie === 'stand-in');
}

/** Tables, and not the parts of a table that lies in parts. */
const OF_OURS = `c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`;

const COLUMNS = `
  select c.relname as table, a.attname as name, a.attnotnull as required, a.attidentity <> '' or coalesce(pg_get_expr(d.adbin, d.adrelid) like 'nextval(%', false) as identity
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where ${OF_OURS}`;

const NAMES = (of: string, numbers: string): string =>
  `array(select coalesce(a.attname::text, '?') from unnest(${numbers}) with ordinality as k (number, place)
     left join pg_attribute a on a.attrelid = ${of} and a.attnum = k.number order by k.place)`;

/** Keys, those of a part of the rows too. */
const KEYS = `
  select c.relname as table, ${NAMES('c.oid', '(i.indkey::int2[])[0:i.indnkeyatts - 1]')} as columns
  from pg_index i join pg_class c on c.oid = i.indrelid where i.indisunique and ${OF_OURS}`;

const REFERENCES = `
  select c.relname as table, ${NAMES('c.oid', 'f.conkey')} as columns, f.confrelid::regclass::text as to, ${NAMES('f.confrelid', 'f.confkey')} as "toColumns"
  from pg_constraint f join pg_class c on c.oid = f.conrelid where f.contype = 'f' and f.conparentid = 0 and ${OF_OURS}`;
