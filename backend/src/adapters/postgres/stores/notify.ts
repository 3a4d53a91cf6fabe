import type { EntityManager } from 'typeorm';
import type { Notice } from '../../../ports/notices.js';

export const NOTICE_CHANNEL = 'mealtext_notices';

/** Tells open screens, when (and only if) the surrounding transaction commits. */
export async function notify(tx: Pick<EntityManager, 'query'>, userId: string, what: readonly Notice['what'][]): Promise<void> {
  if (!what.length) return;
  await tx.query('select pg_notify($1, payload) from unnest($2::text[]) as payload', [
    NOTICE_CHANNEL,
    what.map((one) => `${userId} ${one}`),
  ]);
}
