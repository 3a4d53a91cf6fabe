import type { EntityManager } from 'typeorm';
import type { OutboundDraft } from '../../../ports/store.js';
import { notify } from './notify.js';
import { queueNotice } from './queue-notice.js';

/** A user's new number, as it is and hashed. */
export interface NewNumber {
  phone: string;
  phoneHash: string;
}

/** Moves a user and the conversation to another number within the caller's transaction. */
export async function moveUser(
  tx: EntityManager,
  userId: string,
  { phone, phoneHash }: NewNumber,
  keepSession: string,
  notices: { toOld: OutboundDraft | null; toNew: OutboundDraft | null },
  now: Date,
): Promise<'changed' | 'taken'> {
  const conversations = await tx.query<{ id: string; own: boolean }[]>(
    'select id, user_id is not distinct from $1 as own from conversations where user_id = $1 or phone_hash = $2 order by id for update',
    [userId, phoneHash],
  );
  const taken = await tx.query<unknown[]>('select 1 from users where phone_hash = $1 and id <> $2', [phoneHash, userId]);
  if (taken.length) return 'taken';
  const [old] = await tx.query<NewNumber[]>('select phone, phone_hash as "phoneHash" from users where id = $1 and phone is not null', [
    userId,
  ]);
  await tx.query('update users set phone = $2, phone_hash = $3 where id = $1', [userId, phone, phoneHash]);
  const own = conversations.find((one) => one.own);
  const stranger = conversations.find((one) => !one.own);
  if (own) await moveConversation(tx, own.id, stranger?.id ?? null, { phone, phoneHash }, old?.phoneHash ?? null);
  await tx.query('delete from sessions where user_id = $1 and id_hash <> $2', [userId, keepSession]);
  await tx.query('delete from assistant_connections where user_id = $1', [userId]);
  // What was proven, and when, stays: the code of a new number says nothing of whose the account is.
  await tx.query('update sessions set phone = $2 where id_hash = $1', [keepSession, phone]);
  if (old && notices.toOld) await queueNotice(tx, userId, old, notices.toOld, now);
  if (notices.toNew) await queueNotice(tx, userId, { phone, phoneHash }, notices.toNew, now);
  await tx.query(
    `insert into audit_log (at, actor_kind, actor_id, action, object_kind, object_id) values ($2, 'user', $1, 'change-phone', 'user', $1)`,
    [userId, now],
  );
  await notify(tx, userId, ['account']);
  return 'changed';
}

/** What the new number texted as a stranger was said by the same person; what still waits for the number before goes to the new one, but for what is
 * about a number itself. */
async function moveConversation(
  tx: EntityManager,
  id: string,
  strangerId: string | null,
  { phone, phoneHash }: NewNumber,
  oldHash: string | null,
): Promise<void> {
  if (strangerId) {
    for (const table of ['inbound_texts', 'outbound_texts', 'flags'])
      await tx.query(`update ${table} set conversation_id = $1 where conversation_id = $2`, [id, strangerId]);
    await tx.query('delete from conversations where id = $1', [strangerId]);
  }
  await tx.query('update conversations set phone = $2, phone_hash = $3, version = version + 1 where id = $1', [id, phone, phoneHash]);
  await tx.query(
    `update outbound_texts set to_phone = $2, to_hash = $3 where conversation_id = $1 and channel = 'sms' and state = 'queued' and to_hash = $4 and business_key not like 'security:%'`,
    [id, phone, phoneHash, oldHash],
  );
}
