import type { Entry } from '../domain/entry.js';
import type { Event } from './events.js';
import { store } from './intents/log-meal.js';
import { logWorkout } from './intents/log-workout.js';
import { quietContext } from './occasions/shared.js';
import type { Snapshot } from './snapshot.js';

/**
 * What a screen's "log again" makes true: the same entry once more, now, as "same again" by text would; `limit` where the plan has no room
 * for it today. `id` is what the id of the new entry derives from.
 */
export function againOnScreen(entry: Entry, snapshot: Snapshot, now: Date, id: string): Event[] | 'limit' {
  const quiet = quietContext(snapshot, now);
  const context = { ...quiet, heard: { ...quiet.heard, id } };
  const when = { day: 0, time: null };
  const { events, replies } =
    entry.kind === 'meal'
      ? store({ type: 'log-meal', meal: entry.meal, ...when, items: [], continues: false, copyOf: entry.id }, entry.items, context)
      : logWorkout({ ...entry, type: 'log-workout', sureness: 1, ...when, copyOf: entry.id }, context);
  return replies.some(({ kind }) => kind === 'limit_meals' || kind === 'limit_workouts') ? 'limit' : [...events];
}
