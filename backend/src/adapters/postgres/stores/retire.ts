// SQL: rows are deleted a portion at a time, those that are in use stepped over.
import type { EntityManager } from 'typeorm';
import type { Retention } from '../../../domain/retention.js';
import { deleteInbound, deleteOutbound, retireProviderIds } from './forget-text.js';
import { retireRecipients } from './staff/outreach-report.js';

type Retire = (tx: EntityManager, before: Date, limit: number, hash: (text: string) => string) => Promise<number>;

/** Rows that one statement deletes. `$1` before, `$2` how many at most. */
const deleted =
  (...statements: string[]): Retire =>
  async (tx, before, limit) => {
    let most = 0;
    for (const sql of statements) {
      const [, count] = await tx.query<[unknown, number]>(sql, [before, limit]);
      most = Math.max(most, count);
    }
    return most;
  };

const called =
  (name: 'retire_audit' | 'forget_consent_origins'): Retire =>
  async (tx, before, limit) =>
    (await tx.query<{ n: number }[]>(`select ${name}($1, $2) as n`, [before, limit]))[0]!.n;

interface Old {
  conversationId: string;
  id: string;
  providerId: string | null;
  hasMedia: boolean;
}

/** Texts go, at the provider too; of those that came stays a hash, so that a repeat is still known. What still waits for anything stays. */
const texts: Retire = async (tx, before, limit, hash) => {
  const came = await tx.query<Old[]>(
    `select conversation_id as "conversationId", id, provider_id as "providerId", media_count > 0 as "hasMedia" from inbound_texts
     where received_at < $1 and coalesce(handled_at, dead_at) is not null limit $2 for update skip locked`,
    [before, limit],
  );
  const went = await tx.query<Old[]>(
    `select conversation_id as "conversationId", id, provider_id as "providerId", false as "hasMedia" from outbound_texts
     where created_at < $1 and state not in ('queued', 'sending', 'unknown') limit $2 for update skip locked`,
    [before, limit],
  );
  const now = new Date();
  await retireProviderIds(
    tx,
    came.map(({ providerId }) => hash(providerId!)),
    now,
  );
  await tx.query(
    `insert into provider_erasures (provider_id, has_media, asked_at, next_try_at)
     select p, m, $3::timestamptz, $3::timestamptz from unnest($1::text[], $2::boolean[]) as t (p, m) where p ~ '^(SM|MM)' on conflict do nothing`,
    [[...came, ...went].map(({ providerId }) => providerId), [...came, ...went].map(({ hasMedia }) => hasMedia), now],
  );
  await deleteOutbound(tx, went);
  await deleteInbound(tx, came);
  const [, answers] = await tx.query<[unknown, number]>(
    'delete from model_answers where key in (select key from model_answers where created_at < $1 order by created_at limit $2)',
    [before, limit],
  );
  const [, local] = await tx.query<[unknown, number]>(
    'delete from local_texts where id in (select id from local_texts where at < $1 order by seq limit $2)',
    [before, limit],
  );
  return Math.max(came.length, went.length, answers, local);
};

/** Pictures go, at the provider with the message that brought them; that there was one stays with its text. */
const pictures: Retire = async (tx, before, limit) => {
  const [gone, count] = await tx.query<[{ conversationId: string; textId: string }[], number]>(
    `delete from pictures where (conversation_id, text_id) in (select conversation_id, text_id from pictures where at < $1 order by at limit $2)
     returning conversation_id as "conversationId", text_id as "textId"`,
    [before, limit],
  );
  await tx.query(
    `insert into provider_erasures (provider_id, has_media, asked_at, next_try_at)
     select i.provider_id, true, $3::timestamptz, $3::timestamptz from inbound_texts i join unnest($1::uuid[], $2::uuid[]) as t (conversation_id, id)
       on i.conversation_id = t.conversation_id and i.id = t.id where i.provider_id ~ '^(SM|MM)' on conflict do nothing`,
    [gone.map(({ conversationId }) => conversationId), gone.map(({ textId }) => textId), new Date()],
  );
  return count;
};

/** How each kind of row is removed, a portion at a time. */
export const RETIRE: Readonly<Record<Exclude<keyof Retention, 'strangersDays'>, Retire>> = {
  textsDays: texts,
  picturesDays: pictures,
  analyticsDays: deleted('delete from analytics_events where id in (select id from analytics_events where at < $1 order by id limit $2)'),
  reminderLogDays: async (tx, before, limit, hash) =>
    Math.max(
      await deleted(
        'delete from reminder_log where (user_id, kind, local_date) in (select user_id, kind, local_date from reminder_log where at < $1 limit $2)',
      )(tx, before, limit, hash),
      await retireRecipients(tx, before, limit),
    ),
  auditDays: called('retire_audit'),
  consentOriginDays: called('forget_consent_origins'),
  providerRecordsDays: deleted(
    'delete from retired_provider_ids where hash in (select hash from retired_provider_ids where at < $1 limit $2)',
    'delete from provider_erasures where provider_id in (select provider_id from provider_erasures where asked_at < $1 limit $2)',
    'delete from unreachable_numbers where phone_hash in (select phone_hash from unreachable_numbers where last_failed_at < $1 limit $2)',
  ),
};
