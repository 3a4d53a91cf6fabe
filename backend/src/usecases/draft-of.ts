import { randomUUID } from 'node:crypto';
import type { OccasionDecision } from '../conversation/occasions/occasion.js';
import type { OutboundDraft } from '../ports/storage/texts/store.js';

type Spoken = Extract<OccasionDecision, { type: 'say' }>;
/** `businessKey`: nothing with the same is ever sent twice. */
type Sending = Pick<OutboundDraft, 'businessKey'> & Partial<Pick<OutboundDraft, 'lane' | 'expiresAt'>>;

/** A text that nobody's text asked for, to be sent from `now` on: in the lane of replies and for good, unless told otherwise. */
export const draftOf = (
  { text, kind, segments }: Pick<Spoken, 'text' | 'kind' | 'segments'>,
  { businessKey, lane = 'reply', expiresAt = null }: Sending,
  now: Date,
): OutboundDraft => ({
  id: randomUUID(),
  businessKey,
  body: text,
  kinds: [kind],
  segments,
  entryIds: [],
  lane,
  despiteOptOut: false,
  notBefore: now,
  expiresAt,
});
