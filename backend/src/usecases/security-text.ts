import { randomUUID } from 'node:crypto';
import type { OccasionDecision } from '../conversation/occasions/occasion.js';
import type { OutboundDraft, Snapshot } from '../ports/storage/texts/store.js';
import type { Dependencies } from './dependencies.js';
import { draftOf } from './draft-of.js';

/** What the user knows by now, for texts about how they sign in; null when there is no conversation to say it in. */
export async function userSnapshot({ store, clock }: Pick<Dependencies, 'store' | 'clock'>, userId: string): Promise<Snapshot | null> {
  const conversationId = await store.conversationOf(userId);
  return conversationId === null ? null : await store.load(conversationId, clock.now());
}

/** The text that a decision about what signs in asks for; each change has its own. */
export function securityText(decision: OccasionDecision | null, now: Date): OutboundDraft | null {
  return decision?.type === 'say' ? draftOf(decision, { businessKey: `security:${randomUUID()}` }, now) : null;
}
