import type { EntityManager } from 'typeorm';
import type { CannotSend, StaffText } from '../../../../ports/staff-desk.js';
import { LANES } from '../../../../ports/store.js';
import { safeText } from '../../safe-json.js';

/** Queues a text that a person wrote, within the caller's transaction; never to a number that has opted out. */
export async function sendText(
  tx: Pick<EntityManager, 'query'>,
  conversationId: string,
  text: StaffText,
  staffId: string,
  now: Date,
): Promise<'queued' | CannotSend> {
  const [to] = await tx.query<{ phone: string | null; optedOut: boolean }[]>(
    `select phone, exists (select 1 from suppressions s where s.phone_hash = c.phone_hash) as "optedOut" from conversations c where id = $1`,
    [conversationId],
  );
  if (!to) return 'not-found';
  if (to.optedOut) return 'opted-out';
  if (!to.phone) return 'erased';
  await tx.query(
    `insert into outbound_texts (id, conversation_id, business_key, channel, to_phone, to_hash, body, kinds, segments, lane, state, not_before, created_at, staff_id)
     select $1::uuid, c.id, 'staff:' || $1::uuid::text, 'sms', c.phone, c.phone_hash, $3, '{handoff}', $4, ${LANES.reply}, 'queued', $5, $5, $6 from conversations c where c.id = $2`,
    [text.id, conversationId, safeText(text.body), text.segments, now, staffId],
  );
  return 'queued';
}
