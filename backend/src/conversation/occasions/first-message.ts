import type { Snapshot } from '../snapshot.js';
import type { OccasionDecision } from './occasion.js';
import { barred, quietContext, saying } from './shared.js';

/** The first text after consent: brand, what and how often, rates, HELP and STOP. */
export function firstMessage(snapshot: Snapshot, now: Date): OccasionDecision {
  const context = quietContext(snapshot, now);
  return barred(snapshot) ?? saying('ack', context.say.welcomeFirst(snapshot.user.firstName), context);
}
