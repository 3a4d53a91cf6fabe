import type { Entry, Item } from '../../../domain/entry.js';
import type { MealType } from '../../../domain/meal-type.js';
import { addNutrients } from '../../../domain/nutrients.js';
import { safeJson, safeText } from '../safe-json.js';

/** An entry's columns as SQL sees them, in the order of ENTRY_COLUMNS. */
export const ENTRY_COLUMNS =
  'kind, at, local_date, local_time, meal, items, copy_of, health_rating, health_comment, calories, protein, carbs, fat, healthy_fat, unhealthy_fat, sugar, natural_sugar, added_sugar, activity, minutes, burned, distance, assumed';

const count = ENTRY_COLUMNS.split(',').length;
/** `$first, $first+1, ...` for every column. */
export const entryPlaceholders = (first: number): string => Array.from({ length: count }, (_, index) => `$${first + index}`).join(', ');

export function entryValues(entry: Entry): unknown[] {
  const when = [entry.kind, entry.at, entry.localDate, entry.localTime];
  if (entry.kind === 'workout') {
    return [
      ...when,
      ...Array<null>(count - when.length - 5).fill(null),
      safeText(entry.activity),
      entry.minutes,
      entry.calories,
      entry.distance,
      entry.assumed,
    ];
  }
  const sum = addNutrients(entry.items.map((item) => item.nutrients));
  const figures = [
    sum.calories,
    sum.protein,
    sum.carbs,
    sum.fat,
    sum.healthyFat,
    sum.unhealthyFat,
    sum.sugar,
    sum.naturalSugar,
    sum.addedSugar,
  ];
  return [
    ...when,
    entry.meal,
    safeJson(entry.items),
    entry.copyOf,
    entry.health?.rating ?? null,
    entry.health?.comment ?? null,
    ...figures,
    null,
    null,
    null,
    null,
    null,
  ];
}

/** Selects entries as JSON that `entryFromJson` reads; `e` is the table. */
export const ENTRY_JSON = `json_build_object('id', e.id, 'number', e.number, 'kind', e.kind, 'at', e.at, 'localDate', e.local_date, 'localTime', e.local_time,
  'meal', e.meal, 'items', e.items, 'copyOf', e.copy_of, 'rating', e.health_rating, 'comment', e.health_comment,
  'activity', e.activity, 'minutes', e.minutes, 'calories', e.burned, 'distance', e.distance, 'assumed', e.assumed)`;

/** One row of ENTRY_JSON. */
export interface EntryJson {
  id: string;
  number: number;
  kind: Entry['kind'];
  at: string;
  localDate: string;
  localTime: string;
  meal: MealType | null;
  items: Item[] | null;
  copyOf: string | null;
  rating: number | null;
  comment: string | null;
  activity: string | null;
  minutes: number | null;
  calories: number | null;
  distance: string | null;
  assumed: boolean | null;
}

export function entryFromJson(row: EntryJson): Entry {
  const base = { id: row.id, number: row.number, at: new Date(row.at).toISOString(), localDate: row.localDate, localTime: row.localTime };
  if (row.kind === 'workout') {
    return {
      kind: 'workout',
      ...base,
      activity: row.activity ?? '',
      minutes: row.minutes,
      calories: row.calories ?? 0,
      distance: row.distance,
      assumed: row.assumed ?? false,
    };
  }
  const health = row.rating === null ? null : { rating: row.rating, comment: row.comment ?? '' };
  return { kind: 'meal', ...base, meal: row.meal ?? 'snack', items: row.items ?? [], copyOf: row.copyOf, health };
}
