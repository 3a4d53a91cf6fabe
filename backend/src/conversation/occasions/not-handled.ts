import type { Snapshot } from '../snapshot.js';
import type { OccasionDecision } from './occasion.js';
import { barred, quietContext, saying } from './shared.js';

/** A text was tried again and again and is left to staff: its sender is told, and need not wait. */
export function notHandled(snapshot: Snapshot, now: Date): OccasionDecision {
  const context = quietContext(snapshot, now);
  return barred(snapshot) ?? saying('unknown', context.say.notHandled, context);
}
