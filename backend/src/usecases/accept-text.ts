import type { InboundText } from '../ports/texts/text-gateway.js';
import type { Dependencies } from './dependencies.js';

/** Characters of a text that may take long to understand: whoever wrote less goes first. */
const LONG = 240;

/** Keeps a text before anything is made of it, and rings for it. A repeat under the same provider id has no effect. */
export async function acceptText(
  {
    store,
    outbox,
    queue,
    clock,
    log,
    metrics,
    eyes,
  }: Pick<Dependencies, 'store' | 'outbox' | 'queue' | 'clock' | 'log' | 'metrics' | 'eyes'>,
  text: InboundText,
): Promise<{ textId: string; fresh: boolean }> {
  const { providerId, from, to, bearer = 'sms', body, media, picture } = text;
  const { textId, conversationId, fresh } = await store.accept({
    providerId,
    source: 'sms',
    phone: from,
    // By RCS we have one address; the number that they know stays theirs.
    ...(bearer === 'sms' ? { to } : {}),
    bearer,
    body,
    media,
    // What nobody will look at is not kept.
    ...(eyes && picture ? { picture } : {}),
    receivedAt: clock.now(),
  });
  metrics.count('inbound_texts', { result: fresh ? 'fresh' : 'repeated' });
  log.info('text accepted', { textId, fresh });
  if (fresh) await outbox.numberAnswers({ phone: from }, clock.now());
  // Nobody waits for the ring: the text is safe, and the sweep finds what a lost ring leaves behind.
  if (fresh)
    void queue
      .ringMail(conversationId, body.length > LONG)
      .catch((error: unknown) => log.error('mail not rung', error, { conversationId }));
  return { textId, fresh };
}
