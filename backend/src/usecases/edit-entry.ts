import { editOnScreen, type ScreenChange } from '../conversation/edit-on-screen.js';
import type { Entry } from '../domain/entry.js';
import { edit } from './edit.js';
import type { AuditNote } from '../ports/staff-audit.js';
import type { Event } from '../ports/store.js';
import type { World } from './world.js';

/** Changes a meal or a workout from a screen, as a text would; answers with it as it stands then. */
export async function editEntryOnScreen(
  world: Pick<World, 'store' | 'clock' | 'diary' | 'foods'>,
  userId: string,
  kind: Entry['kind'],
  id: string,
  change: ScreenChange,
  audit?: (events: readonly Event[]) => AuditNote,
): Promise<Entry | 'not-found' | 'future'> {
  let found = false;
  let future = false;
  const decide: Parameters<typeof edit>[2] = async (snapshot, now) => {
    const entry = await world.diary.entry(userId, id);
    found = entry?.kind === kind;
    if (!entry || !found) return null;
    const event = editOnScreen(entry, change, snapshot, now, world.foods.current());
    future = event === 'future';
    return event === null || event === 'future' ? null : [event];
  };
  await edit(world, userId, decide, audit);
  if (future) return 'future';
  return (found ? await world.diary.entry(userId, id) : null) ?? 'not-found';
}
