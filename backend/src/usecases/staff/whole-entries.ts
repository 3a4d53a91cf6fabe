import type { Entry } from '../../domain/entry.js';
import type { Event } from '../../ports/storage/texts/store.js';

/** Entries as they were before events and as they are after them. */
export function wholeEntries(events: readonly Event[]): { before: Entry[]; after: Entry[] } {
  const before: Entry[] = [];
  const after: Entry[] = [];
  for (const event of events) {
    if (event.type === 'entry-corrected') {
      before.push(event.before);
      after.push(event.after, ...event.moved);
    } else if (event.type === 'entry-removed') before.push(event.entry);
    else if (event.type === 'entry-restored' || event.type === 'meal-logged' || event.type === 'workout-logged') after.push(event.entry);
  }
  return { before, after };
}
