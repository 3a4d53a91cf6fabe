import type { ConversationFlag } from '../../contract/index.js';
import { type FlagGrade, urgencyOf } from '../../domain/flag.js';

/** A flag with how long it may wait. @param since an instant, as JSON of the database writes it too */
export const presentFlag = ({ reason, grade, since }: { reason: string; grade: FlagGrade; since: Date | string }): ConversationFlag => ({
  reason,
  grade,
  urgency: urgencyOf(reason, grade),
  since: new Date(since).toISOString(),
});
