import { randomUUID } from 'node:crypto';
import { againOnScreen } from '../conversation/again-on-screen.js';
import type { Entry } from '../domain/entry.js';
import { edit } from './edit.js';
import type { EditedEntry } from './edit-entry.js';
import type { Dependencies } from './dependencies.js';

/** Logs a meal or a workout of the user once more, now, from a screen; answers with the new one. */
export async function logAgain(
  deps: Pick<Dependencies, 'store' | 'clock' | 'diary'>,
  userId: string,
  kind: Entry['kind'],
  id: string,
): Promise<EditedEntry | 'not-found' | 'limit'> {
  const newId = randomUUID();
  let made: Entry | null = null;
  let limit = false;
  const edited = await edit(deps, userId, async (snapshot, now) => {
    const entry = await deps.diary.entry(userId, id);
    const events = entry?.kind === kind ? againOnScreen(entry, snapshot, now, newId) : [];
    limit = events === 'limit';
    const logged = events === 'limit' ? undefined : events.find((one) => one.type === 'meal-logged' || one.type === 'workout-logged');
    made = logged?.entry ?? null;
    return logged ? [logged] : null;
  });
  if (limit) return 'limit';
  return edited && made ? { entry: made, changeId: edited.changeId } : 'not-found';
}
