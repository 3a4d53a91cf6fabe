// SQL: lists are put together of pieces, and read through a cursor where they are long.
import type { DataSource, EntityManager } from 'typeorm';
import {
  type Listed,
  type ListRequest,
  type Row,
  StaffLists,
  type StaffResource,
  type Viewer,
} from '../../../ports/storage/staff/staff-lists.js';
import { FEEDBACK, SAVED_REPLIES, SUBSCRIPTIONS } from './staff/business-lists.js';
import { GOALS, MEALS, REMINDER_LOG, REMINDERS, WORKOUTS } from './staff/diary-lists.js';
import type { Way } from './staff/filters.js';
import { INBOX } from './staff/inbox-list.js';
import { LEARNING, LESSONS } from './staff/learning-lists.js';
import { buildList, type ListSql, pageOf } from './staff/list-sql.js';
import { inOrder, pageByPlan, whole } from './staff/page.js';
import { AUDIT, CONVERSATIONS, REQUESTS, STAFF, USERS } from './staff/people-lists.js';
import { OUTREACHES, VIEWS } from './staff/team-lists.js';
import { DELIVERIES, TEXTS } from './staff/text-lists.js';

const LISTS: Readonly<Record<StaffResource, ListSql>> = {
  users: USERS,
  conversations: CONVERSATIONS,
  inbox: INBOX,
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
  learning: LEARNING,
  lessons: LESSONS,
  requests: REQUESTS,
  outreaches: OUTREACHES,
  views: VIEWS,
};
const PORTION = 1000;

export class PostgresStaffLists extends StaffLists {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async list(resource: StaffResource, request: ListRequest, viewer: Viewer): Promise<Listed> {
    const build = (way: Way) => buildList(LISTS[resource], request, viewer, way);
    const found = build('found');
    const page = pageOf(request.range);
    return this.dataSource.transaction(async (tx) => {
      // Starting helpers and compiling take longer than a page may; what lists are of is in memory, where any page costs what the next does.
      await tx.query('set local max_parallel_workers_per_gather = 0; set local jit = off; set local random_page_cost = 1.1');
      return found.key === null ? whole(tx, found, page) : pageByPlan(tx, found, () => build('walked'), page);
    });
  }

  override async one(resource: StaffResource, id: string, viewer: Viewer): Promise<Row | null> {
    const { select, from, where, values } = buildList(LISTS[resource], { sort: null, range: [0, 0], filter: { id } }, viewer);
    return (await this.dataSource.query<Row[]>(`select ${select} from ${from} where ${where} limit 1`, values))[0] ?? null;
  }

  override async *every(resource: StaffResource, request: ListRequest, viewer: Viewer, most: number): AsyncIterable<Row[]> {
    const built = buildList(LISTS[resource], request, viewer);
    const runner = this.dataSource.createQueryRunner();
    await runner.startTransaction('REPEATABLE READ');
    try {
      yield* portions(
        runner.manager,
        `select ${built.select} from ${built.from} where ${built.where} order by ${inOrder(built.order)} limit ${most}`,
        built.values,
      );
    } finally {
      await runner.rollbackTransaction();
      await runner.release();
    }
  }
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
