import type { Dependencies } from './dependencies.js';

const DAY_MS = 86_400_000;
const BATCH = 1000;
/** Portions of one kind in one run; the rest is for the next. */
const MOST_BATCHES = 200;
const KINDS = [
  'picturesDays',
  'textsDays',
  'analyticsDays',
  'reminderLogDays',
  'auditDays',
  'consentOriginDays',
  'providerRecordsDays',
] as const;

/** Removes what was kept for as long as the configuration says, in portions, so that nobody waits for it. Says how much of each kind. */
export async function retire({
  housekeeping,
  rules,
  clock,
  log,
}: Pick<Dependencies, 'housekeeping' | 'rules' | 'clock' | 'log'>): Promise<Record<string, number>> {
  const gone: Record<string, number> = {};
  for (const kind of KINDS) {
    const before = new Date(clock.now().getTime() - rules.retention[kind] * DAY_MS);
    for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
      const count = await housekeeping.retire(kind, before, BATCH);
      gone[kind] = (gone[kind] ?? 0) + count;
      if (count < BATCH) break;
    }
  }
  if (Object.values(gone).some(Boolean)) log.info('kept for long enough', gone);
  return gone;
}
