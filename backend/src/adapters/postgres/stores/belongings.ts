// SQL: an export is what the database says, column by column.
import type { EntityManager } from 'typeorm';
import type { PersonalData } from '../../../ports/storage/people/account-life.js';
import { currentPlan } from './current-plan.js';

/** What a user owns, by the name it has in an export; $1 is the user. */
const SECTIONS: Readonly<Record<string, string>> = {
  account: `select phone as phone_number, username, first_name, last_name, timezone, country, language, onboarding_complete, created_at,
    ${currentPlan('u.id', 'now()')} as plan from users u where id = $1`,
  goals: 'select calories, protein, carbs, fat, sugar, updated_at from goals where user_id = $1',
  goalsHistory: 'select from_date, calories, protein, carbs, fat, sugar from goals_history where user_id = $1 order by from_date',
  reminders: `select notifications, remind_breakfast, remind_lunch, remind_dinner, remind_snacks, enable_summary, weekly_report, breakfast_time, lunch_time,
    dinner_time, snack_time, summary_time, water_goal_ml, updated_at from reminder_settings where user_id = $1`,
  meals: `select number, local_date as date, local_time as time, meal as meal_type, items, calories, protein, carbs, fat, healthy_fat, unhealthy_fat,
    sugar, natural_sugar, added_sugar, health_rating, health_comment, created_at from entries
    where user_id = $1 and kind = 'meal' and deleted_at is null order by at, number`,
  workouts: `select number, local_date as date, local_time as time, activity, minutes, burned as calories_burned, distance, created_at from entries
    where user_id = $1 and kind = 'workout' and deleted_at is null order by at, number`,
  water: 'select local_date as date, ml, at from water where user_id = $1 order by at',
  weights: 'select local_date as date, kg, at from weights where user_id = $1 order by at',
  skippedMeals: 'select local_date as date, meal as meal_type from skipped_meals where user_id = $1 order by local_date',
  savedMeals: 'select name, items, created_at from saved_meals where user_id = $1 order by name',
  memories: 'select words, item, created_at from memories where user_id = $1 order by words',
  messages: `select at, sender, content, photo from (
      select t.received_at as at, 'you' as sender, t.body as content, coalesce(t.media_type like 'image/%', false) as photo, t.seq from inbound_texts t join conversations c on c.id = t.conversation_id where c.user_id = $1
      union all
      select o.created_at, 'mealtext', o.body, false, o.seq from outbound_texts o join conversations c on c.id = o.conversation_id
      where c.user_id = $1 and o.state not in ('suppressed', 'expired')) both_ways order by at, sender desc, seq`,
  photos: `select p.text_id as id, p.at, p.type, octet_length(p.bytes) as bytes from pictures p
    join conversations c on c.id = p.conversation_id where c.user_id = $1 and p.bytes is not null order by p.at, p.text_id`,
  feedback: 'select subject, message, at from feedback where user_id = $1 order by at',
  consents: 'select purpose, action, text_version, ip, user_agent, at from consents where user_id = $1 order by id',
  subscription: 'select plan, status, current_period_end, end_date from subscriptions where user_id = $1',
  reminderLog: 'select local_date as date, kind, result, at from reminder_log where user_id = $1 order by at, kind',
  givenPlans: 'select plan, until, reason, at from plan_overrides where user_id = $1',
  sessions: 'select device, created_at, seen_at as last_seen_at, proven_at from sessions where user_id = $1 order by created_at, id_hash',
  assistants:
    'select name, scope, created_at, seen_at as last_seen_at, expires_at from assistant_connections where user_id = $1 order by created_at, id',
  corrections: 'select at, events, undone_at from changes where user_id = $1 order by at, id',
  staffNotes:
    'select n.at, n.body as note from staff_notes n join conversations c on c.id = n.conversation_id where c.user_id = $1 order by n.at, n.id',
  pageEvents: 'select name, properties, at from analytics_events where user_id = $1 order by id',
};

/** Everything of one user, as of one instant when the transaction is repeatable read. */
export async function belongingsOf(tx: EntityManager, userId: string): Promise<PersonalData> {
  const out: Record<string, Record<string, unknown>[]> = {};
  for (const [name, sql] of Object.entries(SECTIONS)) out[name] = (await tx.query<Record<string, unknown>[]>(sql, [userId])).map(camel);
  return out;
}

const camel = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [key.replace(/_[a-z]/g, (part) => part.charAt(1).toUpperCase()), value]));
