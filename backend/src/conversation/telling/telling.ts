import type { Entry, MealEntry } from '../../domain/entry.js';
import { readText } from '../../reading/index.js';
import type { ReadItem } from '../../reading/reading.js';
import type { Event } from '../events.js';
import { readable } from '../readable.js';
import { itemText } from '../replies/amount-text.js';
import { readingContext, type TurnContext } from '../turn-context.js';

/** How long after its last text a meal may still be told on. */
const TOLD_MINUTES = 10;

/** A meal that the latest texts told, and the words that tell it as it stands. */
export interface Telling {
  meal: MealEntry;
  /** Seconds since it was last told of. */
  age: number;
  /** Null where no words say all of it. */
  words: string | null;
}

/** The meal that is being told; null where something else was done since, or nobody told of one. */

export function tellingOf(context: TurnContext): Telling | null {
  const { changes, recent, entries } = context.snapshot;
  const texts = new Set<string>();
  let id: string | null = null;
  let begun = false;
  for (const change of changes.toReversed()) {
    const meal = onlyEntry(change.events, 'meal');
    if (change.undone || meal === null || (id !== null && meal !== id) || begun) break;
    id = meal;
    texts.add(change.id);
    begun = change.events.some(({ type }) => type === 'meal-logged');
  }
  const meal = entries.find((entry): entry is MealEntry => entry.id === id && entry.kind === 'meal');
  const last = changes.at(-1);
  const age = last ? (context.now.getTime() - Date.parse(last.at)) / 1000 : Infinity;
  if (!meal || !begun || age > TOLD_MINUTES * 60) return null;
  const said = recent.filter((one) => texts.has(one.id));
  // What a screen changed was not told.
  const told = said.length === texts.size ? said.map(({ text }) => plainText(text, context)).join(', ') : null;
  const written = meal.items.map((item) => itemText(item, context.lang)).join(', ');
  return { meal, age, words: [told, written].find((words) => words !== null && tells(words, meal, context)) ?? null };
}

/** The one meal or workout that events are about; null for anything else. */
export function onlyEntry(events: readonly Event[], kind: Entry['kind']): string | null {
  const ids = new Set(events.filter(({ type }) => !BESIDE.has(type)).map((event) => entryOf(event, kind)));
  const [id] = ids;
  return ids.size === 1 ? (id ?? null) : null;
}

/** What is noted beside an entry. */
const BESIDE: ReadonlySet<Event['type']> = new Set(['language-heard', 'memory-kept']);

function entryOf(event: Event, kind: Entry['kind']): string | null {
  if ((event.type === 'meal-logged' || event.type === 'workout-logged') && event.entry.kind === kind) return event.entry.id;
  return event.type === 'entry-corrected' && event.after.kind === kind && event.moved.length === 0 ? event.after.id : null;
}

const plainText = (text: string, { heard, snapshot }: TurnContext): string => readable({ ...heard, text }, snapshot).text;

/** Whether words, read anew, are the meal that stands. */
function tells(words: string, meal: MealEntry, context: TurnContext): boolean {
  const items = readAll(words, context);
  return items !== null && items.length === meal.items.length && items.every((item, i) => isSame(item, meal.items[i]!));
}

export const isSame = (one: Pick<ReadItem, 'food' | 'name' | 'quantity' | 'unit' | 'grams'>, other: typeof one): boolean =>
  one.food === other.food && one.name === other.name && Math.abs((one.grams ?? 0) - (other.grams ?? 0)) < 1;

/** The foods of words that tell one meal and nothing else; null for any other. */
export function readAll(words: string, context: TurnContext): readonly ReadItem[] | null {
  const { meals, workouts, asides, leftover } = readText(
    words,
    { ...readingContext(context.snapshot, context.now), meal: null },
    context.table,
  );
  const [meal] = meals;
  if (!meal || meals.length > 1 || workouts.length > 0 || asides.length > 0 || leftover.length > 0) return null;
  return meal.items.every(({ nutrients, quantity }) => nutrients !== null && quantity > 0) ? meal.items : null;
}
