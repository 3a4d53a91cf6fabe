import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Client } from 'pg';
import { readJson } from '../read-json.js';

export interface Member {
  id: string;
  phone: string;
  cookie: string;
}

/** Signed-in members on the plan that has no limits, made in the database: their ids, numbers and cookies. */
export async function makePeople(client: Client, dataDir: string, count: number): Promise<Member[]> {
  const secrets = readJson<{ hash: string; session: string }>(join(dataDir, 'secrets.json'));
  const hashed = (key: string, text: string) => createHmac('sha256', key).update(text).digest('base64url');
  const people = Array.from({ length: count }, (_, index) => {
    const phone = `+1${202 + (index % 2) * 10}${String(2_000_000 + index).slice(0, 7)}`;
    const session = randomBytes(16).toString('base64url');
    return { id: randomUUID(), phone, phoneHash: hashed(secrets.hash, phone), session, sessionHash: hashed(secrets.session, session) };
  });
  const of = (key: keyof (typeof people)[number]) => people.map((one) => one[key]);
  await client.query(
    `insert into users (id, phone, phone_hash, username, timezone, timezone_source, country, created_at, onboarding_complete, is_new_user)
     select id, phone, hash, 'member', 'America/New_York', 'area', 'US', now(), true, false from unnest($1::uuid[], $2::text[], $3::text[]) as p (id, phone, hash)`,
    [of('id'), of('phone'), of('phoneHash')],
  );
  await client.query(
    `insert into subscriptions (user_id, provider, plan, status, updated_at) select unnest($1::uuid[]), 'local', 'pro', 'active', now()`,
    [of('id')],
  );
  await client.query(
    `insert into sessions (id_hash, user_id, phone, created_at, seen_at, proven_at, expires_at)
     select hash, id, phone, now(), now(), now(), now() + interval '1 day' from unnest($1::text[], $2::uuid[], $3::text[]) as p (hash, id, phone)`,
    [of('sessionHash'), of('id'), of('phone')],
  );
  return people.map(({ id, phone, session }) => ({ id, phone, cookie: `mealtext_session=${session}` }));
}
