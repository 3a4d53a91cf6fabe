/** A food of an entry, with what it holds. */
export interface ShownItem {
  text: string;
  /** What was said of it besides, or taken off it: "no cheese". */
  notes: string[];
  calories: number | null;
  protein: number | null;
  carbs: number | null;
  fat: number | null;
  sugar: number | null;
}

/** An entry that the text may be about. */
export interface ShownEntry {
  number: number;
  /** "lunch, today 12:30" */
  text: string;
  items: ShownItem[];
}

/** All that a model is shown of a turn. Plain JSON. */
export interface TurnQuestion {
  /** "Tuesday 12:40" in the user's zone. */
  now: string;
  /** The user's texts of the last minutes, oldest first; the text at hand is the last. Words are numbered through all of them. */
  texts: string[][];
  /** What we texted last. */
  ours: string | null;
  /** What we wait to hear, by its name, of which food, and the options as shown. */
  open: { ask: string; about: string | null; options: string[] } | null;
  /** The one spoken of last first. */
  entries: ShownEntry[];
  goals: string[];
  reminders: string[];
  /** Names of saved meals. */
  saved: string[];
  /** What the built-in rules take the text for, perhaps. */
  candidates: string[];
}
