import type { Item } from '../domain/entry.js';
import type { MealType } from '../domain/meal-type.js';
import type { JointKind } from '../food/retrieval/weights.js';

export type Language = 'en' | 'fr' | 'es';

/** What a reader must know of the moment to read a text: nothing about other users, nothing about the log. */
export interface ReadingContext {
  /** UTC instant. */
  now: Date;
  /** IANA zone. */
  zone: string;
  country: 'US' | 'CA';
  /** The meal a reminder just asked about, or the meal a command names; used when the words name none. */
  meal: MealType | null;
  /** Body weight for burn estimates; null: 70 kg. */
  weightKg: number | null;
  /** What this user corrected before: "latte" -> "oat milk latte, 12 oz". Keys are normalised food words. */
  memory: readonly FoodMemory[];
}

export interface FoodMemory {
  words: string;
  item: Item;
}

/** When something happened, as the words say it. */
export interface When {
  /** 0 today, -1 yesterday, in the user's zone. */
  day: number;
  /** HH:MM when a clock time was said. */
  time: string | null;
}

export interface ReadMeal extends When {
  /** What words, command or reminder name; else null, and the clock decides. */
  meal: MealType | null;
  items: ReadItem[];
  /** A day that was said is when it was made: "leftover pizza from last night". */
  origin?: true;
  /** The text goes on from an earlier one: "and bacon", "oh and oj", "plus a coke". */
  continues: boolean;
}

/** An item whose `nutrients` is null is a food we do not know. */
export interface ReadItem extends Item {
  /** The user's own words for it. */
  words: string;
  /** Other readings that differ by about 2x in calories, best first; the conversation may ask. Empty when sure. */
  choices: ItemChoice[];
  /** 0 (a guess) to 1 (certain): how well the words fit the food. */
  sureness: number;
  /** What stands before it in its clause, and whether it is "the". */
  lead?: Lead;
}

export interface Lead {
  joint: JointKind | 'none' | 'first';
  definite: boolean;
  /** It says what something was: "the milk was skim". */
  describes: boolean;
  /** It counts all of its kind that the text named. */
  total: boolean;
  /** The number behind "no": "2 crackers, no 6 crackers". */
  corrects: boolean;
}

/** What the words say of the eating: done; denied ("didn't have lunch"); intended or only thought of; somebody else's; only spoken of ("i love tacos"). */
export type Stance = 'ate' | 'not' | 'plan' | 'others' | 'mention';

/** A clause about food that was not eaten by the user. Never to be logged; `meal.items` may be empty ("skipped lunch"). */
export interface Aside {
  stance: Exclude<Stance, 'ate'>;
  meal: ReadMeal;
  /** The clause as written. */
  words: string;
  /** The activity that it names, where it names no food: "my son had soccer practice". */
  sport?: string;
}

/** The amount part of a phrase: "half a cup", "a large", "126 grams", "3". */
export interface Amount {
  /** Null: none was said. */
  quantity: number | null;
  /** Canonical unit word (`cup`, `slice`, `floz`, `bottle`); null: none was said. */
  unit: string | null;
  size: string | null;
  /** Contents of one container when said: a 16.9 fl oz bottle. */
  each: { quantity: number; unit: string } | null;
  /** "half", "a third of it": a share of what stood before, not a number of pieces. */
  share: boolean;
  /** kcal said with it, for the whole amount. */
  calories: number | null;
  /** The amount is a bare plural or was left open ("some", "eggs"). */
  vague: boolean;
  /** Its one is only an article: "a large". */
  article?: true;
}

export interface ItemChoice {
  label: string;
  item: Item;
}

export interface ReadWorkout extends When {
  activity: string;
  minutes: number | null;
  calories: number | null;
  distance: string | null;
  /** True when the burn or the duration is our estimate. */
  assumed: boolean;
  /** How well the words fit an activity, 0 to 1. */
  sureness: number;
}

/** What one text says was eaten and done. Pure data; the same text and context always give the same reading. */
export interface Reading {
  language: Language;
  meals: ReadMeal[];
  workouts: ReadWorkout[];
  /** What was denied, planned or eaten by others. */
  asides: Aside[];
  /** Pieces of the text that nothing was made of. */
  leftover: string[];
  reader: 'builtin' | 'model';
  /** The same in full, where the reader says. */
  by?: ReadBy;
}

/** Who read a text: the built-in reader, or which model with which words, what that took, and under which key its answer is kept. */
export type ReadBy =
  | { reader: 'builtin' }
  | { reader: 'model'; model: string; promptVersion: string; key: string; tokensIn: number; tokensOut: number };
