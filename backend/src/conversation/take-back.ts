import { withinLimit } from '../domain/plan.js';
import { UNDO_HOURS } from './apply.js';
import type { Event } from './events.js';
import { isReversible, undoing } from './inverse.js';
import type { Snapshot } from './snapshot.js';

/** Why a change cannot be taken back. */
export type NotTakenBack =
  /** Unknown, undone already, or more than 24 hours ago. */
  | 'gone'
  /** Something later changed the same thing: taking this back would take that back, too. */
  | 'overtaken'
  /** What it removed would be one more than the plan allows today. */
  | 'limit-reached';

/** The events that take back exactly this change, whatever came after it. */
export function takeBack(changeId: string, snapshot: Snapshot, now: Date, today: string): Event[] | NotTakenBack {
  const oldest = now.getTime() - UNDO_HOURS * 3_600_000;
  const at = snapshot.changes.findIndex((one) => one.id === changeId);
  const change = snapshot.changes[at];
  if (!change || change.undone || Date.parse(change.at) < oldest || !isReversible(change.events)) return 'gone';
  const touched = new Set(change.events.flatMap(subjects));
  const later = snapshot.changes.slice(at + 1).filter((one) => !one.undone);
  if (later.some((one) => one.events.flatMap(subjects).some((subject) => touched.has(subject)))) return 'overtaken';
  const events = undoing(change.events);
  return restorable(events, snapshot, today) ? [{ type: 'change-undone', changeId }, ...events] : 'limit-reached';
}

/** Whether what these events restore to today fits into what the plan allows. */
export function restorable(events: readonly Event[], { used, capabilities }: Snapshot, today: string): boolean {
  const back = (kind: 'meal' | 'workout') =>
    events.filter((event) => event.type === 'entry-restored' && event.entry.kind === kind && event.entry.localDate === today).length;
  const fits = (count: number, already: number, limit: number) => count === 0 || withinLimit(already + count - 1, limit);
  return fits(back('meal'), used.meals, capabilities.mealsPerDay) && fits(back('workout'), used.workouts, capabilities.workoutsPerDay);
}

/** What an event is about, each thing by a name of its own. */
function subjects(event: Event): string[] {
  switch (event.type) {
    case 'meal-logged':
    case 'workout-logged':
    case 'entry-removed':
    case 'entry-restored':
      return [`entry ${event.entry.id}`];
    case 'entry-corrected':
      return [event.before, ...event.moved].map(({ id }) => `entry ${id}`);
    case 'goals-changed':
      return ['goals'];
    case 'settings-changed':
      return Object.keys(event.after).map((name) => `setting ${name}`);
    case 'meal-saved':
    case 'saved-meal-deleted':
      return [`saved ${event.name}`];
    case 'memory-kept':
    case 'memory-forgotten':
      return [`memory ${event.words}`];
    case 'water-logged':
    case 'water-removed':
      return [`water ${event.id}`];
    case 'weight-logged':
    case 'weight-removed':
      return ['weight'];
    default:
      return [];
  }
}
