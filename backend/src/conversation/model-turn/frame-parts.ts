import type { Entry, Item, MealEntry } from '../../domain/entry.js';
import { addNutrients } from '../../domain/nutrients.js';
import type { GoalName } from '../../domain/goals.js';
import type { MealType } from '../../domain/meal-type.js';
import type { Change } from '../intents/edit-words.js';
import type { Intent } from '../intents/intent.js';
import type { TurnContext } from '../turn-context.js';
import { shownEntries } from './question-of.js';
import type { TurnFrame } from './turn-answer.js';

/** What the numbers of a frame stand for. */
export interface Named {
  entry: Entry;
  /** Null: the whole entry. */
  item: Item | null;
}

/** The entry, and the food of it, that a frame names; null where it names none that was shown. */
export function namedBy({ entry: number, item: place }: TurnFrame, context: TurnContext): Named | null {
  const entry = shownEntries(context).find((one) => one.number === number);
  if (!entry || number <= 0) return null;
  if (place === 0) return { entry, item: null };
  const item = entry.kind === 'meal' ? entry.items[place - 1] : undefined;
  // Of two of one name only the first can be named by it.
  if (!item || entry.kind !== 'meal' || entry.items.find(({ name }) => name === item.name) !== item) return null;
  return { entry, item };
}

/** The meal that a frame names. */
export function mealBy(frame: TurnFrame, context: TurnContext): { entry: MealEntry; item: Item | null } | null {
  const named = namedBy(frame, context);
  return named?.entry.kind === 'meal' ? { entry: named.entry, item: named.item } : null;
}

export const editOf = ({ entry }: Named, change: Change): Intent => ({
  type: 'edit',
  target: { by: 'numbers', numbers: [entry.number] },
  change,
});

export const mealOf = ({ meal }: TurnFrame): MealType | null => (meal === 'none' ? null : meal);

/** "13:30" of 1330; null where it is no time. */
export function clockOf({ time }: TurnFrame): string | null {
  if (time === null || !Number.isInteger(time) || time < 0) return null;
  const [hours, minutes] = [Math.floor(time / 100), time % 100];
  return hours <= 23 && minutes <= 59 ? `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}` : null;
}

/** How far back a text may speak of. */
const MOST_DAYS = 31;
export const isDay = (day: number): boolean => Number.isInteger(day) && day <= 0 && day >= -MOST_DAYS;

/** A figure that is told of something is above nought and can be eaten. */
export const within = (value: number | null, most: number): value is number => value !== null && value > 0 && value <= most;

/** Whether what a text says stood there stands there. */
export const stood = (was: number | null, now: number | null): boolean =>
  was === null || (now !== null && Math.abs(now - was) <= Math.max(1, 0.05 * Math.abs(now)));

/** What a food or a meal holds now. */
export function figureOf({ entry, item }: Named, name: GoalName): number | null {
  if (entry.kind === 'workout') return name === 'calories' ? entry.calories : null;
  const all = item ? [item.nutrients] : entry.items.map(({ nutrients }) => nutrients);
  return all.every((one) => one === null) ? null : addNutrients(all)[name];
}
