import { type EntityManager, type EntityTarget, IsNull, Like, Not } from 'typeorm';
import type { OutboundDraft } from '../../../ports/storage/texts/store.js';
import {
  AssistantConnectionRow,
  ConversationRow,
  FlagRow,
  InboundTextRow,
  OutboundTextRow,
  SessionRow,
  UserRow,
} from '../entities/index.js';
import { notify } from './notify.js';
import { queueNotice } from './queue-notice.js';
import { recordOwnAct } from './staff/audit-row.js';

/** A user's new number, as it is and hashed. */
export interface NewNumber {
  phone: string;
  phoneHash: string;
}

const SAID: readonly EntityTarget<{ conversationId: string }>[] = [InboundTextRow, OutboundTextRow, FlagRow];

/** Moves a user and the conversation to another number within the caller's transaction. */
export async function moveUser(
  tx: EntityManager,
  userId: string,
  { phone, phoneHash }: NewNumber,
  keepSession: string,
  notices: { toOld: OutboundDraft | null; toNew: OutboundDraft | null },
  now: Date,
): Promise<'changed' | 'taken'> {
  const conversations = await tx.getRepository(ConversationRow).find({
    where: [{ userId }, { phoneHash }],
    order: { id: 'asc' },
    lock: { mode: 'pessimistic_write' },
  });
  const users = tx.getRepository(UserRow);
  if (await users.existsBy({ phoneHash, id: Not(userId) })) return 'taken';
  const found = await users.findOneBy({ id: userId, phone: Not(IsNull()) });
  const old = found && { phone: found.phone!, phoneHash: found.phoneHash! };
  await users.update({ id: userId }, { phone, phoneHash });
  const own = conversations.find((one) => one.userId === userId);
  const stranger = conversations.find((one) => one.userId !== userId);
  if (own) await moveConversation(tx, own.id, stranger?.id ?? null, { phone, phoneHash }, old?.phoneHash ?? null);
  await tx.getRepository(SessionRow).delete({ userId, idHash: Not(keepSession) });
  await tx.getRepository(AssistantConnectionRow).delete({ userId });
  // What was proven, and when, stays: the code of a new number says nothing of whose the account is.
  await tx.getRepository(SessionRow).update({ idHash: keepSession }, { phone });
  if (old && notices.toOld) await queueNotice(tx, userId, old, notices.toOld, now);
  if (notices.toNew) await queueNotice(tx, userId, { phone, phoneHash }, notices.toNew, now);
  await recordOwnAct(tx, userId, 'change-phone', now);
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
    for (const Said of SAID) await tx.getRepository(Said).update({ conversationId: strangerId }, { conversationId: id });
    await tx.getRepository(ConversationRow).delete({ id: strangerId });
  }
  await tx.getRepository(ConversationRow).update({ id }, { phone, phoneHash, version: () => 'version + 1' });
  if (oldHash !== null)
    await tx
      .getRepository(OutboundTextRow)
      .update(
        { conversationId: id, channel: 'sms', state: 'queued', toHash: oldHash, businessKey: Not(Like('security:%')) },
        { toPhone: phone, toHash: phoneHash },
      );
}
