import { type EntityManager, type EntityTarget, IsNull, Like, Not } from 'typeorm';
import type { OutboundDraft } from '../../../ports/storage/texts/store.js';
import {
  AssistantConnectionRow,
  ConversationRow,
  FlagRow,
  InboundTextRow,
  OutboundTextRow,
  PhoneOwnerRow,
  SessionRow,
  UserRow,
} from '../entities/index.js';
import { retireProviderIds } from './forget-text.js';
import { notify } from './notify.js';
import type { Numbered } from './number-owner.js';
import { queueNotice } from './queue-notice.js';
import { recordOwnAct } from './staff/audit-row.js';

const SAID: readonly EntityTarget<{ conversationId: string }>[] = [InboundTextRow, OutboundTextRow, FlagRow];

/** Moves a user and the conversation to another number within the caller's transaction. */
export async function moveUser(
  tx: EntityManager,
  userId: string,
  { phone, phoneHash }: Numbered,
  keepSession: string,
  notices: { toOld: OutboundDraft | null; toNew: OutboundDraft | null },
  hash: (text: string) => string,
  now: Date,
): Promise<'changed' | 'taken'> {
  const there = await tx.getRepository(PhoneOwnerRow).findOneBy({ phoneHash });
  const conversations = await tx.getRepository(ConversationRow).find({
    where: [{ userId }, ...(there ? [{ id: there.ownerId }] : [])],
    order: { id: 'asc' },
    lock: { mode: 'pessimistic_write' },
  });
  const own = conversations.find((one) => one.userId === userId);
  const stranger = conversations.find((one) => one.userId !== userId);
  if (stranger?.userId) return 'taken';
  const users = tx.getRepository(UserRow);
  const found = await users.findOneBy({ id: userId, phone: Not(IsNull()) });
  const old = found && { phone: found.phone!, phoneHash: found.phoneHash! };
  await users.update({ id: userId }, { phone, phoneHash });
  if (own) await leaveNumber(tx, own.id, hash, now);
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

/** What came from the old number so far is known under the conversation, which is not found by that number any more: as hashes it stays known. */
async function leaveNumber(tx: EntityManager, conversationId: string, hash: (text: string) => string, now: Date): Promise<void> {
  const came = await tx.getRepository(InboundTextRow).find({ select: { providerId: true }, where: { conversationId, source: 'sms' } });
  await retireProviderIds(
    tx,
    came.map(({ providerId }) => hash(providerId)),
    now,
  );
}

/** What the new number texted as a stranger was said by the same person, and what refers to its texts goes along; what still waits for the number before goes to the new one, but for what is
 * about a number itself. */
async function moveConversation(
  tx: EntityManager,
  id: string,
  strangerId: string | null,
  { phone, phoneHash }: Numbered,
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
