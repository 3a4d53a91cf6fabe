import type { Message } from '@mealtext/backend/contract';
import type { Sending } from '../../lib/requests/use-send-message';

/** Whether the conversation does not hold a text yet that is being sent: a live update may bring it before its answer does. */
export function stillOnItsWay({ content, before }: Sending, messages: readonly Message[] | undefined): boolean {
  const own = (messages ?? []).filter((one) => one.isFromUser && one.fromDashboard);
  // Sent before the conversation was loaded: it can only be the newest.
  if (before === null) return own.at(-1)?.content !== content;
  return !own.some((one) => one.content === content && !before.includes(one.id));
}
