import type { EntityManager } from 'typeorm';
import { LANES, type OutboundDraft } from '../../../ports/store.js';
import { currentTrace } from '../../../ports/trace.js';
import { safeText } from '../safe-json.js';
import { notify } from './notify.js';

/** Queues a text that answers nobody, within the caller's transaction: to any number, of the user's conversation; not to one that has opted out. */
export async function queueNotice(
  tx: EntityManager,
  userId: string,
  to: { phone: string; phoneHash: string },
  draft: OutboundDraft,
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into outbound_texts (id, conversation_id, business_key, channel, to_phone, to_hash, body, kinds, segments, lane, state, not_before, expires_at, created_at, trace_id)
     select $1, c.id, $3, 'sms', $4, $5, $6, $7, $8, $9, 'queued', $10, $11, $12, coalesce($13, replace(gen_random_uuid()::text, '-', ''))
     from conversations c where c.user_id = $2 and not exists (select 1 from suppressions where phone_hash = $5)
     on conflict (business_key) do nothing`,
    [
      draft.id,
      userId,
      draft.businessKey,
      to.phone,
      to.phoneHash,
      safeText(draft.body),
      draft.kinds,
      draft.segments,
      LANES[draft.lane],
      draft.notBefore,
      draft.expiresAt,
      now,
      currentTrace(),
    ],
  );
  await notify(tx, userId, ['messages']);
}
