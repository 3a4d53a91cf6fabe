import type { DataSource } from 'typeorm';
import type { Entry } from '../../../domain/entry.js';
import type { GoalsFrom } from '../../../domain/goals-on.js';
import type { Nutrients } from '../../../domain/nutrients.js';
import { REMINDER_DEFAULTS } from '../../../domain/reminder-settings.js';
import type { MealTime } from '../../../domain/streak.js';
import {
  type DayFigures,
  Diary,
  type EntryCounts,
  type DrinkRow,
  type MessageRow,
  type SettingsRow,
  type SourceFigures,
  type TrendFigures,
  type WeightReading,
} from '../../../ports/storage/diary/diary.js';
import { GoalsHistoryRow, GoalsRow, ReminderSettingsRow, WaterRow } from '../entities/index.js';
import { ENTRY_JSON, type EntryJson, entryFromJson } from './entry-row.js';

/** SQL: what screens show, as the database makes it: entries as JSON, sums of days, texts both ways; rows of years without the work of making objects of them. */
export class PostgresDiary extends Diary {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async entriesOn(userId: string, date: string, kind: Entry['kind']): Promise<Entry[]> {
    const rows = await this.dataSource.query<{ entry: EntryJson }[]>(
      `select ${ENTRY_JSON} as entry from entries e where e.user_id = $1 and e.local_date = $2 and e.kind = $3 and e.deleted_at is null order by e.at, e.number`,
      [userId, date, kind],
    );
    return rows.map((row) => entryFromJson(row.entry));
  }

  override async entry(userId: string, id: string): Promise<Entry | null> {
    const rows = await this.dataSource.query<{ entry: EntryJson }[]>(
      `select ${ENTRY_JSON} as entry from entries e where e.user_id = $1 and e.id = $2 and e.deleted_at is null`,
      [userId, id],
    );
    return rows[0] ? entryFromJson(rows[0].entry) : null;
  }

  override days(userId: string, from: string, to: string): Promise<DayFigures[]> {
    const sum = (column: string, name = column) => `coalesce(sum(${column}), 0) as "${name}"`;
    const figures = [
      sum('calories'),
      sum('protein'),
      sum('carbs'),
      sum('fat'),
      sum('healthy_fat', 'healthyFat'),
      sum('unhealthy_fat', 'unhealthyFat'),
      sum('sugar'),
      sum('natural_sugar', 'naturalSugar'),
      sum('added_sugar', 'addedSugar'),
      sum('burned'),
    ];
    return this.dataSource.query(
      `select local_date as date, ${figures.join(', ')} from entries where user_id = $1 and local_date between $2 and $3 and deleted_at is null group by local_date order by local_date`,
      [userId, from, to],
    );
  }

  override mealTimes(userId: string, from: string): Promise<MealTime[]> {
    return this.dataSource.query(
      `select local_date as date, local_time as time, coalesce(meal, 'snack') as meal from entries
       where user_id = $1 and local_date >= $2 and deleted_at is null and kind = 'meal' order by local_date, local_time`,
      [userId, from],
    );
  }

  override weights(userId: string): Promise<WeightReading[]> {
    return this.dataSource.query('select id, kg, local_date as date from weights where user_id = $1 order by local_date, at, id', [userId]);
  }

  override drinks(userId: string, date: string): Promise<DrinkRow[]> {
    return this.dataSource.query(
      'select id, ml, local_date as date, at from water where user_id = $1 and local_date = $2 order by at, id',
      [userId, date],
    );
  }

  override async drink(userId: string, id: string): Promise<DrinkRow | null> {
    const row = await this.dataSource.getRepository(WaterRow).findOneBy({ userId, id });
    return row && { id: row.id, ml: row.ml, date: row.localDate, at: row.at };
  }

  override trendDays(userId: string, from: string, to: string): Promise<TrendFigures[]> {
    const columns = { calories: 'calories', protein: 'protein', carbs: 'carbs', fat: 'fat', sugar: 'sugar', unhealthy_fat: 'unhealthyFat' };
    const sums = Object.entries({ ...columns, burned: 'burned', fiber: 'fiber', sodium: 'sodium' });
    return this.dataSource.query(
      `select local_date as date, ${sums.map(([column, name]) => `coalesce(sum(${column}), 0) as "${name}"`).join(', ')}
       from entries left join lateral (select sum(${figureOf('fiber')}) as fiber, sum(${figureOf('sodium')}) as sodium
         from jsonb_array_elements(items) item where ${HAS_FIGURES}) of_items on true
       where user_id = $1 and local_date between $2 and $3 and deleted_at is null group by local_date order by local_date`,
      [userId, from, to],
    );
  }

  override foodSources(userId: string, from: string, to: string): Promise<SourceFigures[]> {
    return this.dataSource.query(
      `select item ->> 'name' as name, count(*)::int as times, sum(${figureOf('calories')}) as calories, sum(${figureOf('protein')}) as protein,
         sum(${figureOf('sugar')}) as sugar
       from entries cross join lateral jsonb_array_elements(items) item
       where user_id = $1 and local_date between $2 and $3 and deleted_at is null and ${HAS_FIGURES} group by 1 order by 3 desc, 1 limit 200`,
      [userId, from, to],
    );
  }

  override mealSources(userId: string, from: string, to: string): Promise<SourceFigures[]> {
    return this.dataSource.query(
      `select coalesce(meal, 'snack') as name, count(*)::int as times, coalesce(sum(calories), 0) as calories, coalesce(sum(protein), 0) as protein,
         coalesce(sum(sugar), 0) as sugar
       from entries where user_id = $1 and local_date between $2 and $3 and deleted_at is null and kind = 'meal' group by 1 order by 3 desc, 1`,
      [userId, from, to],
    );
  }

  override async counts(userId: string, from: string, to: string): Promise<EntryCounts> {
    const rows = await this.dataSource.query<EntryCounts[]>(
      `select count(*) filter (where kind = 'meal')::int as meals, count(*) filter (where kind = 'workout')::int as workouts
       from entries where user_id = $1 and local_date between $2 and $3 and deleted_at is null`,
      [userId, from, to],
    );
    return rows[0]!;
  }

  /** The conversation is looked up first, not joined: so its texts are read from the end of an index, and no more of them than are shown. */
  override async messages(userId: string, limit: number): Promise<MessageRow[]> {
    const rows = await this.dataSource.query<MessageRow[]>(
      `select id, content, "hasPicture", "isFromUser", via, "createdAt" from (
         (select t.id, t.body as content, coalesce(t.media_type like 'image/%', false) as "hasPicture", true as "isFromUser", t.source as via, t.received_at as "createdAt", t.seq
          from inbound_texts t
          where t.conversation_id = (select id from conversations where user_id = $1) and not (t.source <> 'sms' and coalesce(t.heard @> '[{"type": "text-limit"}]' and not t.heard @> '[{"note": true}]', false)) order by t.received_at desc, t.seq desc limit $2)
         union all
         (select o.id, o.body, false, false, o.channel, o.created_at, o.seq
          from outbound_texts o
          where o.conversation_id = (select id from conversations where user_id = $1) and o.state not in ('suppressed', 'expired') and not (o.channel <> 'sms' and o.kinds = '{limit_texts}') order by o.created_at desc, o.seq desc limit $2)
       ) both_ways order by "createdAt" desc, "isFromUser", seq desc limit $2`,
      [userId, limit],
    );
    return rows.reverse();
  }

  override async settings(userId: string): Promise<SettingsRow> {
    const [goals, settings] = await Promise.all([
      this.dataSource.getRepository(GoalsRow).findOneBy({ userId }),
      this.dataSource.getRepository(ReminderSettingsRow).findOneBy({ userId }),
    ]);
    const { calories, protein, carbs, fat, sugar } = goals ?? { calories: null, protein: null, carbs: null, fat: null, sugar: null };
    const { userId: _user, updatedAt: _at, ...kept } = settings ?? { ...REMINDER_DEFAULTS, userId, updatedAt: null };
    return { goals: goals && { calories, protein, carbs, fat, sugar }, settings: kept, empty: !goals && !settings };
  }

  override async goalsHistory(userId: string): Promise<GoalsFrom[]> {
    const rows = await this.dataSource.getRepository(GoalsHistoryRow).find({ where: { userId }, order: { fromDate: 'asc' } });
    return rows.map(({ userId: _user, fromDate: from, ...goals }) => ({ from, goals }));
  }
}

/** A figure of an item as the query has it under `item`. */
const figureOf = (name: keyof Nutrients): string => `(item -> 'nutrients' ->> '${name}')::double precision`;
/** Of a food that is known. */
const HAS_FIGURES = `jsonb_typeof(item -> 'nutrients') = 'object'`;
