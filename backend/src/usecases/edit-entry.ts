import { editOnScreen, type ScreenChange } from '../conversation/edit-on-screen.js';
import type { Entry } from '../domain/entry.js';
import { edit, type Edited, type EditOptions } from './edit.js';
import type { Event } from '../ports/storage/texts/store.js';
import type { Dependencies } from './dependencies.js';

export interface EditedEntry extends Edited {
  entry: Entry;
}

/** Nothing was changed: these foods have no figures. */
export interface UnknownFoods {
  unknown: string[];
}

/**
 * Changes a meal or a workout from a screen, as a text would; answers with it as it stands then. `refuseUnknown`: a food without figures
 * that the meal does not have yet is named instead, and nothing is changed.
 */
export async function editEntryOnScreen(
  deps: Pick<Dependencies, 'store' | 'clock' | 'diary' | 'foods'>,
  userId: string,
  kind: Entry['kind'],
  id: string,
  change: ScreenChange,
  { refuseUnknown = false, ...options }: EditOptions & { refuseUnknown?: boolean } = {},
): Promise<EditedEntry | UnknownFoods | 'not-found' | 'future'> {
  let found = false;
  let unknown: string[] = [];
  let future = false;
  const decide: Parameters<typeof edit>[2] = async (snapshot, now) => {
    const entry = await deps.diary.entry(userId, id);
    found = entry?.kind === kind;
    if (!entry || !found) return null;
    const event = editOnScreen(entry, change, snapshot, now, deps.foods.current());
    future = event === 'future';
    if (event === null || event === 'future') return null;
    unknown = refuseUnknown ? newlyUnknown(event) : [];
    return unknown.length > 0 ? null : [event];
  };
  const edited = await edit(deps, userId, decide, options);
  if (future) return 'future';
  if (unknown.length > 0) return { unknown };
  const entry = found ? await deps.diary.entry(userId, id) : null;
  return entry ? { entry, changeId: edited?.changeId ?? null } : 'not-found';
}

function newlyUnknown(event: Event): string[] {
  if (event.type !== 'entry-corrected' || event.before.kind !== 'meal' || event.after.kind !== 'meal') return [];
  const had = new Set(event.before.items.map((item) => item.name));
  return event.after.items.filter((item) => item.nutrients === null && !had.has(item.name)).map((item) => item.name);
}
