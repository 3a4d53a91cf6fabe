import type { MealType } from './meal-type.js';
import type { Nutrients } from './nutrients.js';

/** Where an item's figures come from: our table, an imported USDA release, the user's own numbers, or a model's bounded estimate. */
export type ItemSource = 'builtin' | 'usda' | 'user' | 'model';

/** One food of a meal, as it was counted. */
export interface Item {
  /** Lower case, English: "scrambled eggs". */
  name: string;
  /** In the user's own words: a third of a large is 0.33 `large`; nothing said is 1 `count`. */
  quantity: number;
  unit: string;
  size: string | null;
  /** For the whole amount eaten; null when unknown. */
  grams: number | null;
  /** For the whole amount eaten; null when the food is unknown. */
  nutrients: Nutrients | null;
  source: ItemSource;
  /** USDA code of the food, null when there is none. */
  food: string | null;
  /** True when amount or size was ours; `assumption` then says which ("1 cup"). */
  assumed: boolean;
  assumption: string | null;
  /** The user's own words for it, for answers in the user's language; names stay English. */
  words?: string;
  /** Words of the user that qualify the food and are kept: "no cheese", "double chicken". */
  mods: string[];
}

interface EntryBase {
  id: string;
  /** Running number per user, for `/delete 17`. Meals and workouts share the series. */
  number: number;
  /** UTC instant, ISO 8601. */
  at: string;
  /** Calendar day in the user's zone, fixed at logging: YYYY-MM-DD. */
  localDate: string;
  /** HH:MM in the user's zone. */
  localTime: string;
}

export interface MealEntry extends EntryBase {
  kind: 'meal';
  meal: MealType;
  items: Item[];
  /** `m9` or `saved:power bowl` when it repeats something. */
  copyOf: string | null;
  /** 1 to 10, shown to Pro only; null when not rated. */
  health: { rating: number; comment: string } | null;
}

export interface WorkoutEntry extends EntryBase {
  kind: 'workout';
  /** Everyday name: "running". */
  activity: string;
  minutes: number | null;
  /** kcal burned. */
  calories: number;
  /** "5 km", "3 mi". */
  distance: string | null;
  /** True when the burn is our estimate. */
  assumed: boolean;
}

export type Entry = MealEntry | WorkoutEntry;
