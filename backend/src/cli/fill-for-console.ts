import type pg from 'pg';

const USERS = 100_000;
const MEALS = 1_000_000;
/** Texts in and out, half of each. */
const MESSAGES = 2_000_000;

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
    `insert into inbound_texts (id, conversation_id, provider_id, source, body, received_at, handled_at, intents, heard, reader, corrected_at)
      select ${ID('t', 'i')}, md5('c' || ${ID('u', `(i % ${users})`)}::text)::uuid, 'p' || i, 'sms',
        case when odd then 'zorb ' || (i % 977) || ' blip' else (${column(0)})[k] end, at, at + interval '1 second',
        case when odd then '{none}' when i % 5003 = 0 then '{opt_out}' else array[(${column(1)})[k]] end,
        jsonb_build_array(jsonb_build_object('type', case when odd then 'not-understood' else (${column(2)})[k] end)), (${column(3)})[k], case when i % 101 = 0 then at end
      from (select i, 1 + (i / ${users} + i) % ${TEXTS.length} as k, i % 53 = 0 as odd, now() - i * interval '90 days' / ${half} as at from generate_series(0, ${half - 1}) i) x`,
    `insert into outbound_texts (id, conversation_id, business_key, inbound_id, channel, to_phone, to_hash, body, kinds, segments, lane, state, not_before, attempts, error_code, created_at, settled_at)
      select ${ID('o', 'i')}, c.id, 'reply:' || i, t.id, 'sms', c.phone, c.phone_hash, 'Breakfast #1: 2 eggs, 1 toast. 230 cal.', '{confirm_log}', 1, 2,
        case when i % 89 = 0 then 'undelivered' when i % 97 = 0 then 'failed' else 'delivered' end, t.handled_at, 1,
        case when i % 89 = 0 then '30003' when i % 97 = 0 then '30007' end, t.handled_at, t.handled_at
      from generate_series(0, ${half - 1}) i join inbound_texts t on t.id = ${ID('t', 'i')} join conversations c on c.id = t.conversation_id`,
    `insert into entries (id, user_id, number, kind, at, local_date, local_time, meal, items, calories, protein, carbs, fat, sugar, inbound_id, created_at)
      select ${ID('t', 'i')} || '.1', ${ID('u', `(i % ${users})`)}, 1 + i / ${users}, 'meal', at, at::date, '08:00', ('{breakfast,lunch,dinner,snack}'::text[])[1 + i % 4], ${ITEM}, 100 + i % 1900, 10, 20, 5, 2, ${ID('t', `(i % ${half})`)}, at
      from (select i, now() - i * interval '90 days' / ${Math.round(MEALS * scale)} as at from generate_series(0, ${Math.round(MEALS * scale) - 1}) i) x`,
    `insert into conversation_activity select conversation_id, max(received_at) from inbound_texts group by 1`,
    'set session_replication_role = origin',
    'vacuum analyze',
  ];
  for (const statement of statements) await client.query(statement);
}
