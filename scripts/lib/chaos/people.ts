import { createHmac, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { Limits, Occasion } from './evidence.js';
import { HASH_SECRET, type Plant } from './plant.js';
import { localDate, localTime, zoneDataVersion } from './provider.js';
import type { Random } from './seeded.js';

const TEXTS_EACH = 8;
/** What the free plan allows by default. */
const FREE = { meals: 3, texts: 10 };
const REMINDER_GRACE_MS = 60 * 60_000;
/** One in which it is day, so that all reminders of a run lie on one local day. */
const ZONE =
  ['America/New_York', 'Pacific/Honolulu', 'Asia/Tokyo'].find((zone) => {
    const hour = Number(localTime(new Date(), zone).slice(0, 2));
    return hour >= 6 && hour < 20;
  }) ?? 'America/New_York';

export interface Person {
  id: string;
  phone: string;
  plan: 'free' | 'pro';
  /** Whether they say STOP one day. */
  stops: boolean;
  /** When they are to be reminded, in ms. */
  dueAt: number | undefined;
}

export interface Cast {
  people: Person[];
  strangers: Person[];
  occasions: Occasion[];
  limited: Limits[];
}

/** Users as they would be after signing up: every sixth on the free plan, every fifth about to say STOP, every third to be reminded within `ms`; and `strange` others, who only text what nobody should. */
export async function signUp(
  { admin }: Pick<Plant, 'admin'>,
  random: Random,
  { texts, ms, strange = 0 }: { texts: number; ms: number; strange?: number },
): Promise<Cast> {
  const count = Math.max(6, Math.ceil(texts / TEXTS_EACH));
  const people = Array.from({ length: count }, (_, index): Person => ({
    id: randomUUID(),
    phone: `+1${202 + Math.floor(index / 10_000)}556${String(index % 10_000).padStart(4, '0')}`,
    plan: index % 6 === 5 ? 'free' : 'pro',
    stops: index % 5 === 3,
    dueAt: index % 3 === 0 ? Date.now() + Math.floor(random() * ms) : undefined,
  }));
  const strangers = Array.from({ length: strange }, (_, index): Person => ({
    id: randomUUID(),
    phone: `+1312556${String(index).padStart(4, '0')}`,
    plan: 'pro',
    stops: false,
    dueAt: undefined,
  }));
  for (const { id, phone, plan, dueAt } of [...people, ...strangers]) {
    const hash = createHmac('sha256', HASH_SECRET).update(phone).digest('base64url');
    await admin.query(
      `insert into users (id, phone, phone_hash, username, timezone, timezone_source, country, created_at) values ($1, $2, $3, 'Sam', $4, 'browser', 'US', now())`,
      [id, phone, hash, ZONE],
    );
    await admin.query('insert into conversations (id, phone, phone_hash, user_id, created_at) values ($1, $2, $3, $4, now())', [
      randomUUID(),
      phone,
      hash,
      id,
    ]);
    if (plan !== 'free')
      await admin.query(
        `insert into subscriptions (user_id, provider, plan, status, updated_at) values ($1, 'local', $2, 'active', now())`,
        [id, plan],
      );
    if (dueAt) await remind(admin, id, new Date(dueAt));
  }
  return {
    people,
    strangers,
    occasions: people.flatMap(({ id, phone, dueAt }) =>
      dueAt === undefined
        ? []
        : [{ userId: id, phone, kind: 'dinner', localDate: localDate(new Date(dueAt), ZONE), dueAt, graceMs: REMINDER_GRACE_MS }],
    ),
    limited: people.filter(({ plan }) => plan === 'free').map(({ phone }) => ({ phone, ...FREE })),
  };
}

async function remind(admin: Pool, userId: string, dueAt: Date): Promise<void> {
  await admin.query(
    `insert into reminder_settings (user_id, notifications, remind_breakfast, remind_lunch, remind_dinner, remind_snacks, enable_summary, breakfast_time, lunch_time, dinner_time, snack_time, summary_time, updated_at, planned_with)
     values ($1, true, false, false, true, false, false, '08:00', '12:00', '18:00', '15:30', '21:00', now(), $2)`,
    [userId, zoneDataVersion()],
  );
  await admin.query(`insert into reminders (user_id, kind, next_at, local_date) values ($1, 'dinner', $2, $3)`, [
    userId,
    dueAt,
    localDate(dueAt, ZONE),
  ]);
}
