import type { EntityManager } from 'typeorm';
import type { OutboundDraft } from '../../../ports/storage/texts/store.js';
import { ConversationRow } from '../entities/index.js';
import { notify } from './notify.js';
import { queueText } from './queue-text.js';

/** Queues a text that answers nobody, within the caller's transaction: to any number, of the user's conversation. */
export async function queueNotice(
  tx: EntityManager,
  userId: string,
  to: { phone: string; phoneHash: string },
  draft: OutboundDraft,
  now: Date,
): Promise<void> {
  const conversation = await tx.getRepository(ConversationRow).findOneBy({ userId });
  if (conversation) await queueText(tx, [{ ...draft, ...to, conversationId: conversation.id }], now);
  await notify(tx, userId, ['messages']);
}
