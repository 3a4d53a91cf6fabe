import type { Entry } from '../../domain/entry.js';
import { editEntry } from '../edit.js';
import type { Change } from '../intents/edit-words.js';
import { resolveChange } from '../resolve-change.js';
import type { TurnContext } from '../turn-context.js';
import { understand } from './understand.js';

/** Its number while it is no entry yet. */
const COPY = 0;

/** A meal or workout that is repeated, with what is said of it beside: "but 2 bags", "no syrup", "10 min longer". Null where that is not understood. */
export const tweaked = (entry: Entry, words: string, context: TurnContext): Entry | null => tweaks(entry, words, context)?.entry ?? null;

/** The same with the changes that it takes. */
export function tweaks(entry: Entry, words: string, context: TurnContext): { entry: Entry; changes: readonly Change[] } | null {
  const copy: Entry = {
    ...entry,
    id: 'copy',
    number: COPY,
    at: context.now.toISOString(),
    localDate: context.today,
    localTime: context.clock,
  };
  // Heard as if it were said right after the copy, of nothing else, and put it right.
  const logged = copy.kind === 'meal' ? { type: 'meal-logged' as const, entry: copy } : { type: 'workout-logged' as const, entry: copy };
  const changes = [{ id: 'copy', at: context.now.toISOString(), events: [logged], undone: false, undoneAt: null }];
  const snapshot = { ...context.snapshot, entries: [copy], changes, pending: null, saved: [] };
  const alone = { ...context, snapshot, text: `actually ${words}` };
  const { frames, left } = understand(alone);
  if (left.length > 0 || frames.length === 0) return null;
  let now: Entry = copy;
  const made: Change[] = [];
  for (const intent of frames.flatMap(({ proposal }) => proposal.intents)) {
    if (intent.type !== 'edit') return null;
    const resolved = resolveChange(intent.change, now, alone);
    if (resolved.type !== 'edit') return null;
    const editing = {
      zone: context.snapshot.user.timezone,
      today: context.today,
      newId: 'split',
      newNumber: COPY,
      rate: <T>(meal: T) => meal,
    };
    const event = editEntry(now, resolved.edit, editing);
    // What already is so ("had one" of one banana) changes nothing.
    if (event === null) continue;
    if (event.type !== 'entry-corrected') return null;
    made.push(intent.change);
    now = event.after;
  }
  return { entry: now, changes: made };
}
