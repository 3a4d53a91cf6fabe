import type { Snapshot } from '../snapshot.js';
import type { OccasionDecision } from './occasion.js';
import { barred, quietScene, saying } from './shared.js';

/** A text was tried again and again and is left to staff: its sender is told, and need not wait. */
export function notHandled(snapshot: Snapshot, now: Date): OccasionDecision {
  const scene = quietScene(snapshot, now);
  return barred(snapshot) ?? saying('unknown', scene.say.notHandled, scene);
}
