// SQL: a turn's statements: sent as they are, without the work of building them.
import type { Turn } from '../../../ports/storage/texts/store.js';
import { safeText } from '../safe-json.js';
import type { EventContext } from './apply-event.js';

/** What is put right later than this was changed, not misread. */
const SOON = '10 minutes';

/** Puts what a turn shows us into the queue for learning: of the text at hand, or of the text whose entry was soon put right. */
export async function keepToLearn({ learn = [] }: Turn, { tx, userId, conversationId, textId, at, now }: EventContext): Promise<void> {
  for (const { kind, about, form, said, entryId } of learn) {
    const values = [conversationId, kind, about, safeText(form), safeText(said), now];
    const into = 'insert into learning_texts (text_id, conversation_id, kind, about, form, said, at)';
    if (entryId === null && textId)
      await tx.query(`${into} values ($7, $1, $2, $3, $4, $5, $6) on conflict do nothing`, [...values, textId]);
    if (entryId !== null)
      await tx.query(
        `${into} select t.id, $1, $2, $3, $4, $5, $6 from entries e join inbound_texts t on t.conversation_id = $1 and t.id = e.inbound_id
         where e.user_id = $7 and e.id = $8 and t.received_at > $9::timestamptz - interval '${SOON}' on conflict do nothing`,
        [...values, userId, entryId, at],
      );
  }
}
