import type { EntityManager } from 'typeorm';

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
  now: Date,
): Promise<'changed' | 'taken'> {
  const conversations = await tx.query<{ id: string; own: boolean }[]>(
    'select id, user_id is not distinct from $1 as own from conversations where user_id = $1 or phone_hash = $2 order by id for update',
    [userId, phoneHash],
  );
  const taken = await tx.query<unknown[]>('select 1 from users where phone_hash = $1 and id <> $2', [phoneHash, userId]);
  if (taken.length) return 'taken';
  await tx.query('update users set phone = $2, phone_hash = $3 where id = $1', [userId, phone, phoneHash]);
  const own = conversations.find((one) => one.own);
  const stranger = conversations.find((one) => !one.own);
  if (own) await moveConversation(tx, own.id, stranger?.id ?? null, { phone, phoneHash });
  await tx.query('delete from sessions where user_id = $1 and id_hash <> $2', [userId, keepSession]);
  await tx.query('update sessions set phone = $2, proven_at = $3 where id_hash = $1', [keepSession, phone, now]);
  await tx.query(
    `insert into audit_log (at, actor_kind, actor_id, action, object_kind, object_id) values ($2, 'user', $1, 'change-phone', 'user', $1)`,
    [userId, now],
  );
  return 'changed';
}

/** What the new number texted as a stranger was said by the same person; what still waits goes to the new number. */
async function moveConversation(tx: EntityManager, id: string, strangerId: string | null, { phone, phoneHash }: NewNumber): Promise<void> {
  if (strangerId) {
    for (const table of ['inbound_texts', 'outbound_texts', 'flags'])
      await tx.query(`update ${table} set conversation_id = $1 where conversation_id = $2`, [id, strangerId]);
    await tx.query('delete from conversations where id = $1', [strangerId]);
  }
  await tx.query('update conversations set phone = $2, phone_hash = $3, version = version + 1 where id = $1', [id, phone, phoneHash]);
  await tx.query(
    `update outbound_texts set to_phone = $2, to_hash = $3 where conversation_id = $1 and channel = 'sms' and state = 'queued'`,
    [id, phone, phoneHash],
  );
}
