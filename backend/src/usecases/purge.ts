import { forgetTexts } from './forget-texts.js';
import type { Dependencies } from './dependencies.js';

const DAY_MS = 86_400_000;

/** Removes what has had its time: entries that can no longer be brought back, old sessions, strangers' texts, spent counters, and what the provider holds of those who left. */
export async function purge(
  deps: Pick<Dependencies, 'housekeeping' | 'clock' | 'textArchive' | 'providerErasures' | 'rules' | 'log'>,
): Promise<void> {
  const ago = (days: number): Date => new Date(deps.clock.now().getTime() - days * DAY_MS);
  await deps.housekeeping.purge(ago(1), ago(deps.rules.retention.strangersDays));
  await forgetTexts(deps);
}
