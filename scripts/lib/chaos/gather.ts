import type { QueryResultRow } from 'pg';
import type { Evidence, InboundRow, Limits, Occasion, OutboundRow, Said } from './evidence.js';
import type { Plant } from './plant.js';

const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`;

/** What those who texted know. */
interface Known {
  acknowledged: Said[];
  unacknowledged?: Said[];
  people: { id: string; phone: string; plan: string }[];
  occasions: Occasion[];
  limited: Limits[];
}

/** Everything that the checker looks at, as plain data. */
export async function gather(
  { admin, twilio, processes, secrets }: Plant,
  { acknowledged, unacknowledged = [], people, occasions, limited }: Known,
): Promise<Evidence> {
  const rows = async <T extends QueryResultRow>(sql: string) => (await admin.query<T>(sql)).rows;
  const held = new Map(
    (
      await rows<{ id: string; plan: string }>(
        `select u.id, coalesce(s.plan, 'free') as plan from users u left join subscriptions s on s.user_id = u.id`,
      )
    ).map(({ id, plan }) => [id, plan]),
  );
  return {
    acknowledged,
    unacknowledged,
    occasions,
    limited,
    inbound: await rows<InboundRow>(
      `select i.id, i.provider_id as sid, i.seq::float8 as seq, c.phone, i.handled_at is not null as handled, i.dead_at is not null as dead from inbound_texts i join conversations c on c.id = i.conversation_id order by i.seq`,
    ),
    outbound: await rows<OutboundRow>(
      `select id, business_key as key, inbound_id as "inboundId", to_phone as phone, lane::int as lane, kinds, state, despite_opt_out as "despiteOptOut", error_code as "errorCode", ${ms('send_started_at')} as "sendStartedAt" from outbound_texts where channel = 'sms' order by seq`,
    ),
    messages: twilio.messages.all.map(({ sid, from, to, body, createdAt, callback }) => ({
      sid,
      from,
      to,
      body,
      at: createdAt.getTime(),
      outboundId: callback ? new URL(callback).searchParams.get('m') : null,
    })),
    suppressions: await rows<Evidence['suppressions'][number]>(
      `select c.phone, ${ms('s.at')} as at from suppressions s join conversations c on c.phone_hash = s.phone_hash`,
    ),
    entries: await rows<Evidence['entries'][number]>(
      `select e.id, u.phone, e.inbound_id as "inboundId", e.calories from entries e join users u on u.id = e.user_id where e.deleted_at is null`,
    ),
    counters: await rows<Evidence['counters'][number]>('select u.phone, d.texts from daily_counters d join users u on u.id = d.user_id'),
    reminderLog: await rows<Evidence['reminderLog'][number]>(
      `select user_id as "userId", kind, local_date::text as "localDate", result from reminder_log`,
    ),
    subscriptions: people.map(({ id, plan }) => ({ user: id, sold: plan, held: held.get(id) })),
    logs: processes.logs,
    secrets: [
      ...secrets,
      ...acknowledged.flatMap(({ kind, body }) => (kind === 'meal' && body ? [body] : [])),
      ...people.map(({ phone }) => phone),
    ],
  };
}

/** What is still under way; nothing when all is done. */
export async function unsettled({ admin }: Pick<Plant, 'admin'>): Promise<[what: string, count: number][]> {
  const { rows } = await admin.query<Record<string, number>>(
    `select (select count(*) from inbound_texts where handled_at is null and dead_at is null)::int as "texts in",
            (select count(*) from inbound_texts where deferred_at is not null)::int as "texts put off",
            (select count(*) from outbound_texts where channel = 'sms' and state in ('queued', 'sending', 'unknown'))::int as "texts out",
            (select count(*) from reminders where next_at <= now())::int as "reminders"`,
  );
  return Object.entries(rows[0] ?? {}).filter(([, count]) => count > 0);
}
