// SQL: a turn's statements: sent as they are, without the work of building them.
import type { DataSource } from 'typeorm';
import type { Item } from '../../../domain/entry.js';
import type { Hours } from '../../../domain/promotion-hours.js';
import { addDays, localDate } from '../../../domain/local-day.js';
import type { MealType } from '../../../domain/meal-type.js';
import type { Plan } from '../../../domain/plan.js';
import { REMINDER_DEFAULTS, type ReminderSettings } from '../../../domain/reminder-settings.js';
import type { Change, ReplyKind, Snapshot, SnapshotSettings } from '../../../ports/storage/texts/store.js';
import { preparedStatement } from '../prepared-statement.js';
import { currentPlan } from './current-plan.js';
import { agreedTo } from './agreed-to.js';
import { ENTRY_JSON, type EntryJson, entryFromJson } from './entry-row.js';

const ENTRY_DAYS = 31;

interface Loaded {
  version: number;
  /** What the local day goes by. */
  zone: string;
  phone: string | null;
  pending: Snapshot['pending'];
  held: boolean;
  linkSentAt: string | null;
  codeSentAt: string | null;
  optedOut: boolean;
  user: {
    id: string;
    firstName: string | null;
    timezone: string;
    country: 'US' | 'CA';
    language: Snapshot['user']['language'];
    chosenLanguage: Snapshot['user']['language'] | null;
    plan: Plan;
    weightKg: number | null;
    createdAt: string;
  } | null;
  goals: Snapshot['goals'];
  settings: ReminderSettings | null;
  news: boolean;
  entries: EntryJson[];
  used: Snapshot['used'];
  noticed: Snapshot['noticed'];
  water: number;
  weights: Snapshot['weights'];
  saved: { name: string; items: Item[] }[];
  memory: Snapshot['memory'];
  changes: { id: string; at: string; events: Change['events']; undoneAt: string | null }[];
  lastSent: { kind: ReplyKind; meal: MealType | null; at: string; text: string } | null;
  recent: Snapshot['recent'];
  waiting: Snapshot['waiting'];
  skipped: MealType[];
  nextNumber: number;
}

/** Everything in one statement, so that it is all of one instant. $1 conversation, $2 now, $3 user's today, $4 first day. */
const LOAD = preparedStatement(`
select c.version, coalesce((select timezone from users where id = c.user_id), 'UTC') as zone, c.phone, c.pending, c.held_at is not null as held,
  c.link_sent_at as "linkSentAt",
  case when c.code_sent_at > $2::timestamptz - interval '30 minutes' then c.code_sent_at end as "codeSentAt",
  exists (select 1 from suppressions s where s.phone_hash = c.phone_hash) as "optedOut",
  case when u.id is null then null else json_build_object('id', u.id, 'firstName', u.first_name, 'timezone', u.timezone, 'country', u.country,
    'language', u.language, 'chosenLanguage', u.chosen_language, 'createdAt', u.created_at, 'plan', ${currentPlan('u.id', '$2')},
    'weightKg', (select kg from weights where user_id = u.id order by local_date desc, at desc, id desc limit 1)) end as user,
  (select json_build_object('calories', calories, 'protein', protein, 'carbs', carbs, 'fat', fat, 'sugar', sugar) from goals where user_id = u.id) as goals,
  (select json_build_object('notifications', notifications, 'remindBreakfast', remind_breakfast, 'remindLunch', remind_lunch, 'remindDinner', remind_dinner,
    'remindSnacks', remind_snacks, 'enableSummary', enable_summary, 'weeklyReport', weekly_report, 'breakfastTime', breakfast_time, 'lunchTime', lunch_time, 'dinnerTime', dinner_time,
    'snackTime', snack_time, 'summaryTime', summary_time, 'waterGoalMl', water_goal_ml) from reminder_settings where user_id = u.id) as settings,
  ${agreedTo("'news'")} as news,
  coalesce((select json_agg(${ENTRY_JSON} order by e.at, e.number) from entries e where e.user_id = u.id and e.local_date >= $4::date and e.deleted_at is null), '[]') as entries,
  (select json_build_object('texts', coalesce(d.texts, 0), 'modelReads', coalesce(d.model_reads, 0),
    'meals', count(*) filter (where kind = 'meal'), 'workouts', count(*) filter (where kind = 'workout'))
    from entries where user_id = u.id and counted_on = counting.day and deleted_at is null) as used,
  coalesce((select json_agg(limit_name) from notices where user_id = u.id and local_date = counting.day), '[]') as noticed,
  coalesce((select sum(ml) from water where user_id = u.id and local_date = $3::date), 0) as water,
  coalesce((select json_agg(json_build_object('id', id, 'date', local_date, 'kg', kg) order by local_date, at, id) from weights
    where user_id = u.id and local_date >= $4::date), '[]') as weights,
  coalesce((select json_agg(json_build_object('name', name, 'items', items) order by created_at, name) from saved_meals where user_id = u.id), '[]') as saved,
  coalesce((select json_agg(json_build_object('words', words, 'item', item) order by created_at, words) from memories where user_id = u.id), '[]') as memory,
  coalesce((select json_agg(json_build_object('id', id, 'at', at, 'events', events, 'undoneAt', undone_at) order by at, seq) from
    (select row_number() over (order by at, id) as seq, * from changes where user_id = u.id and at >= $2::timestamptz - interval '24 hours' order by at desc, id desc limit 20) latest), '[]') as changes,
  (select json_build_object('kind', kinds[1], 'meal', meal, 'at', created_at, 'text', body) from outbound_texts
    where conversation_id = c.id and created_at > $2::timestamptz - interval '12 hours' order by created_at desc, seq desc limit 1) as "lastSent",
  coalesce((select json_agg(json_build_object('id', id, 'text', body, 'at', received_at) order by received_at, seq) from
    (select id, body, received_at, seq from inbound_texts where conversation_id = c.id and handled_at is not null
      and received_at between $2::timestamptz - interval '10 minutes' and $2::timestamptz order by received_at desc, seq desc limit 8) told), '[]') as recent,
  (select json_build_object('id', id, 'text', body, 'kinds', kinds, 'entryIds', entry_ids, 'at', created_at) from outbound_texts
    where conversation_id = c.id and channel = 'sms' and state = 'queued' and lane = 2 and attempts = 0 and not_before > greatest($2, created_at) order by seq desc limit 1) as waiting,
  coalesce((select json_agg(meal) from skipped_meals where user_id = u.id and local_date = $3::date), '[]') as skipped,
  coalesce((select max(number) from entries where user_id = u.id), 0) + 1 as "nextNumber"
from conversations c
left join users u on u.id = c.user_id and u.deleted_at is null
cross join lateral (select counting_day(u.id, $2::timestamptz, $3::date) as day) counting
left join daily_counters d on d.user_id = u.id and d.local_date = counting.day
where c.id = $1`);

const ZONE = preparedStatement(
  `select coalesce(u.timezone, 'UTC') as zone from conversations c left join users u on u.id = c.user_id where c.id = $1`,
);

/** What a number tells by itself: zone and country of one without an account, and when it may be told of plans. */
export type Guess = (phone: string | null) => { timezone: string; country: 'US' | 'CA'; promotionHours: Hours };

/** The snapshot of a conversation, or null when there is none. */
export async function loadSnapshot(
  db: Pick<DataSource, 'query'>,
  conversationId: string,
  now: Date,
  settings: SnapshotSettings,
  guess: Guess,
): Promise<Snapshot | null> {
  const zone = zones.get(conversationId) ?? (await db.query<{ zone: string }[]>(ZONE, [conversationId]))[0]?.zone;
  if (zone === undefined) return null;
  let row = await loadOf(db, conversationId, now, zone);
  // Somebody who has moved since.
  if (row && localDate(now, row.zone) !== localDate(now, zone)) row = await loadOf(db, conversationId, now, row.zone);
  if (!row) return null;
  if (zones.size >= MOST_ZONES) zones.clear();
  zones.set(conversationId, row.zone);
  return asSnapshot(row, conversationId, now, settings, guess(row.phone));
}

/** The zones that conversations had when they were last loaded, so that none is asked for each time: what is loaded says whether it still has it. */
const zones = new Map<string, string>();
const MOST_ZONES = 20_000;

async function loadOf(db: Pick<DataSource, 'query'>, conversationId: string, now: Date, zone: string): Promise<Loaded | undefined> {
  const today = localDate(now, zone);
  const [row] = await db.query<Loaded[]>(LOAD, [conversationId, now, today, addDays(today, 1 - ENTRY_DAYS)]);
  return row;
}

/** What a snapshot is wanted of: a conversation, as it stood at an instant that was that local day. */
export interface Wanted {
  conversationId: string;
  at: Date;
  today: string;
}

const PLACES = ['w.conversation', 'w.at', 'w.today', 'w.first'];
const LOAD_MANY = `select w.conversation as "conversationId", w.at as "loadedAt", one.*
  from unnest($1::uuid[], $2::timestamptz[], $3::date[], $4::date[]) as w(conversation, at, today, first),
  lateral (${LOAD.replace(/\$(\d)/g, (_, place: string) => PLACES[Number(place) - 1]!)}) one`;

/** The same for many conversations in one statement; those that are not there are left out. */
export async function loadSnapshots(
  db: Pick<DataSource, 'query'>,
  wanted: readonly Wanted[],
  settings: SnapshotSettings,
  guess: Guess,
): Promise<Map<string, Snapshot>> {
  const rows = await db.query<(Loaded & { conversationId: string; loadedAt: Date })[]>(LOAD_MANY, [
    wanted.map(({ conversationId }) => conversationId),
    wanted.map(({ at }) => at),
    wanted.map(({ today }) => today),
    wanted.map(({ today }) => addDays(today, 1 - ENTRY_DAYS)),
  ]);
  return new Map(
    rows.map(({ conversationId, loadedAt, ...row }) => [
      conversationId,
      asSnapshot(row, conversationId, loadedAt, settings, guess(row.phone)),
    ]),
  );
}

function asSnapshot(
  row: Loaded,
  conversationId: string,
  now: Date,
  settings: SnapshotSettings,
  { promotionHours, ...guess }: ReturnType<Guess>,
): Snapshot {
  const { user } = row;
  const stub = {
    id: conversationId,
    firstName: null,
    ...guess,
    language: 'en' as const,
    chosenLanguage: null,
    plan: 'free' as const,
    weightKg: null,
    createdAt: now.toISOString(),
  };
  const { chosenLanguage, ...known } = user ?? stub;
  return {
    version: row.version,
    user: {
      ...known,
      createdAt: instant(known.createdAt),
      optedOut: row.optedOut,
      deleted: false,
      settings: {
        ...(row.settings ?? REMINDER_DEFAULTS),
        timezone: known.timezone,
        firstName: known.firstName ?? '',
        language: chosenLanguage ?? 'en',
        news: row.news,
      },
    },
    goals: row.goals,
    entries: row.entries.map(entryFromJson),
    used: row.used,
    noticed: row.noticed,
    waterMlToday: row.water,
    weights: row.weights,
    saved: row.saved,
    memory: row.memory,
    pending: row.pending,
    changes: row.changes.map((change) => ({
      id: change.id,
      at: instant(change.at),
      events: change.events,
      undone: change.undoneAt !== null,
      undoneAt: change.undoneAt && instant(change.undoneAt),
    })),
    lastSent: row.lastSent && { ...row.lastSent, at: instant(row.lastSent.at) },
    recent: row.recent.map(({ id, text, at }) => ({ id, text, at: instant(at) })),
    waiting: row.waiting && { ...row.waiting, at: instant(row.waiting.at) },
    skipped: row.skipped,
    staffHold: row.held,
    codeSentAt: row.codeSentAt && instant(row.codeSentAt),
    nextNumber: row.nextNumber,
    links: settings.links,
    promotion: { zone: guess.timezone, hours: promotionHours },
    capabilities: settings.capabilities[known.plan],
    stranger: user ? null : { linkSentAt: row.linkSentAt && instant(row.linkSentAt) },
    carrierAnswersKeywords: settings.carrierAnswersKeywords,
    seesPictures: settings.seesPictures ?? false,
  };
}

const instant = (value: string | Date): string => new Date(value).toISOString();
