// SQL: one read of two tables.
import type { EntityManager } from 'typeorm';
import type { OutboundDraft } from '../../../ports/storage/texts/store.js';
import { FlagRow } from '../entities/index.js';
import { notify } from './notify.js';
import { queueReply } from './queue-reply.js';
import type { TextSource } from '../../../domain/text-source.js';

interface Buried {
  source: TextSource;
  phone: string | null;
  phoneHash: string;
  userId: string | null;
  now: Date;
}

/** What a text that is given up leaves behind: a flag for staff, and for its sender a sentence where there is one. */
export async function buryText(tx: EntityManager, conversationId: string, textId: string, reply: OutboundDraft | null): Promise<void> {
  const [buried] = await tx.query<Buried[]>(
    `select t.source, c.phone, c.phone_hash as "phoneHash", c.user_id as "userId", t.dead_at as now
     from inbound_texts t join conversations c on c.id = t.conversation_id where c.id = $1 and t.id = $2`,
    [conversationId, textId],
  );
  if (!buried) return;
  const { now } = buried;
  await tx.getRepository(FlagRow).insert({ conversationId, inboundId: textId, reason: 'not-handled', at: now });
  if (reply) await queueReply(reply, { tx, conversationId, textId, ...buried });
  if (buried.userId) await notify(tx, buried.userId, ['messages']);
}
