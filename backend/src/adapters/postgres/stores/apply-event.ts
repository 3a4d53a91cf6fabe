// SQL: a turn's statements, one a change: sent as they are, without the work of building them.
import type { EntityManager } from 'typeorm';
import type { Entry } from '../../../domain/entry.js';
import { localDate } from '../../../domain/local-day.js';
import { REMINDER_DEFAULTS, type ReminderSettings } from '../../../domain/reminder-settings.js';
import { beginsTexts, type ConsentChange, consentsOf } from '../../../domain/reminder-consent.js';
import type { Event, ShownConsent } from '../../../ports/storage/texts/store.js';
import { preparedStatement } from '../prepared-statement.js';
import { safeJson, safeText } from '../safe-json.js';
import { nextNumber } from './next-number.js';
import { ENTRY_COLUMNS, entryPlaceholders, entryValues } from './entry-row.js';

/** Whose rows an event changes, and when. */
export interface EventContext {
  tx: Pick<EntityManager, 'query'>;
  conversationId: string;
  /** Null for a number without an account. */
  userId: string | null;
  phone: string | null;
  phoneHash: string;
  textId: string | null;
  /** The words of a consent that a screen showed. */
  consent: ShownConsent | null;
  /** The instant the turn is about. */
  at: Date;
  /** When it is committed. */
  now: Date;
  /** The user's local day at `at`. */
  today: string;
}

type Appliers = { [T in Event['type']]: (event: Extract<Event, { type: T }>, context: EventContext) => Promise<void> };

const APPLY: Appliers = {
  'meal-logged': ({ entry }, context) => insertEntry(entry, context),
  'workout-logged': ({ entry }, context) => insertEntry(entry, context),
  'entry-corrected': async ({ after, moved }, context) => {
    await updateEntry(after, context);
    for (const entry of moved) await insertEntry(entry, context);
  },
  'entry-removed': async ({ entry }, { tx, userId, now }) => {
    await tx.query('update entries set deleted_at = $3 where user_id = $1 and id = $2 and deleted_at is null', [userId, entry.id, now]);
  },
  'entry-restored': async ({ entry }, { tx, userId }) => {
    await tx.query('update entries set deleted_at = null where user_id = $1 and id = $2', [userId, entry.id]);
  },
  'change-undone': ({ changeId }, context) => markChange(changeId, context.at, context),
  'change-redone': ({ changeId }, context) => markChange(changeId, null, context),
  'goals-changed': async ({ after }, { tx, userId, now, today }) => {
    await tx.query(
      `insert into goals (user_id, calories, protein, carbs, fat, sugar, updated_at) values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (user_id) do update set calories = $2, protein = $3, carbs = $4, fat = $5, sugar = $6, updated_at = $7`,
      [userId, after.calories, after.protein, after.carbs, after.fat, after.sugar, now],
    );
    await tx.query(
      `insert into goals_history (user_id, from_date, calories, protein, carbs, fat, sugar) values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (user_id, from_date) do update set calories = $3, protein = $4, carbs = $5, fat = $6, sugar = $7`,
      [userId, today, after.calories, after.protein, after.carbs, after.fat, after.sugar],
    );
  },
  'settings-changed': async ({ before, after }, context) => {
    const was = { ...before, ...(await switchesOf(context)) };
    await changeSettings(after, context);
    // More of what was begun already rests on the consent by which it was begun.
    const shown = context.textId !== null || context.consent !== null || beginsTexts(was, after);
    for (const { purpose, action } of consentsOf(was, after))
      if (shown || action === 'revoked') await recordConsent(purpose, action, context);
  },
  'meal-saved': async ({ name, items }, { tx, userId, now }) => {
    await tx.query(
      `insert into saved_meals (user_id, name, items, created_at) values ($1, $2, $3, $4)
       on conflict (user_id, name) do update set items = $3, created_at = $4`,
      [userId, safeText(name), safeJson(items), now],
    );
  },
  'saved-meal-deleted': async ({ name }, { tx, userId }) => {
    await tx.query('delete from saved_meals where user_id = $1 and name = $2', [userId, safeText(name)]);
  },
  'water-logged': async ({ id, ml, localDate }, { tx, userId, at }) => {
    await tx.query('insert into water (id, user_id, ml, local_date, at) values ($1, $2, $3, $4, $5) on conflict (user_id, id) do nothing', [
      id,
      userId,
      ml,
      localDate,
      at,
    ]);
  },
  'water-removed': async ({ id }, { tx, userId }) => {
    await tx.query('delete from water where user_id = $1 and id = $2', [userId, id]);
  },
  'weight-logged': async ({ id, kg, localDate }, { tx, userId, at }) => {
    await tx.query(
      'insert into weights (id, user_id, kg, local_date, at) values ($1, $2, $3, $4, $5) on conflict (user_id, id) do nothing',
      [id, userId, kg, localDate, at],
    );
  },
  'weight-removed': async ({ id }, { tx, userId }) => {
    await tx.query('delete from weights where user_id = $1 and id = $2', [userId, id]);
  },
  'meal-skipped': async ({ meal, localDate }, { tx, userId }) => {
    await tx.query('insert into skipped_meals (user_id, local_date, meal) values ($1, $2, $3) on conflict do nothing', [
      userId,
      localDate,
      meal,
    ]);
  },
  'memory-kept': async ({ words, item }, { tx, userId, now }) => {
    await tx.query(
      `insert into memories (user_id, words, item, created_at) values ($1, $2, $3, $4)
       on conflict (user_id, words) do update set item = $3, created_at = $4`,
      [userId, safeText(words), safeJson(item), now],
    );
  },
  'memory-forgotten': async ({ words }, { tx, userId }) => {
    await tx.query('delete from memories where user_id = $1 and words = $2', [userId, safeText(words)]);
  },
  'language-heard': async ({ language }, { tx, userId }) => {
    await tx.query('update users set language = $2 where id = $1', [userId, language]);
  },
  'signup-link-sent': async (_event, { tx, conversationId, at }) => {
    await tx.query('update conversations set link_sent_at = $2 where id = $1', [conversationId, at]);
  },
  'opted-out': async ({ how }, context) => {
    const { tx, phone, phoneHash, now } = context;
    await tx.query('insert into suppressions (phone_hash, phone, reason, at) values ($1, $2, $3, $4) on conflict (phone_hash) do nothing', [
      phoneHash,
      phone,
      how,
      now,
    ]);
    await tx.query(
      `update outbound_texts set state = 'suppressed', settled_at = $2 where to_hash = $1 and channel = 'sms' and state = 'queued' and not despite_opt_out`,
      [phoneHash, now],
    );
    await recordConsent('service', 'revoked', context);
  },
  'opted-in': async (_event, context) => {
    await context.tx.query('delete from suppressions where phone_hash = $1', [context.phoneHash]);
    await recordConsent('service', 'granted', context);
  },
  'limit-noticed': async ({ limit }, { tx, userId, at, today }) => {
    await tx.query(
      'insert into notices (user_id, local_date, limit_name) values ($1, counting_day($1, $4, $2), $3) on conflict do nothing',
      [userId, today, limit, at],
    );
  },
  'staff-flagged': async ({ reason, grade = 'sure' }, { tx, conversationId, textId, now }) => {
    await tx.query('insert into flags (conversation_id, inbound_id, reason, grade, at) values ($1, $2, $3, $4, $5)', [
      conversationId,
      textId,
      reason,
      grade,
      now,
    ]);
  },
  'reading-deferred': async (_event, { tx, conversationId, textId, now }) => {
    await tx.query('update inbound_texts set deferred_at = $3 where conversation_id = $1 and id = $2', [conversationId, textId, now]);
  },
};

/** Makes one event true in the rows, within the caller's transaction. Applied twice it changes nothing more. */
export function applyEvent<T extends Event['type']>(event: Extract<Event, { type: T }>, context: EventContext): Promise<void> {
  return APPLY[event.type](event, context);
}

const INSERT_ENTRY = preparedStatement(
  `insert into entries (id, user_id, number, inbound_id, created_at, counted_on, ${ENTRY_COLUMNS})
   values ($1, $2, $3, $4, $5, counting_day($2, $7, $6), ${entryPlaceholders(8)}) on conflict (user_id, id) do nothing`,
);

async function insertEntry(entry: Entry, { tx, userId, textId, at, now, today }: EventContext): Promise<void> {
  await tx.query(INSERT_ENTRY, [entry.id, userId, entry.number, textId, now, today, at, ...entryValues(entry)]);
}

async function updateEntry(entry: Entry, { tx, userId }: EventContext): Promise<void> {
  await tx.query(`update entries set (${ENTRY_COLUMNS}) = (${entryPlaceholders(3)}) where user_id = $1 and id = $2`, [
    userId,
    entry.id,
    ...entryValues(entry),
  ]);
}

async function markChange(id: string, undoneAt: Date | null, { tx, userId }: EventContext): Promise<void> {
  await tx.query('update changes set undone_at = $3 where user_id = $1 and id = $2', [userId, id, undoneAt]);
}

async function recordConsent(
  purpose: 'service' | ConsentChange['purpose'],
  action: ConsentChange['action'],
  { tx, userId, phoneHash, textId, consent, now }: EventContext,
): Promise<void> {
  await tx.query(
    `insert into consents (user_id, phone_hash, purpose, action, text_version, text_id, ip, user_agent, at, id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, ${nextNumber('select max(id) from consents where phone_hash = $2')})`,
    [
      userId,
      phoneHash,
      purpose,
      action,
      consent?.textVersion ?? null,
      textId,
      consent?.ip ?? null,
      consent?.userAgent ? safeText(consent.userAgent) : null,
      now,
    ],
  );
}

/** What stands, where a change does not say what it was: an undecided weekly report goes with the reminders. */
async function switchesOf({ tx, userId }: EventContext): Promise<Partial<ReminderSettings>> {
  const [row] = await tx.query<Pick<ReminderSettings, 'notifications' | 'weeklyReport'>[]>(
    'select notifications, weekly_report as "weeklyReport" from reminder_settings where user_id = $1',
    [userId],
  );
  return row ?? {};
}

const SETTING_COLUMNS: Record<keyof ReminderSettings, string> = {
  notifications: 'notifications',
  remindBreakfast: 'remind_breakfast',
  remindLunch: 'remind_lunch',
  remindDinner: 'remind_dinner',
  remindSnacks: 'remind_snacks',
  enableSummary: 'enable_summary',
  weeklyReport: 'weekly_report',
  breakfastTime: 'breakfast_time',
  lunchTime: 'lunch_time',
  dinnerTime: 'dinner_time',
  snackTime: 'snack_time',
  summaryTime: 'summary_time',
  waterGoalMl: 'water_goal_ml',
};

async function changeSettings(
  after: Extract<Event, { type: 'settings-changed' }>['after'],
  { tx, userId, at, now, today }: EventContext,
): Promise<void> {
  const { timezone, firstName, language } = after;
  if (timezone !== undefined) {
    // What was counted on a day stays counted when the zone moves west and that day has not come there yet.
    await tx.query(
      `update users set timezone = $2, timezone_source = 'user', counting_day = case when $3::date > $4::date then greatest(counting_day, $3) else counting_day end,
         counting_since = case when $3::date > $4::date then $5 else counting_since end where id = $1`,
      [userId, timezone, today, localDate(at, timezone), at],
    );
  }
  if (firstName !== undefined) await tx.query('update users set first_name = $2 where id = $1', [userId, safeText(firstName)]);
  if (language !== undefined) await tx.query('update users set language = $2, chosen_language = $2 where id = $1', [userId, language]);
  const names = Object.keys(SETTING_COLUMNS) as (keyof ReminderSettings)[];
  const changed = names.filter((name) => after[name] !== undefined);
  if (!changed.length) return;
  const columns = names.map((name) => SETTING_COLUMNS[name]);
  const updates = changed.map((name) => `${SETTING_COLUMNS[name]} = excluded.${SETTING_COLUMNS[name]}`);
  await tx.query(
    `insert into reminder_settings (user_id, updated_at, ${columns.join(', ')}) values ($1, $2, ${names.map((_, index) => `$${index + 3}`).join(', ')})
     on conflict (user_id) do update set updated_at = $2, ${updates.join(', ')}`,
    [userId, now, ...names.map((name) => after[name] ?? REMINDER_DEFAULTS[name])],
  );
}
