import type { AuditCause, AuditFacts, AuditNote } from '../../ports/storage/staff/staff-audit.js';
import type { Event } from '../../ports/storage/texts/store.js';
import { type GoalChanges, saveGoals } from '../save-goals.js';
import type { Dependencies } from '../dependencies.js';

/**
 * Staff set goals and reminders as the user asked, by the same save as everyone. Switching notifications or the weekly report on is the user's consent, so
 * nobody does that for them; `no-consent` refuses it.
 */
export function correctGoals(
  deps: Pick<Dependencies, 'store' | 'clock'>,
  userId: string,
  changes: Omit<GoalChanges, 'consent'>,
  cause: AuditCause,
): ReturnType<typeof saveGoals> {
  return saveGoals(deps, userId, { ...changes, consent: null }, { audit: noteOf(cause, userId) });
}

/** What differs, before and after. */
const noteOf =
  (cause: AuditCause, userId: string) =>
  (events: readonly Event[]): AuditNote => {
    const pairs = events.flatMap((event): [name: string, before: unknown, after: unknown][] => {
      if (event.type !== 'goals-changed' && event.type !== 'settings-changed') return [];
      const before = (event.before ?? {}) as Record<string, unknown>;
      return Object.entries(event.after).map(([name, value]) => [name, before[name] ?? null, value]);
    });
    const differ = pairs.filter(([, before, after]) => before !== after);
    const side = (at: 1 | 2) => Object.fromEntries(differ.map((pair) => [pair[0], pair[at]])) as AuditFacts;
    return { ...cause, action: 'correct', object: { kind: 'goals', id: userId }, before: side(1), after: side(2) };
  };
