import { type NotTakenBack, takeBack } from '../conversation/take-back.js';
import { localDate } from '../domain/local-day.js';
import type { Event, Snapshot } from '../ports/storage/texts/store.js';
import { edit, type EditOptions } from './edit.js';
import type { Dependencies } from './dependencies.js';

export type { NotTakenBack };

/**
 * Takes back exactly one change of the last 24 hours, whether a text or a screen made it, as "undo" would if it were the latest.
 * `refuses`: what else may stand against it.
 */
export async function undoChange<Refusal extends string = never>(
  deps: Pick<Dependencies, 'store' | 'clock'>,
  userId: string,
  changeId: string,
  options?: EditOptions,
  refuses: (events: readonly Event[], snapshot: Snapshot) => Refusal | null = () => null,
): Promise<'undone' | NotTakenBack | Refusal> {
  let refused: NotTakenBack | Refusal = 'gone';
  const done = await edit(
    deps,
    userId,
    (snapshot, now) => {
      const events = takeBack(changeId, snapshot, now, localDate(now, snapshot.user.timezone));
      if (typeof events === 'string') {
        refused = events;
        return Promise.resolve(null);
      }
      const more = refuses(events, snapshot);
      if (more) refused = more;
      return Promise.resolve(more ? null : events);
    },
    options,
  );
  return done ? 'undone' : refused;
}
