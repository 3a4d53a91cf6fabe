import type { World } from './world.js';

const DAY_MS = 86_400_000;

/** Removes what has had its time: entries that can no longer be brought back, old sessions, strangers' texts, spent counters. */
export async function purge({ housekeeping, clock }: Pick<World, 'housekeeping' | 'clock'>): Promise<void> {
  await housekeeping.purge(new Date(clock.now().getTime() - DAY_MS));
}
