import { notHandled } from '../conversation/occasions/not-handled.js';
import { isAway } from '../ports/storage/is-away.js';
import type { OutboundDraft, WaitingText } from '../ports/storage/texts/store.js';
import { mayReply } from './guard-replies.js';
import { replyKey } from './reply-key.js';
import type { Dependencies } from './dependencies.js';
import { draftOf } from './draft-of.js';

/** One plain sentence to the sender of a text that is given up; null where nothing may or need be said. */
export async function apologise(
  { store, clock, limiter, log }: Pick<Dependencies, 'store' | 'clock' | 'limiter' | 'log'>,
  conversationId: string,
  text: WaitingText,
): Promise<OutboundDraft | null> {
  const now = clock.now();
  try {
    const snapshot = await store.load(conversationId, now);
    const said = snapshot && notHandled(snapshot, now);
    if (said?.type !== 'say') return null;
    if (text.source === 'sms' && !(await mayReply({ limiter, clock, log }, conversationId, [said.kind], text.text))) return null;
    return draftOf(said, { businessKey: replyKey(text) }, now);
  } catch (error) {
    if (isAway(error)) throw error;
    // What breaks for the text may break for its answer, too.
    log.error('nothing said of a text that was given up', error, { textId: text.id });
    return null;
  }
}
