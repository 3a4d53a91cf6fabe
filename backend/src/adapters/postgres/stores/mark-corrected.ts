// SQL: a turn's statements: sent as they are, without the work of building them.
import type { Turn } from '../../../ports/storage/texts/store.js';
import type { EventContext } from './apply-event.js';

const CORRECTING = ['edit', 'delete', 'undo'];

/** Notes of the texts that logged something that what was logged has now been put right, by whatever way: they were misread. */
export async function markCorrected({ outcome, cause }: Turn, { tx, conversationId, userId, textId, now }: EventContext): Promise<void> {
  if (cause.type !== 'edit' && !outcome.intents.some((intent) => CORRECTING.includes(intent))) return;
  const ids = outcome.events.flatMap((event) =>
    event.type === 'entry-corrected' ? [event.before.id] : event.type === 'entry-removed' ? [event.entry.id] : [],
  );
  if (!ids.length) return;
  await tx.query(
    `update inbound_texts t set corrected_at = $3 from entries e
     where e.user_id = $1 and e.id = any($2) and t.conversation_id = $5 and t.id = e.inbound_id and t.corrected_at is null and t.id is distinct from $4::uuid`,
    [userId, ids, now, textId, conversationId],
  );
}
