import type { Entry, Item, MealEntry, WorkoutEntry } from '../domain/entry.js';
import type { MealType } from '../domain/meal-type.js';
import { scaleNutrients } from '../domain/nutrients.js';
import { builtInTable, foodOfItem, groundItem, itemOf, userNutrients, type FoodTable } from '../food/index.js';
import { readItems, readText } from '../reading/index.js';
import { editEntry, scaleItem, type Edit, type EditContext } from './edit.js';
import type { Event } from './events.js';
import { rated } from './intents/rate-entry.js';
import { quietContext } from './occasions/shared.js';
import { readingContext, type TurnContext } from './turn-context.js';
import type { Snapshot } from './snapshot.js';
import { toItem } from './to-item.js';

/** One item as a form sends it; without a figure of its own the food is looked up. */
export interface ItemOnScreen {
  name: string;
  quantity: number;
  unit: string;
  size: string | null;
  /** kcal for the whole amount, when they are the user's own. */
  calories: number | null;
}

/** What a form changes of an entry; what is left out stays. */
export interface ScreenChange {
  meal?: MealType;
  items?: readonly ItemOnScreen[];
  localDate?: string;
  localTime?: string;
  workout?: Extract<Edit, { type: 'workout' }>['set'];
}

/**
 * The event that a form makes true, by the same edits as a text's; null when nothing changes. An item that is the same food
 * in the same unit keeps its figures in proportion. `future` when the entry would lie after today.
 */
export function editOnScreen(
  entry: Entry,
  change: ScreenChange,
  snapshot: Snapshot,
  now: Date,
  table?: FoodTable,
): Event | 'future' | null {
  const context = { ...quietContext(snapshot, now), table };
  if (change.localDate !== undefined && change.localDate > context.today) return 'future';
  const editing: EditContext = {
    zone: snapshot.user.timezone,
    today: context.today,
    newId: '',
    newNumber: 0,
    rate: (meal) => rated(meal, context),
  };
  let after = entry;
  for (const edit of editsOf(entry, change, context)) {
    const event = editEntry(after, edit, editing);
    if (event?.type === 'entry-corrected') after = event.after;
  }
  return after === entry ? null : { type: 'entry-corrected', before: entry, after, moved: [] };
}

function editsOf(entry: Entry, change: ScreenChange, context: TurnContext): Edit[] {
  const { localDate = entry.localDate, localTime = entry.localTime } = change;
  const edits: Edit[] = [{ type: 'when', localDate, localTime }];
  if (change.meal) edits.push({ type: 'meal', meal: change.meal });
  if (change.workout && entry.kind === 'workout') edits.push({ type: 'workout', set: withBurn(change.workout, entry, context) });
  if (change.items && entry.kind === 'meal')
    edits.push({ type: 'items', items: change.items.map((item) => settled(item, entry, context)) });
  return edits;
}

type WorkoutSet = NonNullable<ScreenChange['workout']>;

/** What was burned follows from what was done and for how long, unless the figure is the user's own. */
function withBurn(set: WorkoutSet, workout: WorkoutEntry, context: TurnContext): WorkoutSet {
  const { activity = workout.activity, minutes = workout.minutes } = set;
  const same = activity === workout.activity;
  if (set.calories !== undefined || !workout.assumed || minutes === null || (same && minutes === workout.minutes)) return set;
  if (same && workout.minutes) return { ...set, calories: (workout.calories / workout.minutes) * minutes };
  const [found] = readText(`${activity} ${minutes} minutes`, readingContext(context.snapshot, context.now), context.table).workouts;
  if (found?.calories != null) return { ...set, calories: found.calories };
  return workout.minutes ? { ...set, calories: (workout.calories / workout.minutes) * minutes } : set;
}

function settled(wanted: ItemOnScreen, meal: MealEntry, context: TurnContext): Item {
  const same = meal.items.find(
    (item) => item.name === wanted.name && item.unit === wanted.unit && item.size === wanted.size && item.quantity > 0,
  );
  // Every figure in proportion, so that what was not touched stays as it was; an amount the user has seen is no guess any more.
  const item = same
    ? same.quantity === wanted.quantity
      ? same
      : { ...scaleItem(same, wanted.quantity / same.quantity), assumed: false, assumption: null }
    : (remeasured(wanted, meal, context) ?? lookedUp(wanted, context));
  return wanted.calories === null || Math.round(item.nutrients?.calories ?? -1) === Math.round(wanted.calories)
    ? item
    : withCalories(item, wanted.calories);
}

/** The same food in another measure, under the name it has; null where its figures are not the table's. */
function remeasured({ name, quantity, unit, size }: ItemOnScreen, meal: MealEntry, context: TurnContext): Item | null {
  const had = meal.items.find((item) => item.name === name && item.source !== 'user' && item.source !== 'model');
  const food = had && foodOfItem(had, context.table ?? builtInTable());
  return food ? { ...itemOf(food, { quantity, unit, size }), name } : null;
}

function lookedUp({ name, quantity, unit, size }: ItemOnScreen, context: TurnContext): Item {
  // A name of the table is that food, as whoever looked it up there saw it.
  const chosen = (context.table ?? builtInTable()).byName.get(name.toLowerCase());
  if (chosen) return itemOf(chosen, { quantity, unit, size });
  const [food, ...more] = readItems(name, readingContext(context.snapshot, context.now), context.table);
  if (food && more.length === 0)
    return {
      ...groundItem(toItem(food), { quantity, unit, ...(size === null ? {} : { size }) }, context.table),
      assumed: false,
      assumption: null,
    };
  return {
    name: name.toLowerCase(),
    quantity,
    unit,
    size,
    grams: null,
    nutrients: null,
    source: 'user',
    food: null,
    assumed: false,
    assumption: null,
    mods: [],
  };
}

/** The user's own calories win; the other figures follow in proportion. */
function withCalories(item: Item, calories: number): Item {
  const known =
    item.nutrients !== null && item.nutrients.calories > 0
      ? scaleNutrients(item.nutrients, calories / item.nutrients.calories)
      : userNutrients({ calories });
  return { ...item, nutrients: { ...known, calories }, source: 'user', assumed: false, assumption: null };
}
