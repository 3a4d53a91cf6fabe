// SQL: lists are put together of pieces.
import type { EntityManager } from 'typeorm';
import { COUNTED, type Listed, type Row } from '../../../../ports/storage/staff/staff-lists.js';
import type { Built, Order } from './list-sql.js';

interface Page {
  offset: number;
  limit: number;
}

export const inOrder = (order: readonly Order[]): string => order.map(([expression, way]) => `${expression} ${way}`).join(', ');

/** A list whose rows are made by the statement itself: they are made once, and counted on the way. */
export async function whole(tx: EntityManager, built: Built, { offset, limit }: Page): Promise<Listed> {
  const { select, from, where, order, values } = built;
  const rows = await tx.query<Counted[]>(
    `select ${select}, count(*) over ()::int as "foundInAll" from ${from} where ${where} order by ${inOrder(order)} limit ${limit} offset ${offset}`,
    values,
  );
  return withTotal(tx, built, rows, offset);
}

type Counted = Row & { foundInAll: number };

/** A page behind the last row does not tell how many there are. */
async function withTotal(tx: EntityManager, built: Built, rows: readonly Counted[], offset: number): Promise<Listed> {
  const total = rows[0]?.foundInAll ?? (offset ? await counted(tx, built) : 0);
  return { rows: rows.map(({ foundInAll: _, ...row }) => row), total, estimated: false };
}

/** Pages from here on are far in. */
const SHALLOW = 250;

/**
 * A page, by the way that the planner's guess of the whole makes quicker. Few rows are found, counted and sorted, for they may all stand
 * at the far end of the order; many are picked in order until the page is full, for they are all over it.
 */
export async function pageByPlan(tx: EntityManager, found: Built, walked: () => Built, page: Page): Promise<Listed> {
  const guess = await guessed(tx, found);
  if (found.few && guess <= (page.offset > SHALLOW ? found.fewDeep : found.few)) return few(tx, found, page);
  const rows = await picked(tx, found, walked(), page);
  const total = await counted(tx, found, COUNTED + 1);
  return total > COUNTED ? { rows, total: Math.max(total, guess), estimated: true } : { rows, total, estimated: false };
}

async function guessed(tx: EntityManager, { from, where, values }: Built): Promise<number> {
  const [plan] = await tx.query<{ 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }[]>(
    `explain (format json) select 1 from ${from} where ${where}`,
    values,
  );
  return plan!['QUERY PLAN'][0]!.Plan['Plan Rows'];
}

async function few(tx: EntityManager, built: Built, { offset, limit }: Page): Promise<Listed> {
  const { key, from, where, order, values } = built;
  const columns = [...key!.map((one, i) => `${one} as k${i}`), ...order.map(([expression], i) => `${expression} as o${i}`)];
  const ways = order.map(([, way], i) => `o${i} ${way}`).join(', ');
  // An offset, be it none, keeps the planner from walking the order after all.
  const found = `select count(*) over ()::int as "foundInAll", ${key!.map((_, i) => `k${i}`).join(', ')} from (select ${columns.join(', ')} from ${from} where ${where} offset 0) found`;
  const rows = await tx.query<Counted[]>(
    rowsOf(built, `${found} order by ${ways} limit ${limit} offset ${offset}`, 'p."foundInAll"'),
    values,
  );
  return withTotal(tx, built, rows, offset);
}

/** @param built what a row is made of, from tables that are as quick by key */
function picked(tx: EntityManager, built: Built, { key, from, where, order, values }: Built, { offset, limit }: Page): Promise<Row[]> {
  const columns = key!.map((one, i) => `${one} as k${i}`).join(', ');
  const page = `select ${columns} from ${from} where ${where} order by ${inOrder(order)} limit ${limit} offset ${offset}`;
  return tx.query<Row[]>(rowsOf(built, page), values);
}

async function counted(tx: EntityManager, { from, where, values }: Built, most?: number): Promise<number> {
  const [row] = await tx.query<{ n: number }[]>(
    `select count(*)::int as n from (select 1 from ${from} where ${where} ${most ? `limit ${most}` : ''}) counted`,
    values,
  );
  return row!.n;
}

/** The rows of a page whose keys are known, for what a row is made of costs more than finding it. */
function rowsOf({ key, select, from, order }: Built, page: string, more?: string): string {
  const same = `(${key!.join(', ')}) = (${key!.map((_, i) => `p.k${i}`).join(', ')})`;
  return `select ${select}${more ? `, ${more}` : ''} from (${page}) p, ${from} where ${same} order by ${inOrder(order)}`;
}
