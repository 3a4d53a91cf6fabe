import type { Entry } from '../../domain/entry.js';
import { addNutrients } from '../../domain/nutrients.js';
import type { AuditCause, AuditFacts, AuditNote } from '../../ports/staff-audit.js';
import type { Event } from '../../ports/store.js';

/** What the audit is told of an entry that staff correct or remove: figures and when, not what was eaten. */
export function correctionNote(cause: AuditCause, kind: Entry['kind'], id: string) {
  return ([event]: readonly Event[]): AuditNote => {
    const object = { kind, id };
    if (event?.type === 'entry-corrected')
      return { ...cause, action: 'correct', object, before: factsOf(event.before), after: factsOf(event.after) };
    return { ...cause, action: 'remove', object, before: event?.type === 'entry-removed' ? factsOf(event.entry) : null };
  };
}

function factsOf(entry: Entry): AuditFacts {
  const { number, localDate, localTime } = entry;
  const when = { number, localDate, localTime };
  if (entry.kind === 'workout') return { ...when, minutes: entry.minutes, calories: Math.round(entry.calories) };
  const { calories } = addNutrients(entry.items.map(({ nutrients }) => nutrients));
  return { ...when, meal: entry.meal, items: entry.items.length, calories: Math.round(calories) };
}
