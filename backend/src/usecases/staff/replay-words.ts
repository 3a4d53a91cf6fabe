import type { Entry } from '../../domain/entry.js';
import { addNutrients } from '../../domain/nutrients.js';
import type { Event } from '../../ports/storage/texts/store.js';
import { describeItems } from './describe-items.js';

const caloriesOf = (entry: Entry): number =>
  Math.round(entry.kind === 'workout' ? entry.calories : addNutrients(entry.items.map(({ nutrients }) => nutrients)).calories);

/** An entry as a comparison shows it: "lunch: 2 eggs, 1 toast (230 kcal)". */
function entryText(entry: Entry): string {
  if (entry.kind === 'meal') return `${entry.meal}: ${describeItems(entry.items)} (${caloriesOf(entry)} kcal)`;
  return `workout: ${entry.activity}${entry.minutes === null ? '' : ` ${entry.minutes} min`} (${caloriesOf(entry)} kcal)`;
}

export const entriesText = (entries: readonly Entry[]): string[] => entries.map(entryText);

/** What events made true, a line each; what changes neither entries nor settings is left out. */
export function changesText(events: readonly Event[]): string[] {
  return events.flatMap((event): string[] => {
    switch (event.type) {
      case 'meal-logged':
      case 'workout-logged':
        return [entryText(event.entry)];
      case 'entry-corrected':
        return [`changed to ${entryText(event.after)}`, ...event.moved.map(entryText)];
      case 'entry-removed':
        return [`removed ${entryText(event.entry)}`];
      case 'entry-restored':
        return [`brought back ${entryText(event.entry)}`];
      case 'goals-changed':
      case 'settings-changed':
        return [`${event.type}: ${JSON.stringify(event.after)}`];
      case 'water-logged':
        return [`water ${Math.round(event.ml)} ml`];
      case 'weight-logged':
        return [`weight ${event.kg} kg`];
      case 'meal-saved':
        return [`saved "${event.name}"`];
      default:
        return [];
    }
  });
}

/** kcal that were logged; null when nothing was. */
export function kcalOf(events: readonly Event[], entries: readonly Entry[]): number | null {
  const logged = events.flatMap((event) => (event.type === 'meal-logged' || event.type === 'workout-logged' ? [event.entry] : []));
  const all = logged.length ? logged : entries;
  return all.length ? all.reduce((sum, entry) => sum + caloriesOf(entry), 0) : null;
}
