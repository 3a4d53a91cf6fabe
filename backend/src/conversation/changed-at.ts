import type { TurnContext } from './turn-context.js';

/** When an entry that stands was logged or changed last; undefined where that is longer ago than what is remembered. */
export const changedAt = (id: string, { snapshot }: TurnContext): string | undefined =>
  snapshot.changes.findLast((change) =>
    change.events.some(
      (event) => ('entry' in event && event.entry.id === id) || ('after' in event && 'id' in event.after && event.after.id === id),
    ),
  )?.at;
