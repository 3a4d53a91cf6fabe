import type { Notice } from '../../../ports/queue/notices.js';
import { tellerOf, type Writer } from '../tell-after-commit.js';

export const NOTICE_CHANNEL = 'mealtext_notices';

/** Tells open screens, once the surrounding transaction is committed, and not if it never is. */
export async function notify(writer: Writer, userId: string, what: readonly Notice['what'][]): Promise<void> {
  if (!what.length) return;
  const tell = await tellerOf(writer);
  for (const one of what) tell(NOTICE_CHANNEL, `${userId} ${one}`);
}
