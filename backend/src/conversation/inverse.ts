import type { Event } from './events.js';

/** The plain events that take an event back; null when it cannot be taken back. */
export function inverse(event: Event): Event[] | null {
  switch (event.type) {
    case 'meal-logged':
    case 'workout-logged':
    case 'entry-restored':
      return [{ type: 'entry-removed', entry: event.entry }];
    case 'entry-removed':
      return [{ type: 'entry-restored', entry: event.entry }];
    case 'entry-corrected':
      return [
        ...event.moved.map((entry): Event => ({ type: 'entry-removed', entry })),
        { type: 'entry-corrected', before: event.after, after: event.before, moved: [] },
      ];
    case 'goals-changed':
      return [{ type: 'goals-changed', before: event.after, after: event.before ?? emptied(event.after) }];
    case 'settings-changed':
      return [{ type: 'settings-changed', before: event.after, after: event.before }];
    case 'meal-saved':
      return [{ type: 'saved-meal-deleted', name: event.name, items: event.items }];
    case 'saved-meal-deleted':
      return [{ type: 'meal-saved', name: event.name, items: event.items }];
    case 'water-logged':
      return [{ ...event, type: 'water-removed' }];
    case 'water-removed':
      return [{ ...event, type: 'water-logged' }];
    case 'weight-logged':
      return [{ ...event, type: 'weight-removed' }];
    case 'weight-removed':
      return [{ ...event, type: 'weight-logged' }];
    case 'memory-kept':
      return [{ type: 'memory-forgotten', words: event.words, item: event.item }];
    case 'memory-forgotten':
      return [{ type: 'memory-kept', words: event.words, item: event.item }];
    default:
      return null;
  }
}

const emptied = (goals: Extract<Event, { type: 'goals-changed' }>['after']) => ({
  ...goals,
  calories: null,
  protein: null,
  carbs: null,
  fat: null,
  sugar: null,
});

/** Takes a whole turn back, last event first. */
export function undoing(events: readonly Event[]): Event[] {
  return events.toReversed().flatMap((event) => inverse(event) ?? []);
}

/** Does a turn again after it was undone: a new row is a row restored. */
export function redoing(events: readonly Event[]): Event[] {
  return events.flatMap((event): Event[] => {
    if (event.type === 'meal-logged' || event.type === 'workout-logged') return [{ type: 'entry-restored', entry: event.entry }];
    if (event.type === 'entry-corrected') {
      return [{ ...event, moved: [] }, ...event.moved.map((entry): Event => ({ type: 'entry-restored', entry }))];
    }
    return inverse(event) === null ? [] : [event];
  });
}

/** What of a turn "undo" would take back: all, but of a turn that undid something first only what came after the mark. */
export function reversibleOf(events: readonly Event[]): Event[] {
  const mark = events.findLastIndex((event) => event.type === 'change-undone' || event.type === 'change-redone');
  return mark === 0 ? [] : events.slice(mark + 1);
}

/** What of them there is to take back: nothing when they leave everything as it was, such as goals that were saved again. */
export function undoable(events: readonly Event[]): Event[] {
  const kept = reversibleOf(events);
  return kept.some((event) => inverse(event) !== null && moves(event)) ? kept : [];
}

/** Whether anything is different after it. */
function moves(event: Event): boolean {
  if (event.type !== 'goals-changed' && event.type !== 'settings-changed') return true;
  const before: Readonly<Record<string, unknown>> = { ...event.before };
  return Object.entries(event.after).some(([name, value]) => value !== (before[name] ?? null));
}

/** Whether a turn with these events is one that "undo" would take back. */
export const isReversible = (events: readonly Event[]): boolean => reversibleOf(events).some((event) => inverse(event) !== null);

/** The mark of an undone change after what undid it, so that what follows in the same turn stands apart. */
export const markedLast = (events: readonly Event[]): Event[] => {
  const isMark = (event: Event) => event.type === 'change-undone' || event.type === 'change-redone';
  return [...events.filter((event) => !isMark(event)), ...events.filter(isMark)];
};
