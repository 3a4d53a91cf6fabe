// SQL: a turn's statements: sent as they are, without the work of building them.
import type { EntityManager } from 'typeorm';
import { LANES, type OutboundDraft } from '../../../ports/storage/texts/store.js';
import { currentTrace } from '../../../ports/process/trace.js';
import { preparedStatement } from '../prepared-statement.js';
import { safeText } from '../safe-json.js';
import { lastQueued, nextNumber } from './next-number.js';
import type { TextSource } from '../../../domain/text-source.js';

/** Whom a reply goes to, and what it answers. */
export interface ReplyTo {
  tx: Pick<EntityManager, 'query'>;
  conversationId: string;
  /** What did not come as a text is answered where it came from. */
  source: TextSource;
  phone: string | null;
  phoneHash: string;
  textId: string | null;
  now: Date;
}

/** What waited for more texts leaves first, so that answers come in the order of the texts. */
const QUEUE = preparedStatement(
  `with waited as (update outbound_texts set not_before = created_at
     where conversation_id = $2 and channel = 'sms' and state = 'queued' and lane = ${LANES.reply} and attempts = 0 and not_before > created_at)
   insert into outbound_texts (id, conversation_id, business_key, inbound_id, channel, to_phone, to_hash, body, kinds, segments, entry_ids, lane, despite_opt_out, state, not_before, expires_at, created_at, settled_at, trace_id, check_first, choices, sender, seq)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, coalesce($19, replace(gen_random_uuid()::text, '-', '')), coalesce((select check_first from inbound_texts where conversation_id = $2 and id = $4), false), $20,
     case when $5::text = 'sms' then sender_for($2::uuid, $4::uuid, $7::text) end, ${nextNumber(lastQueued('$2'))}) on conflict do nothing`,
);

export const choicesOf = ({ choices }: OutboundDraft): string[] | null => (choices?.length ? choices.map(safeText) : null);

/** Writes a reply; a second one under its business key is the same. */
export async function queueReply(reply: OutboundDraft, to: ReplyTo): Promise<void> {
  const { tx, conversationId, phone, phoneHash, textId, now } = to;
  const byText = to.source === 'sms';
  await tx.query(QUEUE, [
    reply.id,
    conversationId,
    reply.businessKey,
    textId,
    to.source,
    phone,
    phoneHash,
    safeText(reply.body),
    reply.kinds,
    reply.segments,
    reply.entryIds,
    LANES[reply.lane],
    reply.despiteOptOut,
    byText ? 'queued' : 'delivered',
    reply.notBefore,
    reply.expiresAt,
    now,
    byText ? null : now,
    currentTrace(),
    choicesOf(reply),
  ]);
}
