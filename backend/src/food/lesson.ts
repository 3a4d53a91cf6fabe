import { checkFoods } from './check.js';
import type { Food } from './food.js';
import { parseFoodRow } from './food-row.js';
import { buildFoodTable, type FoodTable } from './food-table.js';
import { parsePortion } from './portion-text.js';
import { EMPTY_WORDS, formWords } from './form-words.js';

/** What a table can be taught: another name of a food, a measure of it, or a food of its own. `food` is a name of the table. */
export type Lesson =
  | { kind: 'alias'; food: string; language: 'en' | 'fr' | 'es'; words: string }
  /** `portion`: "1 bowl=250". */
  | { kind: 'portion'; food: string; portion: string }
  /** `row`: a line of a food file. */
  | { kind: 'food'; row: string };

const NAMES = { en: 'aliases', fr: 'fr', es: 'es' } as const;

/** The table with what it was taught. What no longer fits it, since its food is gone or has that name by now, changes nothing. */
export function withLessons(table: FoodTable, lessons: readonly Lesson[]): FoodTable {
  if (!lessons.length) return table;
  const foods = new Map(table.foods.map((food) => [food.name, food]));
  for (const lesson of lessons) {
    const taught = lesson.kind === 'food' ? foodOf(lesson.row) : changed(foods.get(lesson.food), lesson);
    if (taught && (lesson.kind !== 'food' || !foods.has(taught.name))) foods.set(taught.name, taught);
  }
  return buildFoodTable([...foods.values()]);
}

function changed(food: Food | undefined, lesson: Exclude<Lesson, { kind: 'food' }>): Food | null {
  if (!food) return null;
  if (lesson.kind === 'alias') {
    const names = NAMES[lesson.language];
    return food[names].includes(lesson.words) ? null : { ...food, [names]: [...food[names], lesson.words] };
  }
  const portion = parsePortion(lesson.portion);
  return portion && { ...food, portions: [...food.portions.filter(({ text }) => text !== portion.text), portion] };
}

function foodOf(row: string): Food | null {
  try {
    return parseFoodRow(row);
  } catch {
    return null;
  }
}

/** A lesson as a table takes it: a name without the article or the number that it was said with ("a zorbcake"). */
export function tidyLesson(lesson: Lesson): Lesson {
  if (lesson.kind !== 'alias') return lesson;
  const words = lesson.words.trim().toLowerCase().split(' ');
  const first = words.findIndex((word) => !EMPTY_WORDS.has(word) && Number.isNaN(Number(word)));
  return { ...lesson, words: words.slice(Math.max(0, first)).join(' ') };
}

/** Why a table should not be taught this; empty: it may. */
export function lessonFaults(lesson: Lesson, table: FoodTable): string[] {
  if (lesson.kind !== 'food' && !table.byName.has(lesson.food)) return [`there is no food "${lesson.food}"`];
  if (lesson.kind === 'food' && !foodOf(lesson.row)) return ['the figures or the portion are not whole'];
  if (lesson.kind === 'portion' && !parsePortion(lesson.portion)) return ['a portion is an amount and its grams: "1 bowl=250"'];
  const words = lesson.kind === 'alias' ? lesson.words : lesson.kind === 'food' ? foodOf(lesson.row)!.name : null;
  const form = words === null ? undefined : table.forms.exact.get(formWords(words).stems.join(' '));
  if (form !== undefined) return [`"${words}" is ${table.foods[table.forms.food[form]!]!.name} already`];
  if (words !== null && !formWords(words).stems.length) return ['the name has no words'];
  const known = new Set(checkFoods(table.foods).map(({ food, what }) => `${food}: ${what}`));
  return checkFoods(withLessons(table, [lesson]).foods)
    .map(({ food, what }) => `${food}: ${what}`)
    .filter((fault) => !known.has(fault));
}
