import { beginsTexts } from '../../domain/reminder-consent.js';
import type { AuditCause, AuditNote } from '../../ports/storage/staff/staff-audit.js';
import type { Event } from '../../ports/storage/texts/store.js';
import { type NotTakenBack, undoChange } from '../undo-change.js';
import type { Dependencies } from '../dependencies.js';
import { wholeEntries } from './whole-entries.js';

/**
 * Staff take a change of a user back. Beginning reminders or the weekly report again is the user's own consent; `no-consent` refuses it; `hidden`: it
 * changes what is not revealed to them.
 */
export function undoForUser(
  deps: Pick<Dependencies, 'store' | 'clock'>,
  userId: string,
  conversationId: string,
  changeId: string,
  revealed: boolean,
  cause: AuditCause,
): Promise<'undone' | NotTakenBack | 'no-consent' | 'hidden'> {
  const audit = (events: readonly Event[]): AuditNote => ({
    ...cause,
    action: 'undo',
    object: { kind: 'conversation', id: conversationId },
    after: { text: changeId },
    whole: { userId, ...wholeEntries(events) },
  });
  return undoChange(deps, userId, changeId, { audit }, (events, { user }) =>
    events.some((event) => event.type === 'settings-changed' && beginsTexts(user.settings, event.after))
      ? 'no-consent'
      : !revealed && !events.every(isOpen)
        ? 'hidden'
        : null,
  );
}

/** What every role sees of everybody. */
const isOpen = ({ type }: Event): boolean => type === 'goals-changed' || type === 'settings-changed';
