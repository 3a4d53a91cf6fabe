import type { WorkoutEntry } from '../../domain/entry.js';
import type { Change, RecentText } from '../snapshot.js';
import { readable } from '../readable.js';
import type { TurnContext } from '../turn-context.js';
import { onlyEntry } from './telling.js';

/** A text of before, what it logged or changed, and whether it was not understood at all. */
export interface LastText {
  text: string;
  entry: WorkoutEntry | null;
  lost: boolean;
}

/** So many texts tell one workout at most. */
const MOST = 4;

/** The latest texts that logged or changed one workout at most, and nothing else, the first first. */
export function lastWorkoutTexts({ heard, snapshot, now }: TurnContext): readonly LastText[] {
  const { recent, changes, entries, lastSent } = snapshot;
  const out: LastText[] = [];
  for (const one of recent.slice(-MOST).toReversed()) {
    const change = changes.find(({ id }) => id === one.id);
    const entry = change ? workoutOf(change) : null;
    const known = out.find((text) => text.entry)?.entry;
    if (
      isPast(one, now) ||
      one.text.startsWith('/') ||
      one.text.includes('?') ||
      (change && !entry) ||
      (known && entry && known.id !== entry.id)
    )
      break;
    const lost = out.length === 0 && change === undefined && lastSent?.kind === 'unknown';
    out.unshift({ text: readable({ ...heard, text: one.text }, snapshot).text, entry, lost });
  }
  return out;

  function workoutOf({ events, undone }: Change): WorkoutEntry | null {
    const id = undone ? null : onlyEntry(events, 'workout');
    return entries.find((entry): entry is WorkoutEntry => entry.id === id && entry.kind === 'workout') ?? null;
  }
}

/** What was told longer ago, in minutes, is over. */
const TOLD_MINUTES = 10;
const isPast = ({ at }: RecentText, now: Date): boolean => now.getTime() - Date.parse(at) > TOLD_MINUTES * 60_000;
