// SQL: what is due is claimed with `skip locked`, and written many rows at once.
import { type DataSource, type EntityManager, In, Not } from 'typeorm';
import type { blankSnapshot } from '../../../conversation/blank-snapshot.js';
import type { Goals } from '../../../domain/goals.js';
import { zoneDataVersion } from '../../../domain/local-day.js';
import type { MealType } from '../../../domain/meal-type.js';
import type { Plan } from '../../../domain/plan.js';
import type { Due } from '../../../domain/recurrence.js';
import type { ReminderSettings } from '../../../domain/reminder-settings.js';
import {
  type DueReminder,
  type ReminderKind,
  Reminders,
  type SettledReminder,
  type Unplanned,
} from '../../../ports/storage/diary/reminders.js';
import type { Snapshot, SnapshotSettings } from '../../../ports/storage/texts/store.js';
import { ReminderRow, ReminderSettingsRow } from '../entities/index.js';
import { currentPlan } from './current-plan.js';
import { queueText } from './queue-text.js';
import { isUnreachable } from './reachability.js';
import { ENTRY_JSON, type EntryJson, entryFromJson } from './entry-row.js';

const SETTINGS_JSON = `json_build_object('notifications', s.notifications, 'remindBreakfast', s.remind_breakfast, 'remindLunch', s.remind_lunch,
  'remindDinner', s.remind_dinner, 'remindSnacks', s.remind_snacks, 'enableSummary', s.enable_summary, 'weeklyReport', s.weekly_report, 'breakfastTime', s.breakfast_time,
  'lunchTime', s.lunch_time, 'dinnerTime', s.dinner_time, 'snackTime', s.snack_time, 'summaryTime', s.summary_time, 'waterGoalMl', s.water_goal_ml)`;

/** Days of the same meal that a habit shows in, and days of a weekly report with the week before. */
const HABIT_DAYS = 14;

/** Everything that deciding takes, for many users in one statement. $1 reminders' keys, $2 now. */
const LOAD = `
select r.user_id as "userId", c.id as "conversationId", c.phone, c.phone_hash as "phoneHash", r.kind, r.next_at as "dueAt", r.local_date::text as "localDate",
  case when r.last_sent_at is null or exists (select 1 from inbound_texts t where t.conversation_id = c.id and t.received_at > r.last_sent_at) then 0 else r.unanswered end as unanswered,
  u.first_name as "firstName", u.timezone, u.country, u.language, u.chosen_language as "chosenLanguage", u.created_at as "createdAt",
  ${currentPlan('u.id', '$2')} as plan, c.held_at is not null as held,
  exists (select 1 from suppressions x where x.phone_hash = c.phone_hash) as "optedOut", ${isUnreachable('c.phone_hash')} as unreachable, ${SETTINGS_JSON} as settings,
  (select json_build_object('calories', calories, 'protein', protein, 'carbs', carbs, 'fat', fat, 'sugar', sugar) from goals g where g.user_id = u.id) as goals,
  coalesce((select json_agg(${ENTRY_JSON} order by e.at, e.number) from entries e where e.user_id = u.id and e.deleted_at is null
    and e.local_date between r.local_date - case when r.kind = 'summary' then 0 else ${HABIT_DAYS} end and r.local_date
    and (r.kind in ('summary', 'weekly') or e.meal = r.kind)), '[]') as entries,
  coalesce((select json_agg(meal) from skipped_meals k where k.user_id = u.id and k.local_date = r.local_date), '[]') as skipped
from reminders r
join unnest($1::uuid[], $3::text[]) as claimed (user_id, kind) using (user_id, kind)
join users u on u.id = r.user_id and u.deleted_at is null
join conversations c on c.user_id = u.id
join reminder_settings s on s.user_id = u.id`;

interface Loaded {
  userId: string;
  conversationId: string;
  phone: string | null;
  phoneHash: string;
  kind: ReminderKind;
  dueAt: Date;
  localDate: string;
  unanswered: number;
  firstName: string | null;
  timezone: string;
  country: 'US' | 'CA';
  language: Snapshot['user']['language'];
  chosenLanguage: Snapshot['user']['language'] | null;
  createdAt: Date;
  plan: Plan;
  held: boolean;
  optedOut: boolean;
  unreachable: boolean;
  settings: ReminderSettings;
  goals: Goals | null;
  entries: EntryJson[];
  skipped: MealType[];
}

export class PostgresReminders extends Reminders {
  constructor(
    private readonly dataSource: DataSource,
    private readonly snapshotSettings: SnapshotSettings,
    /** Makes the snapshot of a user of whom nothing more is known. */
    private readonly blank: typeof blankSnapshot,
  ) {
    super();
  }

  override async anyWaiting(): Promise<boolean> {
    // The least and not "any that is due": that would be a scan of everybody whenever the statistics say that many are.
    const rows = await this.dataSource.query<{ waiting: boolean }[]>(
      `select exists (select 1 from reminder_settings where planned_with is null) or coalesce((select min(next_at) from reminders) <= now(), false) as waiting`,
    );
    return rows[0]!.waiting;
  }

  override planStale(limit: number, plan: (user: Unplanned, now: Date) => { kind: ReminderKind; due: Due }[]): Promise<number> {
    return this.dataSource.transaction(async (tx) => {
      const rows: { userId: string; timezone: string; firstName: string | null; settings: ReminderSettings; now: Date }[] = await tx.query(
        `select s.user_id as "userId", u.timezone, u.first_name as "firstName", ${SETTINGS_JSON} as settings, now() as now
         from reminder_settings s join users u on u.id = s.user_id where s.planned_with is null order by s.user_id limit $1 for update of s skip locked`,
        [limit],
      );
      if (rows.length === 0) return 0;
      const planned = rows.flatMap(({ userId, timezone, firstName, settings, now }) =>
        plan({ userId, timezone, settings: { ...settings, timezone, firstName: firstName ?? '', language: 'en' } }, now).map((one) => ({
          userId,
          ...one,
        })),
      );
      const users = rows.map(({ userId }) => userId);
      const columns = [
        planned.map(({ userId }) => userId),
        planned.map(({ kind }) => kind),
        planned.map(({ due }) => due.at),
        planned.map(({ due }) => due.localDate),
      ];
      await tx.query(
        `delete from reminders r where user_id = any($1) and not exists (select 1 from unnest($2::uuid[], $3::text[]) as p (user_id, kind) where p.user_id = r.user_id and p.kind = r.kind)`,
        [users, columns[0], columns[1]],
      );
      await tx.query(
        `insert into reminders (user_id, kind, next_at, local_date) select * from unnest($1::uuid[], $2::text[], $3::timestamptz[], $4::date[])
         on conflict (user_id, kind) do update set next_at = excluded.next_at, local_date = excluded.local_date`,
        columns,
      );
      await tx.getRepository(ReminderSettingsRow).update({ userId: In(users) }, { plannedWith: zoneDataVersion() });
      return rows.length;
    });
  }

  override async touch(userId: string): Promise<void> {
    await this.dataSource.getRepository(ReminderSettingsRow).update({ userId }, { plannedWith: null });
  }

  override async touchOtherZoneData(): Promise<number> {
    const { affected } = await this.dataSource
      .getRepository(ReminderSettingsRow)
      .update({ plannedWith: Not(zoneDataVersion()) }, { plannedWith: null });
    return affected ?? 0;
  }

  override ahead(hours: number): Promise<{ at: Date; count: number }[]> {
    return this.dataSource.query(
      `select date_trunc('minute', greatest(next_at, now())) as at, count(*)::int as count from reminders where next_at < now() + $1::float8 * interval '1 hour' group by 1 order by 1`,
      [hours],
    );
  }

  override fire(
    limit: number,
    decide: (due: DueReminder, now: Date) => SettledReminder,
  ): Promise<{ settled: number; sent: number; missed: number }> {
    return this.dataSource.transaction(async (tx) => {
      // A user's own lock (settings) keeps a change of time from passing between claim and commit.
      const claimed: { user_id: string; kind: string; now: Date }[] = await tx.query(
        'select user_id, kind, now() as now from reminders where next_at <= now() order by next_at limit $1 for update skip locked',
        [limit],
      );
      const now = claimed[0]?.now;
      if (!now) return { settled: 0, sent: 0, missed: 0 };
      const rows: Loaded[] = await tx.query(LOAD, [claimed.map((row) => row.user_id), now, claimed.map((row) => row.kind)]);
      const settled = rows.map((row) => ({ row, ...decide(this.dueOf(row), now) }));
      await dropOrphans(tx, claimed, rows);
      await settle(tx, settled, now);
      const count = (result: string) => settled.filter((one) => one.result === result).length;
      return { settled: settled.length, sent: count('sent'), missed: count('missed') };
    });
  }

  private dueOf(row: Loaded): DueReminder {
    const { userId, conversationId, kind, dueAt, localDate, unanswered, unreachable, timezone, plan } = row;
    const blank = this.blank({
      id: userId,
      timezone,
      country: row.country,
      plan,
      firstName: row.firstName,
      language: row.chosenLanguage ?? row.language,
      createdAt: row.createdAt.toISOString(),
    });
    const snapshot: Snapshot = {
      ...blank,
      user: { ...blank.user, optedOut: row.optedOut, settings: { ...blank.user.settings, ...row.settings } },
      goals: row.goals,
      entries: row.entries.map(entryFromJson),
      skipped: row.skipped,
      staffHold: row.held,
      links: this.snapshotSettings.links,
      capabilities: this.snapshotSettings.capabilities[plan],
    };
    return { userId, conversationId, kind, dueAt, localDate, snapshot, unanswered, unreachable };
  }
}

/** Occasions of users who are gone. */
async function dropOrphans(tx: EntityManager, claimed: { user_id: string; kind: string }[], rows: Loaded[]): Promise<void> {
  const found = new Set(rows.map((row) => row.userId));
  const gone = [...new Set(claimed.map((row) => row.user_id).filter((id) => !found.has(id)))];
  if (gone.length) await tx.getRepository(ReminderRow).delete({ userId: In(gone) });
}

async function settle(tx: EntityManager, settled: (SettledReminder & { row: Loaded })[], now: Date): Promise<void> {
  const texts = settled.flatMap(({ text, row, due: { kind } }) =>
    text
      ? [
          {
            ...text,
            conversationId: row.conversationId,
            phone: row.phone,
            phoneHash: row.phoneHash,
            meal: kind === 'summary' || kind === 'weekly' ? null : kind,
          },
        ]
      : [],
  );
  await queueText(tx, texts, now);
  const log = settled.map(({ due, result, text, next }) => ({
    user_id: due.userId,
    kind: due.kind,
    local_date: due.localDate,
    result,
    outbound_id: text?.id ?? null,
    next_at: next.at,
    next_date: next.localDate,
    unanswered: result === 'sent' ? due.unanswered + 1 : due.unanswered,
    sent: result === 'sent',
  }));
  const columns =
    'user_id uuid, kind text, local_date date, result text, outbound_id uuid, next_at timestamptz, next_date date, unanswered smallint, sent boolean';
  await tx.query(
    `insert into reminder_log (user_id, kind, local_date, result, outbound_id, at)
     select user_id, kind, local_date, result, outbound_id, $2 from json_to_recordset($1::json) as t (${columns}) on conflict do nothing`,
    [JSON.stringify(log), now],
  );
  await tx.query(
    `update reminders r set next_at = t.next_at, local_date = t.next_date, unanswered = t.unanswered, last_sent_at = case when t.sent then $2 else r.last_sent_at end
     from json_to_recordset($1::json) as t (${columns}) where r.user_id = t.user_id and r.kind = t.kind`,
    [JSON.stringify(log), now],
  );
}
