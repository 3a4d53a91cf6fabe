import type { Entry, Item, MealEntry, WorkoutEntry } from '../domain/entry.js';
import { daysBetween, instantOf } from '../domain/local-day.js';
import type { MealType } from '../domain/meal-type.js';
import { scaleNutrients } from '../domain/nutrients.js';
import type { Event } from './events.js';

/** A change of one stored entry, settled to the last figure. Texts and the dashboard make the same ones. */
export type Edit =
  | { type: 'items'; items: Item[] }
  /** `share`: what part of the whole it is then, where that was said. */
  | { type: 'scale'; factor: number; share?: number }
  | { type: 'meal'; meal: MealType }
  /** Some items go to a meal of their own. */
  | { type: 'split'; indexes: number[]; meal: MealType }
  | { type: 'when'; localDate: string; localTime: string; meal?: MealType }
  | { type: 'workout'; set: Partial<Pick<WorkoutEntry, 'activity' | 'minutes' | 'calories' | 'distance' | 'assumed'>> };

export interface EditContext {
  /** IANA zone of the user. */
  zone: string;
  today: string;
  /** Id and number for an entry that is split off. */
  newId: string;
  newNumber: number;
  /** Gives a changed meal its new rating. */
  rate: (meal: MealEntry) => MealEntry;
}

/** The event that an edit makes true; null when it would change nothing, is for the other kind of entry, or would be in the future. */
export function editEntry(entry: Entry, edit: Edit, context: EditContext): Event | null {
  const event = changed(entry, edit, context);
  return event?.type === 'entry-corrected' && edit.type === 'scale' && edit.share !== undefined ? { ...event, share: edit.share } : event;
}

function changed(entry: Entry, edit: Edit, context: EditContext): Event | null {
  if (edit.type === 'when') {
    if (daysBetween(context.today, edit.localDate) > 0) return null;
    // A clock shows no seconds: what was not moved keeps them, and its place among the others.
    const still = edit.localDate === entry.localDate && edit.localTime === entry.localTime;
    const at = still ? entry.at : instantOf(edit.localDate, edit.localTime, context.zone).toISOString();
    const moved = { ...entry, at, localDate: edit.localDate, localTime: edit.localTime };
    return corrected(entry, moved.kind === 'meal' && edit.meal ? { ...moved, meal: edit.meal } : moved);
  }
  if (edit.type === 'workout') return entry.kind === 'workout' ? corrected(entry, { ...entry, ...edit.set }) : null;
  if (edit.type === 'scale' && entry.kind === 'workout') {
    const minutes = entry.minutes === null ? null : entry.minutes * edit.factor;
    return corrected(entry, { ...entry, minutes, calories: entry.calories * edit.factor });
  }
  return entry.kind === 'meal' ? editMeal(entry, edit, context) : null;
}

function editMeal(entry: MealEntry, edit: Exclude<Edit, { type: 'when' | 'workout' }>, context: EditContext): Event | null {
  switch (edit.type) {
    case 'items':
      // A meal without food is no meal.
      return edit.items.length === 0 ? { type: 'entry-removed', entry } : corrected(entry, context.rate({ ...entry, items: edit.items }));
    case 'scale':
      return edit.factor > 0
        ? corrected(entry, context.rate({ ...entry, items: entry.items.map((item) => scaleItem(item, edit.factor)) }))
        : null;
    case 'meal':
      return corrected(entry, { ...entry, meal: edit.meal });
    case 'split': {
      const gone = entry.items.filter((_, i) => edit.indexes.includes(i));
      const kept = entry.items.filter((_, i) => !edit.indexes.includes(i));
      if (gone.length === 0) return null;
      if (kept.length === 0) return corrected(entry, { ...entry, meal: edit.meal });
      const split = context.rate({ ...entry, id: context.newId, number: context.newNumber, meal: edit.meal, items: gone, copyOf: null });
      return { type: 'entry-corrected', before: entry, after: context.rate({ ...entry, items: kept }), moved: [split] };
    }
  }
}

const corrected = (before: Entry, after: Entry): Event | null =>
  JSON.stringify(before) === JSON.stringify(after) ? null : { type: 'entry-corrected', before, after, moved: [] };

/** The same food, `factor` times as much; the user's own figures scale like any. */
export function scaleItem(item: Item, factor: number): Item {
  return {
    ...item,
    quantity: item.quantity * factor,
    grams: item.grams === null ? null : item.grams * factor,
    nutrients: item.nutrients === null ? null : scaleNutrients(item.nutrients, factor),
  };
}
