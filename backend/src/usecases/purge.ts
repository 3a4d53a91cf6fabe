import { forgetTexts } from './forget-texts.js';
import type { World } from './world.js';

const DAY_MS = 86_400_000;

/** Removes what has had its time: entries that can no longer be brought back, old sessions, strangers' texts, spent counters, and what the provider holds of those who left. */
export async function purge(world: Pick<World, 'housekeeping' | 'clock' | 'textArchive' | 'providerErasures' | 'log'>): Promise<void> {
  await world.housekeeping.purge(new Date(world.clock.now().getTime() - DAY_MS));
  await forgetTexts(world);
}
