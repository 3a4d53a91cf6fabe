import type { Clock } from './clock.js';

/** What a run of tokens may mean: a concept of the lexicon, or a value read from it. Spans may overlap; the cover chooses. */
export interface Span {
  /** A concept ("remove"), or a kind of value ("meal", "number", "day"). */
  kind: string;
  /** First token, and the one behind the last. */
  from: number;
  to: number;
  /** What it stands for, by kind: a number, a meal's name, a `When`, a `Figure`, or whatever a slot of the conversation holds; null for a concept. */
  value: unknown;
}

/** A point in time as told: any of its parts may be missing. */
export interface When {
  /** 0 today, -1 yesterday. */
  day: number | null;
  meal: string | null;
  time: Clock | null;
}

/** "18 g of protein", "fat 12": grams of a nutrient. */
export interface Figure {
  nutrient: string;
  grams: number;
}
