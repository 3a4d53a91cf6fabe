import type { Item, MealEntry } from '../domain/entry.js';
import { keepMany } from '../domain/keep-many.js';
import { builtInTable, type FoodTable } from '../food/index.js';
import { readItems } from '../reading/index.js';
import type { ReadItem } from '../reading/reading.js';
import { readingContext, type TurnContext } from './turn-context.js';
import type { Snapshot } from './snapshot.js';
import { sameStem, stems } from './targets.js';

interface Known {
  now: Date;
  table: TurnContext['table'];
  items: Map<string, readonly ReadItem[]>;
}
/** What was read in a turn: many sentences ask for the same words of a text. */
const known = new WeakMap<Snapshot, Known>();

/** Food words of this user, read by the built-in reader; each once while the snapshot stands. */
export function read(words: string, { snapshot, now, table }: Pick<TurnContext, 'snapshot' | 'now' | 'table'>): readonly ReadItem[] {
  let own = known.get(snapshot);
  if (own?.now !== now || own.table !== table) known.set(snapshot, (own = { now, table, items: new Map() }));
  let items = own.items.get(words);
  if (!items)
    own.items.set(
      words,
      (items = snapshot.memory.length > 0 ? readItems(words, readingContext(snapshot, now), table) : readForAll(words, table)),
    );
  return items;
}

/** What words mean to all who taught us none: it hangs on the table alone, and people use the same few. */
function readForAll(words: string, table: FoodTable = builtInTable()): readonly ReadItem[] {
  let ofTable = readBy.get(table);
  if (!ofTable) readBy.set(table, (ofTable = keepMany((phrase) => readItems(phrase, { memory: [] }, table), MOST_PHRASES)));
  return ofTable(words);
}
const readBy = new WeakMap<FoodTable, (words: string) => readonly ReadItem[]>();
const MOST_PHRASES = 2_000;

/** How sure a reading of words must be for them to be a food and nothing else. */
export const SURE_FOOD = 0.5;

/** Whether words name a food that we have figures of, among whatever else. */
export const namesFood = (words: string, context: TurnContext, sureness = 0): boolean =>
  read(words, context).some((item) => item.nutrients !== null && item.sureness >= sureness);

/** Whether all that is read of words is food that we have figures of. */
export function isAllFood(words: string, context: TurnContext, sureness = 0): boolean {
  const items = words === '' ? [] : read(words, context);
  return items.length > 0 && items.every((item) => item.nutrients !== null && item.sureness >= sureness);
}

/** The item that words name; -1 for none. The name that shares most words wins; "oj" is whatever food is called that. */
export function indexOf(words: string, meal: MealEntry, context?: TurnContext): number {
  const itself = meal.items.findIndex((item) => item.name === words);
  if (itself >= 0) return itself;
  const at = best(meal.items.map((item) => overlap(`${item.name} ${item.words ?? ''}`, words)));
  const [named, ...more] = at < 0 && context ? read(words, context) : [];
  return named && more.length === 0 && named.food !== null ? meal.items.findIndex((item) => item.food === named.food) : at;
}

export const bestMatch = (item: ReadItem, list: readonly Item[]): number =>
  best(list.map((old) => (old.food !== null && old.food === item.food ? 9 : overlap(`${old.name} ${old.words ?? ''}`, item.name))));

function overlap(name: string, words: string): number {
  const has = stems(name);
  return stems(words).filter((word) => has.some((one) => sameStem(one, word))).length;
}

function best(scores: readonly number[]): number {
  const top = Math.max(...scores, 0);
  return top > 0 ? scores.indexOf(top) : -1;
}
