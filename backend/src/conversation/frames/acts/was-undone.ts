import type { Talk } from '../talk.js';

/** How long what was taken back is still spoken of, in milliseconds. */
const SPOKEN = 6 * 3_600_000;

/** The last thing said was that a meal is taken back. */
export function wasUndone({ context: { snapshot, now } }: Talk): boolean {
  const { lastSent, changes } = snapshot;
  const fresh = lastSent?.kind === 'confirm_undo' && now.getTime() - Date.parse(lastSent.at) <= SPOKEN;
  const undone = changes
    .filter((change) => change.undone)
    .toSorted((a, b) => (a.undoneAt ?? '').localeCompare(b.undoneAt ?? ''))
    .at(-1);
  return fresh && undone?.events.some(({ type }) => type === 'meal-logged') === true;
}
