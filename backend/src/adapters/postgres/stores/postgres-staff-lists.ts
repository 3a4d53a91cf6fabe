import type { DataSource, EntityManager } from 'typeorm';
import {
  COUNTED,
  type Listed,
  type ListRequest,
  type Row,
  StaffLists,
  type StaffResource,
  type Viewer,
} from '../../../ports/staff-lists.js';
import { FEEDBACK, SAVED_REPLIES, SUBSCRIPTIONS } from './staff/business-lists.js';
import { GOALS, MEALS, REMINDER_LOG, REMINDERS, WORKOUTS } from './staff/diary-lists.js';
import { type Built, buildList, type ListSql, pageOf } from './staff/list-sql.js';
import { AUDIT, CONVERSATIONS, STAFF, USERS } from './staff/people-lists.js';
import { DELIVERIES, MISUNDERSTOOD, TEXTS } from './staff/text-lists.js';

const LISTS: Readonly<Record<StaffResource, ListSql>> = {
  users: USERS,
  conversations: CONVERSATIONS,
  texts: TEXTS,
  meals: MEALS,
  workouts: WORKOUTS,
  goals: GOALS,
  reminders: REMINDERS,
  'reminder-log': REMINDER_LOG,
  deliveries: DELIVERIES,
  feedback: FEEDBACK,
  subscriptions: SUBSCRIPTIONS,
  staff: STAFF,
  audit: AUDIT,
  'saved-replies': SAVED_REPLIES,
  misunderstood: MISUNDERSTOOD,
};
const PORTION = 1000;

export class PostgresStaffLists extends StaffLists {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async list(resource: StaffResource, request: ListRequest, viewer: Viewer): Promise<Listed> {
    const built = buildList(LISTS[resource], request, viewer);
    const { offset, limit } = pageOf(request.range);
    if (built.key === null) return this.whole(built, offset, limit);
    const [rows, { total, estimated }] = await Promise.all([
      this.dataSource.query<Row[]>(rowsOf(built, `limit ${limit} offset ${offset}`), built.values),
      this.count(built),
    ]);
    return { rows, total, estimated };
  }

  override async one(resource: StaffResource, id: string, viewer: Viewer): Promise<Row | null> {
    const built = buildList(LISTS[resource], { sort: null, range: [0, 0], filter: { id } }, viewer);
    return (await this.dataSource.query<Row[]>(rowsOf(built, 'limit 1'), built.values))[0] ?? null;
  }

  override async *every(resource: StaffResource, request: ListRequest, viewer: Viewer, most: number): AsyncIterable<Row[]> {
    const built = buildList(LISTS[resource], request, viewer);
    const runner = this.dataSource.createQueryRunner();
    await runner.startTransaction('REPEATABLE READ');
    try {
      yield* portions(
        runner.manager,
        `select ${built.select} from ${built.from} where ${built.where} order by ${built.order} limit ${most}`,
        built.values,
      );
    } finally {
      await runner.rollbackTransaction();
      await runner.release();
    }
  }

  /** A list whose rows are made by the statement itself: they are made once, and counted on the way. */
  private async whole({ select, from, where, order, values }: Built, offset: number, limit: number): Promise<Listed> {
    const rows = await this.dataSource.query<Row[]>(`select ${select} from ${from} where ${where} order by ${order}`, values);
    return { rows: rows.slice(offset, offset + limit), total: rows.length, estimated: false };
  }

  /** Exact up to a point; beyond it the planner's guess, for counting millions takes longer than anybody reads. */
  private async count({ from, where, values }: Built): Promise<{ total: number; estimated: boolean }> {
    const [row] = await this.dataSource.query<{ n: number }[]>(
      `select count(*)::int as n from (select 1 from ${from} where ${where} limit ${COUNTED + 1}) counted`,
      values,
    );
    if (row!.n <= COUNTED) return { total: row!.n, estimated: false };
    const [plan] = await this.dataSource.query<{ 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }[]>(
      `explain (format json) select 1 from ${from} where ${where}`,
      values,
    );
    return { total: Math.max(COUNTED + 1, plan!['QUERY PLAN'][0]!.Plan['Plan Rows']), estimated: true };
  }
}

/** A page: its rows are found first and worked out then, for what a row is made of costs more than finding it. */
function rowsOf({ key, select, from, where, order }: Built, page: string): string {
  if (key === null) return `select ${select} from ${from} where ${where} order by ${order} ${page}`;
  return `select ${select} from ${from} where (${key}) in (select ${key} from ${from} where ${where} order by ${order} ${page}) order by ${order}`;
}

/** Through a cursor, so that neither side holds all rows at once. */
async function* portions(tx: EntityManager, sql: string, values: unknown[]): AsyncIterable<Row[]> {
  await tx.query(`declare staff_rows no scroll cursor for ${sql}`, values);
  for (;;) {
    const rows = await tx.query<Row[]>(`fetch ${PORTION} from staff_rows`);
    if (rows.length) yield rows;
    if (rows.length < PORTION) return;
  }
}
