import { type EntityManager, IsNull } from 'typeorm';
import { ConversationRow } from '../../entities/index.js';

/** Gives staff the word, where nobody of them has it yet. A turn that was decided before is decided again. */
export async function hold(tx: Pick<EntityManager, 'getRepository'>, conversationId: string, staffId: string, now: Date): Promise<boolean> {
  const { affected } = await tx
    .getRepository(ConversationRow)
    .update({ id: conversationId, heldAt: IsNull() }, { heldAt: now, heldBy: staffId, version: () => 'version + 1' });
  return affected === 1;
}
