import type { Entry } from '../../domain/entry.js';
import { addNutrients } from '../../domain/nutrients.js';
import type { AuditCause, AuditFacts, AuditNote } from '../../ports/storage/staff/staff-audit.js';
import type { Event } from '../../ports/storage/texts/store.js';
import { wholeEntries } from './whole-entries.js';

/** What the audit is told of an entry that staff correct or remove: for good its figures and when, for as long as the account the whole of it. */
export function correctionNote(cause: AuditCause, userId: string, kind: Entry['kind'], id: string) {
  return (events: readonly Event[]): AuditNote => {
    const [event] = events;
    const note = { ...cause, object: { kind, id }, whole: { userId, ...wholeEntries(events) } };
    if (event?.type === 'entry-corrected')
      return { ...note, action: 'correct', before: factsOf(event.before), after: factsOf(event.after) };
    return { ...note, action: 'remove', before: event?.type === 'entry-removed' ? factsOf(event.entry) : null };
  };
}

function factsOf(entry: Entry): AuditFacts {
  const { number, localDate, localTime } = entry;
  const when = { number, localDate, localTime };
  if (entry.kind === 'workout') return { ...when, minutes: entry.minutes, calories: Math.round(entry.calories) };
  const { calories } = addNutrients(entry.items.map(({ nutrients }) => nutrients));
  return { ...when, meal: entry.meal, items: entry.items.length, calories: Math.round(calories) };
}
