import { forgetTexts } from './forget-texts.js';
import type { World } from './world.js';

const DAY_MS = 86_400_000;

/** Removes what has had its time: entries that can no longer be brought back, old sessions, strangers' texts, spent counters, and what the provider holds of those who left. */
export async function purge(
  world: Pick<World, 'housekeeping' | 'clock' | 'textArchive' | 'providerErasures' | 'rules' | 'log'>,
): Promise<void> {
  const ago = (days: number): Date => new Date(world.clock.now().getTime() - days * DAY_MS);
  await world.housekeeping.purge(ago(1), ago(world.rules.retention.strangersDays));
  await forgetTexts(world);
}
