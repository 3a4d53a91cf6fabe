import type { Dependencies } from './dependencies.js';

const BATCH = 100;
/** Of one run; the rest is for the next. */
const MOST = 2000;
const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 6 * 3_600_000;

/** Has the provider forget the texts of people who left; what it does not forget is asked for again, for as long as it takes. */
export async function forgetTexts({
  textArchive,
  providerErasures,
  clock,
  log,
}: Pick<Dependencies, 'textArchive' | 'providerErasures' | 'clock' | 'log'>): Promise<{ forgotten: number; waiting: number }> {
  const counts = { forgotten: 0, waiting: 0 };
  while (counts.forgotten + counts.waiting < MOST) {
    const due = await providerErasures.due(clock.now(), BATCH);
    if (!due.length) break;
    for (const { providerId, hasMedia, attempts } of due) {
      try {
        await textArchive.forget(providerId, hasMedia);
        await providerErasures.done(providerId);
        counts.forgotten += 1;
      } catch (error) {
        const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(attempts, 20));
        const reason = error instanceof Error ? error.message : 'unknown';
        await providerErasures.failed(providerId, new Date(clock.now().getTime() + wait), reason);
        counts.waiting += 1;
      }
    }
  }
  if (counts.waiting) log.warn('texts not yet forgotten by the provider', counts);
  return counts;
}
