import type { EntityManager } from 'typeorm';
import type { AuditCause } from '../../../ports/staff-audit.js';
import { notify } from './notify.js';
import { cancelAllOf } from './postgres-subscriptions.js';
import { recordAudit } from './staff/audit-row.js';

/** Tables that hold what a user said, did or wants, by `user_id`. */
const OWNED = [
  'changes',
  'entries',
  'goals',
  'goals_history',
  'saved_meals',
  'memories',
  'water',
  'weights',
  'skipped_meals',
  'notices',
  'daily_counters',
  'reminder_log',
  'reminders',
  'reminder_settings',
  'feedback',
  'plan_overrides',
  'analytics_events',
  'sessions',
  'assistant_connections',
  'audited_entries',
  'staff_requests',
  'outreach_recipients',
];

/** Erases a user within the caller's transaction; a user who is gone already is left alone. @param byStaff who did it for them; null: themselves */
export async function eraseUser(
  tx: EntityManager,
  userId: string,
  now: Date,
  hash: (text: string) => string,
  byStaff: AuditCause | null = null,
): Promise<void> {
  // The conversation first, as turns take it, so that no turn writes while its rows go.
  const [conversation] = await tx.query<{ id: string }[]>('select id from conversations where user_id = $1 for update', [userId]);
  const [user] = await tx.query<{ phone: string; phoneHash: string }[]>(
    'select phone, phone_hash as "phoneHash" from users where id = $1 and deleted_at is null for update',
    [userId],
  );
  if (!user) return;
  await cancelAllOf(tx, userId, now);
  if (conversation) await forgetConversation(tx, conversation.id, now, hash);
  // Money that is due is still given back; why stays in the audit, and what waits for consent is over.
  await tx.query(
    `update money_orders set reason = '', state = case state when 'waiting' then 'dropped' else state end, settled_at = case state when 'waiting' then $2 else settled_at end
     where user_id = $1`,
    [userId, now],
  );
  for (const table of OWNED) await tx.query(`delete from ${table} where user_id = $1`, [userId]);
  await tx.query('delete from sessions where phone = $1', [user.phone]);
  await tx.query('delete from local_texts where phone = $1', [user.phone]);
  await tx.query('delete from unreachable_numbers where phone_hash = $1', [user.phoneHash]);
  await tx.query('update suppressions set phone = null where phone_hash = $1', [user.phoneHash]);
  await tx.query(
    `update users set phone = null, phone_hash = null, username = 'deleted', first_name = null, last_name = null, password_hash = null,
       timezone = 'UTC', timezone_source = 'unknown', language = 'en', chosen_language = null, deleted_at = $2, erased_at = $2 where id = $1`,
    [userId, now],
  );
  if (byStaff) await recordAudit(tx, { ...byStaff, action: 'delete', object: { kind: 'user', id: userId } }, now);
  else
    await tx.query(
      `insert into audit_log (at, actor_kind, actor_id, action, object_kind, object_id) values ($2, 'user', $1, 'delete', 'user', $1)`,
      [userId, now],
    );
  await notify(tx, userId, ['account']);
}

/** Texts go; that they came is kept as a hash, so that a repeat from the provider is still known; the provider is asked to forget them too. */
async function forgetConversation(tx: EntityManager, id: string, now: Date, hash: (text: string) => string): Promise<void> {
  const texts = await tx.query<{ providerId: string }[]>(
    'select provider_id as "providerId" from inbound_texts where conversation_id = $1',
    [id],
  );
  await tx.query('insert into retired_provider_ids (hash, at) select h, $2 from unnest($1::text[]) h on conflict do nothing', [
    texts.map(({ providerId }) => hash(providerId)),
    now,
  ]);
  await tx.query(
    `insert into provider_erasures (provider_id, has_media, asked_at, next_try_at)
     select provider_id, media_count > 0, $2::timestamptz, $2::timestamptz from inbound_texts where conversation_id = $1 and source = 'sms'
     union all
     select provider_id, false, $2::timestamptz, $2::timestamptz from outbound_texts where conversation_id = $1 and channel = 'sms' and provider_id is not null
     on conflict do nothing`,
    [id, now],
  );
  await tx.query('delete from conversations where id = $1', [id]);
}
