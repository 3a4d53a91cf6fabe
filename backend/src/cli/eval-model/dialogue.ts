import type { ConverseContext } from '../converse-world.js';

/** A dialogue with what must become of it; a line of `nlp-fixtures/model/dialogues.jsonl`. Only what is named is compared. */
export interface Dialogue {
  id: string;
  kind: string;
  texts: string[];
  ctx?: ConverseContext;
  want: Wanted;
}

/** A figure, or the least and the most that it may be. */
export type Figure = number | [number, number];

export interface WantedItem {
  name: string;
  alt?: string[];
  qty?: Figure;
  unit?: string;
  size?: string;
  mods?: string[];
}

export interface WantedMeal {
  meal?: string | null;
  day?: number;
  time?: string;
  kcal?: Figure;
  items?: WantedItem[];
}

export interface WantedEdit {
  target: string;
  item?: string;
  set?: Record<string, string | Figure>;
  remove?: string[];
  add?: WantedItem[];
  /** Old name and new. */
  replace?: Record<string, string>;
  scale?: number;
}

export interface Wanted {
  intents?: string[];
  orIntents?: string[];
  meals?: WantedMeal[];
  newMeals?: number;
  mostMeals?: number;
  /** Several meals may be one. */
  mayJoin?: boolean;
  workouts?: { activity: string; alt?: string[]; min?: Figure; day?: number; kcal?: Figure }[];
  edits?: WantedEdit[];
  deletes?: string[];
  restore?: string;
  settings?: Record<string, unknown>;
  reply?: string[];
  lang?: string;
  mention?: string[];
  /** Intents that must not be there. */
  never?: string[];
}

export interface MadeItem {
  name: string;
  quantity: number;
  unit: string;
  size: string | null;
}
export interface MadeMeal {
  meal?: string;
  day?: number;
  time?: string;
  description?: string;
  calories?: number | null;
  items?: MadeItem[];
  minutes?: number | null;
  [more: string]: unknown;
}

/** A line that `converse` prints, as far as it is compared. */
export interface Made {
  intents: string[];
  meals: MadeMeal[];
  workouts: { activity: string; minutes: number | null; calories: number; day: number }[];
  edits: { target: string; before: MadeMeal; after: MadeMeal; moved: MadeMeal[] }[];
  deletes: string[];
  restored: string | null;
  settings?: Record<string, unknown>;
  replies: { kind: string; text: string; lang: string }[];
}
