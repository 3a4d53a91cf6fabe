import type { Snapshot } from '../snapshot.js';
import type { OccasionDecision } from './occasion.js';
import { barred, quietScene, saying } from './shared.js';

/** The first text after consent: brand, what and how often, rates, HELP and STOP. */
export function firstMessage(snapshot: Snapshot, now: Date): OccasionDecision {
  const scene = quietScene(snapshot, now);
  return barred(snapshot) ?? saying('ack', scene.say.welcomeFirst(snapshot.user.firstName), scene);
}
