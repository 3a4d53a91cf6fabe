import type { EntityManager } from 'typeorm';
import type { CannotSend, StaffText } from '../../../../ports/storage/staff/staff-desk.js';
import { ConversationRow, SuppressionRow } from '../../entities/index.js';
import { queueText } from '../queue-text.js';

/** Queues a text that a person wrote, within the caller's transaction; never to a number that has opted out. */
export async function sendText(
  tx: Pick<EntityManager, 'query' | 'getRepository'>,
  conversationId: string,
  text: StaffText,
  staffId: string,
  now: Date,
): Promise<'queued' | CannotSend> {
  const to = await tx.getRepository(ConversationRow).findOneBy({ id: conversationId });
  if (!to) return 'not-found';
  const { phone, phoneHash } = to;
  if (await tx.getRepository(SuppressionRow).existsBy({ phoneHash })) return 'opted-out';
  if (!phone) return 'erased';
  const businessKey = `staff:${text.id}`;
  await queueText(
    tx,
    [{ ...text, businessKey, conversationId, phone, phoneHash, kinds: ['handoff'], lane: 'reply', notBefore: now, staffId }],
    now,
  );
  return 'queued';
}
