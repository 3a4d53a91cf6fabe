import type { InboxRow } from '../../contract/index.js';
import type { FlagUrgency } from '../../domain/flag.js';
import { answerWithin, type InboxNeed } from '../../domain/inbox-need.js';

const MINUTE_MS = 60_000;

/** What a case waits for, and until when staff mean to answer. @param answered staff have written since it began */
export function presentCase({
  need,
  urgency,
  since,
  answered,
}: {
  need: InboxNeed;
  urgency: FlagUrgency;
  since: Date;
  answered: boolean;
}): Pick<InboxRow, 'need' | 'urgency' | 'since' | 'answered' | 'dueAt'> {
  const within = answered ? null : answerWithin(need, urgency);
  const dueAt = within === null ? null : new Date(since.getTime() + within * MINUTE_MS).toISOString();
  return { need, urgency, since: since.toISOString(), answered, dueAt };
}
