import { createHmac } from 'node:crypto';
import pg from 'pg';

/** Key of the phones' hashes in the databases that benches fill themselves. */
export const HASH_SECRET = 'a key for benches only, of more than 32 characters';
const FIVE_YEARS = 1826;
const USERS = 500;

/** The phone of a user of a filled database; number 0 has five years of entries. */
export const phoneOf = (user: number): string => `+1202555${String(1000 + user)}`;
const hashOf = (phone: string) => createHmac('sha256', HASH_SECRET).update(phone).digest('base64url');
const userId = (n: string) => `('00000000-0000-4000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;
const conversationId = (n: string) => `('00000000-0000-4000-9000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;

const nutrients = (calories: number) => ({
  ...{ calories, protein: 12.6, carbs: 30, fat: 9.5, healthyFat: 5.3, unhealthyFat: 3.1, sugar: 4, naturalSugar: 3, addedSugar: 1 },
  ...{ fiber: 2, sodium: 300, alcohol: 0 },
});
const item = (name: string, quantity: number, calories: number) => ({
  ...{ name, quantity, unit: 'count', size: null, grams: 100, nutrients: nutrients(calories), source: 'builtin', food: '31103000' },
  ...{ assumed: true, assumption: '1 serving', mods: [] },
});
const ITEMS = JSON.stringify([item('eggs', 2, 143), item('toast', 1, 160)]);

/** Meals as `generate_series` makes them: user $1 to $2, each `days` days of `perDay` meals, the last one yesterday. */
const meals = (days: number, perDay: number) => `
  insert into entries (id, user_id, number, kind, at, local_date, local_time, meal, items, calories, protein, carbs, fat, healthy_fat, unhealthy_fat,
    sugar, natural_sugar, added_sugar, health_rating, counted_on, created_at)
  select 'bench-' || u || '-' || d || '-' || m, ${userId('u')}, d * ${perDay + 1} + m, 'meal', at, (at at time zone 'America/New_York')::date,
    to_char(at at time zone 'America/New_York', 'HH24:MI'), (array['breakfast', 'lunch', 'dinner', 'snack'])[1 + m % 4], '${ITEMS}'::jsonb,
    303, 25.2, 60, 19, 10.6, 6.2, 8, 6, 2, 6, (at at time zone 'America/New_York')::date, at
  from generate_series($1::int, $2::int) u, generate_series(0, ${days - 1}) d, generate_series(1, ${perDay}) m,
    lateral (select now() - make_interval(days => ${days} - d) + make_interval(hours => m) as at) t`;

/** One workout a day, numbered before the day's meals. */
const workouts = (days: number, perDay: number) => `
  insert into entries (id, user_id, number, kind, at, local_date, local_time, activity, minutes, burned, assumed, created_at)
  select 'bench-run-' || u || '-' || d, ${userId('u')}, (d + 1) * ${perDay + 1}, 'workout', at, (at at time zone 'America/New_York')::date,
    to_char(at at time zone 'America/New_York', 'HH24:MI'), 'running', 30, 290, false, at
  from generate_series($1::int, $2::int) u, generate_series(0, ${days - 1}) d, lateral (select now() - make_interval(days => ${days} - d) as at) t`;

/** A text and its answer for every meal. */
const texts = (days: number, perDay: number) => [
  `insert into inbound_texts (id, conversation_id, provider_id, source, body, received_at, handled_at)
   select gen_random_uuid(), ${conversationId('u')}, 'bench-' || u || '-' || d || '-' || m, 'sms', '2 eggs and toast for breakfast', at, at
   from generate_series($1::int, $2::int) u, generate_series(0, ${days - 1}) d, generate_series(1, ${perDay}) m,
     lateral (select now() - make_interval(days => ${days} - d) + make_interval(hours => m) as at) t`,
  `insert into outbound_texts (id, conversation_id, business_key, channel, to_phone, to_hash, body, kinds, segments, lane, state, not_before, created_at, settled_at)
   select gen_random_uuid(), ${conversationId('u')}, 'bench-' || u || '-' || d || '-' || m, 'sms', '+12025559999', 'bench', 'Breakfast: 2 eggs, 1 toast. 303 cal.',
     '{confirm_log}', 1, 2, 'delivered', at, at, at
   from generate_series($1::int, $2::int) u, generate_series(0, ${days - 1}) d, generate_series(1, ${perDay}) m,
     lateral (select now() - make_interval(days => ${days} - d) + make_interval(hours => m, secs => 2) as at) t`,
];

/** Fills an empty, migrated database with a million meals, and the first user with five years of entries. Answers with the number of meals. */
export async function fillApi(ownerUrl: string, wanted: number): Promise<number> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(
      `insert into users (id, phone, phone_hash, username, first_name, onboarding_complete, is_new_user, timezone, timezone_source, country, created_at)
       select ${userId('n')}, phone, hash, 'bench', 'Sam', true, false, 'America/New_York', 'browser', 'US', now() - interval '6 years'
       from unnest($1::int[], $2::text[], $3::text[]) t (n, phone, hash)`,
      eachUser(),
    );
    await client.query(
      `insert into conversations (id, phone, phone_hash, user_id, created_at)
       select ${conversationId('n')}, phone, hash, ${userId('n')}, now() - interval '6 years' from unnest($1::int[], $2::text[], $3::text[]) t (n, phone, hash)`,
      eachUser(),
    );
    const all = `from generate_series(0, ${USERS - 1}) n`;
    await client.query(
      `insert into subscriptions (user_id, provider, plan, status, updated_at) select ${userId('n')}, 'local', 'pro', 'active', now() ${all}`,
    );
    await client.query(`insert into goals (user_id, calories, protein, updated_at) select ${userId('n')}, 2000, 120, now() ${all}`);
    const first = FIVE_YEARS * 3;
    const days = Math.ceil((wanted - first) / (USERS - 1) / 4);
    for (const sql of [meals(FIVE_YEARS, 3), workouts(FIVE_YEARS, 3), ...texts(FIVE_YEARS, 3)]) await client.query(sql, [0, 0]);
    for (const sql of [meals(days, 4), ...texts(Math.ceil(days / 4), 4)]) await client.query(sql, [1, USERS - 1]);
    await client.query('analyze');
    const { rows } = await client.query<{ meals: number }>(`select count(*)::int as meals from entries where kind = 'meal'`);
    return rows[0]?.meals ?? 0;
  } finally {
    await client.end();
  }
}

/** Number, phone and hash of every user, as columns. */
function eachUser(): [users: number[], phones: string[], hashes: string[]] {
  const users = Array.from({ length: USERS }, (_, user) => user);
  const phones = users.map(phoneOf);
  return [users, phones, phones.map(hashOf)];
}
