import type { Entry } from '../domain/entry.js';
import { edit, type Edited, type EditOptions } from './edit.js';
import type { Dependencies } from './dependencies.js';

/** Removes a meal or a workout of the user from a screen; null when there is no such entry. */
export function removeEntry(
  deps: Pick<Dependencies, 'store' | 'clock' | 'diary'>,
  userId: string,
  kind: Entry['kind'],
  id: string,
  options?: EditOptions,
): Promise<Edited | null> {
  const decide: Parameters<typeof edit>[2] = async () => {
    const entry = await deps.diary.entry(userId, id);
    return entry?.kind === kind ? [{ type: 'entry-removed', entry }] : null;
  };
  return edit(deps, userId, decide, options);
}
