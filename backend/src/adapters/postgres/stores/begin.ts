import type { EntityManager } from 'typeorm';
import { type Beginning, SAID_LATELY_DAYS } from '../../../ports/storage/people/accounts.js';
import { LANES } from '../../../ports/storage/texts/store.js';
import { currentTrace } from '../../../ports/process/trace.js';
import { ConsentRow } from '../entities/index.js';
import { safeText } from '../safe-json.js';

/** Keeps the consent of a new user and queues the first text to them, in the transaction that makes the account. */
export async function begin(
  tx: EntityManager,
  user: { userId: string; conversationId: string; phone: string; phoneHash: string },
  { consent, say }: Beginning,
  now: Date,
): Promise<void> {
  const first = say(user.userId);
  // Before this consent stands there: an earlier one of the number's is what tells that it was said already.
  // SQL: queued by one statement only where nobody has opted out and it was not said lately.
  if (first)
    await tx.query(
      `insert into outbound_texts (id, conversation_id, business_key, channel, to_phone, to_hash, body, kinds, segments, lane, state, not_before, expires_at, created_at, trace_id, sender)
       select $1, $2, $3, 'sms', $4, $5, $6, $7, $8, $9, 'queued', $10, $11, $12, coalesce($13, replace(gen_random_uuid()::text, '-', '')), sender_for($2::uuid, null, $5::text)
       where not exists (select 1 from suppressions where phone_hash = $5)
         and not exists (select 1 from consents where phone_hash = $5 and purpose = 'service' and action = 'granted' and text_id is null and at > $12::timestamptz - ${SAID_LATELY_DAYS} * interval '1 day')
       on conflict do nothing`,
      [
        first.id,
        user.conversationId,
        first.businessKey,
        user.phone,
        user.phoneHash,
        safeText(first.body),
        first.kinds,
        first.segments,
        LANES[first.lane],
        first.notBefore,
        first.expiresAt,
        now,
        currentTrace(),
      ],
    );
  const { purpose, action, textVersion, ip, userAgent } = consent;
  await tx.getRepository(ConsentRow).insert({
    ...{ userId: user.userId, phoneHash: user.phoneHash, purpose, action, textVersion, ip, at: now },
    userAgent: userAgent && safeText(userAgent),
  });
}
