// SQL: rows to measure with, many at once.
import type pg from 'pg';

const USERS = 100_000;
const MEALS = 1_000_000;
/** Texts in and out, half of each. */
const MESSAGES = 2_000_000;
const STAFF = 24;

const FIRST = [
  'Ana',
  'Ben',
  'Chloé',
  'Dev',
  'Eve',
  'Finn',
  'Grace',
  'Hugo',
  'Ines',
  'Jo',
  'Kai',
  'Lea',
  'Mia',
  'Noor',
  'Omar',
  'Pia',
  'Quinn',
  'Ravi',
  'Sam',
  'Zoe',
];
const LAST = ['Miller', 'Okafor', 'Rivera', 'Singh', 'Tremblay', 'Nguyen', 'Garcia', 'Brown', 'Lavoie', 'Kim'];
/** What people text, with what was made of it and by whom. */
const TEXTS = [
  ['2 eggs and toast with butter for breakfast', 'log_meal', 'log-meal', 'builtin'],
  ['chicken burrito and a coke for lunch', 'log_meal', 'log-meal', 'builtin'],
  ['large coffee with 2% milk', 'log_meal', 'log-meal', 'builtin'],
  ['ran 30 minutes', 'log_workout', 'log-workout', 'builtin'],
  ['actually 3 eggs', 'edit', 'edit', 'rules'],
  ['undo', 'undo', 'undo', 'rules'],
  ['grilled salmon, rice and broccoli', 'log_meal', 'log-meal', 'model'],
  ['how many calories do i have left?', 'question', 'question', 'rules'],
  ['a bowl of oatmeal with blueberries and honey', 'log_meal', 'log-meal', 'builtin'],
  ['thanks', 'none', 'chat', 'rules'],
  ['2 slices of pepperoni pizza and a beer', 'log_meal', 'log-meal', 'builtin'],
  ['water 500 ml', 'log_water', 'log-water', 'rules'],
];
const list = (words: readonly string[]): string => `'{${words.map((word) => `"${word.replaceAll("'", "''")}"`).join(',')}}'::text[]`;
const column = (i: number): string => list(TEXTS.map((row) => row[i]!));
const ID = (kind: string, i: string): string => `md5('${kind}' || ${i})::uuid`;
const ITEM = `'[{"name":"egg","quantity":2,"unit":"count","size":null,"grams":100,"nutrients":{"calories":143,"protein":13,"carbs":1,"fat":10,"healthyFat":6,"unhealthyFat":4,"sugar":0,"naturalSugar":0,"addedSugar":0},"source":"builtin","food":null,"assumed":false,"assumption":null,"mods":[]}]'`;

/**
 * Fills an empty database with a product's first years, scaled: the same rows each time. `client` is a superuser's, who may leave out
 * triggers; what they would have written is written here.
 */
export async function fillForConsole(client: pg.Client, scale: number): Promise<void> {
  const users = Math.round(USERS * scale);
  const half = Math.round((MESSAGES / 2) * scale);
  const statements = [
    `set session_replication_role = replica; set synchronous_commit = off; set maintenance_work_mem = '256MB'`,
    `insert into users (id, phone, phone_hash, username, first_name, last_name, onboarding_complete, is_new_user, timezone, timezone_source, country, created_at)
      select ${ID('u', 'i')}, '+1' || (2000000000 + i::bigint * 79999), md5('+1' || (2000000000 + i::bigint * 79999)), f || ' ' || l, f, l, true, false, 'America/New_York', 'area', 'US', now() - (i || ' minutes')::interval * 5
      from (select i, (${list(FIRST)})[1 + i % ${FIRST.length}] as f, (${list(LAST)})[1 + (i / ${FIRST.length}) % ${LAST.length}] as l from generate_series(0, ${users - 1}) i) x`,
    `insert into conversations (id, phone, phone_hash, user_id, created_at) select md5('c' || id::text)::uuid, phone, phone_hash, id, created_at from users`,
    `insert into subscriptions (user_id, provider, plan, status, updated_at) select ${ID('u', 'i')}, 'local', case when i % 2 = 0 then 'pro' else 'plus' end, 'active', now() - i * interval '1 minute' from generate_series(0, ${users - 1}, 7) i`,
    `insert into suppressions (phone_hash, phone, reason, at) select phone_hash, phone, 'keyword', now() from users where right(phone, 2) = '17'`,
    `insert into flags (conversation_id, reason, at) select id, 'asked-for-staff', created_at from conversations where right(phone, 3) = '217'`,
    `insert into inbound_texts (id, conversation_id, provider_id, source, body, received_at, handled_at, intents, heard, reader, corrected_at, bearer)
      select ${ID('t', 'i')}, md5('c' || ${ID('u', `(i % ${users})`)}::text)::uuid, 'p' || i, 'sms',
        case when odd then 'zorb ' || (i % 977) || ' blip' else (${column(0)})[k] end, at, at + interval '1 second',
        case when odd then '{none}' when i % 5003 = 0 then '{opt_out}' else array[(${column(1)})[k]] end,
        jsonb_build_array(jsonb_build_object('type', case when odd then 'not-understood' else (${column(2)})[k] end)), (${column(3)})[k], case when i % 101 = 0 then at end, case when i % 31 = 0 then 'rcs' end
      from (select i, 1 + (i / ${users} + i) % ${TEXTS.length} as k, i % 53 = 0 as odd, now() - i * interval '90 days' / ${half} as at from generate_series(0, ${half - 1}) i) x`,
    `insert into outbound_texts (id, conversation_id, business_key, inbound_id, channel, to_phone, to_hash, body, kinds, segments, lane, state, not_before, attempts, error_code, created_at, settled_at)
      select ${ID('o', 'i')}, c.id, 'reply:' || i, t.id, 'sms', c.phone, c.phone_hash, 'Breakfast #1: 2 eggs, 1 toast. 230 cal.', '{confirm_log}', 1, 2,
        case when i % 89 = 0 then 'undelivered' when i % 97 = 0 then 'failed' else 'delivered' end, t.handled_at, 1,
        case when i % 89 = 0 then '30003' when i % 97 = 0 then '30007' end, t.handled_at, t.handled_at
      from generate_series(0, ${half - 1}) i join inbound_texts t on t.id = ${ID('t', 'i')} join conversations c on c.id = t.conversation_id`,
    `insert into entries (id, user_id, number, kind, at, local_date, local_time, meal, items, calories, protein, carbs, fat, sugar, inbound_id, created_at)
      select ${ID('t', 'i')} || '.1', ${ID('u', `(i % ${users})`)}, 1 + i / ${users}, 'meal', at, at::date, '08:00', ('{breakfast,lunch,dinner,snack}'::text[])[1 + i % 4], ${ITEM}, 100 + i % 1900, 10, 20, 5, 2, ${ID('t', `(i % ${half})`)}, at
      from (select i, now() - i * interval '90 days' / ${Math.round(MEALS * scale)} as at from generate_series(0, ${Math.round(MEALS * scale) - 1}) i) x`,
    ...around(users, half),
    `insert into conversation_activity select t.conversation_id, max(t.received_at), c.user_id from inbound_texts t join conversations c on c.id = t.conversation_id group by 1, 3`,
    'insert into phone_owners (phone_hash, owner_id) select phone_hash, id from conversations',
    'set session_replication_role = origin',
    'vacuum analyze',
  ];
  for (const statement of statements) await client.query(statement);
}

/** What stands around people and texts: what is to be learned, cases, reminders, goals, workouts, feedback, the audit and requests. */
function around(users: number, half: number): string[] {
  const user = (i: string) => ID('u', `(${i} % ${users})`);
  const ago = (i: string, rows: number) => `now() - ${i} * interval '90 days' / ${rows}`;
  const some = (share: number) => Math.round(users * share);
  const staff = `(array(select id from staff order by id))[1 + i % ${STAFF}]`;
  return [
    `insert into staff (id, email, name, role, password_hash, totp_secret, created_at)
      select ${ID('s', 'i')}, 'staff' || i || '@example.com', 'Staff ' || i, (array['viewer', 'agent', 'admin'])[1 + i % 3], 'x', 'x', now() from generate_series(1, ${STAFF}) i`,
    `insert into learning_texts (text_id, conversation_id, kind, about, form, said, at)
      select id, conversation_id, 'not-understood', 'sentence', body, body, received_at from inbound_texts where body like 'zorb %'`,
    `insert into learning_texts (text_id, conversation_id, kind, about, form, said, at)
      select t.id, t.conversation_id, (array['asked', 'corrected', 'undone'])[1 + i % 3], 'food', 'food ' || (i::bigint * 7919 % 5003), 'Food ' || (i::bigint * 7919 % 5003), t.received_at
      from generate_series(0, ${half - 1}, 29) i join inbound_texts t on t.id = ${ID('t', 'i')} where t.body not like 'zorb %'`,
    `insert into flags (conversation_id, reason, at) select id, (array['not-understood', 'medical', 'crisis'])[1 + length(md5(id::text)) % 3], now() - interval '2 hours' from conversations where right(phone, 3) = '431'`,
    `update conversations c set held_at = now() - interval '1 day', held_by = s.id, assigned_to = s.id from (select id from staff where role = 'agent' order by id limit 1) s where right(c.phone, 3) = '631'`,
    `insert into goals (user_id, calories, protein, updated_at) select ${ID('u', 'i')}, 2000, 120, ${ago('i', users)} from generate_series(0, ${users - 1}, 3) i`,
    `insert into reminder_settings select ${ID('u', 'i')}, i % 2 = 0, true, true, true, false, true, '08:00', '12:00', '18:00', '15:00', '21:00', now() from generate_series(0, ${users - 1}, 5) i`,
    `insert into reminders (user_id, kind, next_at, local_date) select ${ID('u', 'i')}, kind, now() + i * interval '1 second', current_date
      from generate_series(0, ${users - 1}, 5) i, unnest('{breakfast,lunch,dinner}'::text[]) kind`,
    `insert into reminder_log (user_id, kind, local_date, result, at) select ${ID('u', 'i')}, 'lunch', current_date - d, (array['sent', 'logged-already', 'missed'])[1 + (i + d) % 3], now() - d * interval '1 day' - i * interval '1 second'
      from generate_series(0, ${users - 1}, 5) i, generate_series(1, 25) d`,
    `insert into entries (id, user_id, number, kind, at, local_date, local_time, activity, minutes, burned, assumed, created_at)
      select 'w' || i, ${user('i')}, 1000 + i / ${users}, 'workout', at, at::date, '18:00', 'running', 30, 290, false, at from (select i, ${ago('i', some(1))} as at from generate_series(0, ${some(1) - 1}) i) x`,
    `insert into feedback (id, user_id, subject, message, at, state) select ${ID('f', 'i')}, ${user('i * 31')}, 'Subject ' || i, 'Words about portions and reminders ' || i, ${ago('i', some(0.05))}, (array['new', 'open', 'answered', 'closed'])[1 + i % 4]
      from generate_series(0, ${some(0.05) - 1}) i`,
    `insert into audit_log (at, actor_kind, actor_id, action, object_kind, object_id, reason)
      select ${ago('i', some(2))}, 'staff', ${staff}::text, (array['reveal', 'open', 'reply', 'correct', 'resend'])[1 + i % 5], 'user', ${user('i * 13')}::text, 'ticket ' || i from generate_series(0, ${some(2) - 1}) i`,
    `insert into staff_requests (id, kind, user_id, reason, asked_by, asked_at, expires_at) select ${ID('r', 'i')}, (array['export', 'erase', 'refund'])[1 + i % 3], ${user('i * 17')}, 'ticket ' || i, ${staff}, ${ago('i', some(0.02))}, ${ago('i', some(0.02))} + interval '1 day'
      from generate_series(0, ${some(0.02) - 1}) i`,
    `insert into money_orders (id, provider, user_id, customer_id, kind, invoice_id, cents, currency, reason, asked_by, asked_at, request_id, state, next_try_at, settled_at)
      select md5('m' || id::text)::uuid, 'local', user_id, 'cus', 'refund', 'in', 999, 'usd', reason, asked_by, asked_at, id, 'done', asked_at, asked_at from staff_requests where kind = 'refund'`,
    `insert into saved_replies (id, title, body, language, updated_at) select ${ID('q', 'i')}, 'Reply ' || i, 'Words ' || i, (array['en', 'fr', 'es'])[1 + i % 3], now() from generate_series(1, 200) i`,
  ];
}
