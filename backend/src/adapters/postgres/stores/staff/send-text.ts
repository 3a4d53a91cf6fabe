import type { EntityManager } from 'typeorm';
import type { CannotSend, StaffText } from '../../../../ports/staff-desk.js';
import { queueText } from '../queue-text.js';

/** Queues a text that a person wrote, within the caller's transaction; never to a number that has opted out. */
export async function sendText(
  tx: Pick<EntityManager, 'query'>,
  conversationId: string,
  text: StaffText,
  staffId: string,
  now: Date,
): Promise<'queued' | CannotSend> {
  const [to] = await tx.query<{ phone: string | null; phoneHash: string; optedOut: boolean }[]>(
    `select phone, phone_hash as "phoneHash", exists (select 1 from suppressions s where s.phone_hash = c.phone_hash) as "optedOut" from conversations c where id = $1`,
    [conversationId],
  );
  if (!to) return 'not-found';
  if (to.optedOut) return 'opted-out';
  if (!to.phone) return 'erased';
  const { phone, phoneHash } = to;
  const businessKey = `staff:${text.id}`;
  await queueText(
    tx,
    [{ ...text, businessKey, conversationId, phone, phoneHash, kinds: ['handoff'], lane: 'reply', notBefore: now, staffId }],
    now,
  );
  return 'queued';
}
