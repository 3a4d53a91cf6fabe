import type { Item, MealEntry } from '../domain/entry.js';
import { readItems } from '../reading/index.js';
import type { ReadItem } from '../reading/reading.js';
import { readingContext, type Scene } from './scene.js';
import { sameStem, stems } from './targets.js';

/** Food words of this user, read by the built-in reader. */
export function read(words: string, scene: Scene): ReadItem[] {
  return readItems(words, readingContext(scene.snapshot, scene.now), scene.table);
}

/** The item that words name; -1 for none. The name that shares most words wins; "oj" is whatever food is called that. */
export function indexOf(words: string, meal: MealEntry, scene?: Scene): number {
  const at = best(meal.items.map((item) => overlap(`${item.name} ${item.words ?? ''}`, words)));
  const [named, ...more] = at < 0 && scene ? read(words, scene) : [];
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

/** Whether each food of the words is one of the meal. */
export const hasAll = (words: string, meal: MealEntry, scene: Scene): boolean =>
  read(words, scene).every((item) => bestMatch(item, meal.items) >= 0);
