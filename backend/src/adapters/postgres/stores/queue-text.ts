// SQL: many rows at once, only to numbers that have not opted out.
import type { EntityManager } from 'typeorm';
import { LANES, type OutboundDraft } from '../../../ports/storage/texts/store.js';
import { currentTrace } from '../../../ports/process/trace.js';
import { safeText } from '../safe-json.js';
import { lastQueued, nextNumber } from './next-number.js';

/** A text that no turn makes, and whom it goes to. */
export interface QueuedText extends Pick<OutboundDraft, 'id' | 'businessKey' | 'body' | 'kinds' | 'segments' | 'lane' | 'notBefore'> {
  conversationId: string;
  phone: string | null;
  phoneHash: string;
  expiresAt?: Date | null;
  /** The meal that it asks for. */
  meal?: string | null;
  /** Who of staff wrote it. */
  staffId?: string | null;
}

const ROW = `id uuid, conversation_id uuid, business_key text, to_phone text, to_hash text, body text, kinds text[], meal text, segments integer, lane smallint,
  not_before timestamptz, expires_at timestamptz, staff_id uuid`;

/**
 * Queues texts that answer nobody's text, within the caller's transaction: reminders, notices, what staff write, outreach. A second one under
 * its business key is the same, and none goes to a number that has opted out. Says which were queued.
 */
export async function queueText(tx: Pick<EntityManager, 'query'>, texts: readonly QueuedText[], now: Date): Promise<string[]> {
  if (!texts.length) return [];
  const rows = texts.map((text) => ({
    id: text.id,
    conversation_id: text.conversationId,
    business_key: text.businessKey,
    to_phone: text.phone,
    to_hash: text.phoneHash,
    body: safeText(text.body),
    kinds: text.kinds,
    meal: text.meal ?? null,
    segments: text.segments,
    lane: LANES[text.lane],
    not_before: text.notBefore,
    expires_at: text.expiresAt ?? null,
    staff_id: text.staffId ?? null,
  }));
  const queued = await tx.query<{ id: string }[]>(
    `insert into outbound_texts (id, conversation_id, business_key, channel, to_phone, to_hash, body, kinds, meal, segments, lane, state, not_before, expires_at, created_at, staff_id, trace_id, sender, seq)
     select id, conversation_id, business_key, 'sms', to_phone, to_hash, body, kinds, meal, segments, lane, 'queued', not_before, expires_at, $2, staff_id,
       coalesce($3, replace(gen_random_uuid()::text, '-', '')), sender_for(conversation_id, null, to_hash), ${nextNumber(lastQueued('t.conversation_id'))}
     from json_to_recordset($1::json) as t (${ROW}) where not exists (select 1 from suppressions s where s.phone_hash = t.to_hash)
     on conflict do nothing returning id`,
    [JSON.stringify(rows), now, currentTrace()],
  );
  return queued.map(({ id }) => id);
}
