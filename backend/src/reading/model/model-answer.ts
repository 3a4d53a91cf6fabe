import type { Language, Stance } from '../reading.js';

/** What a model says a text holds: names, amounts and words, never sums, days or writes. Every part names the span of the text it came from. */
export interface ModelAnswer {
  language: Language;
  meals: ModelMeal[];
  workouts: ModelWorkout[];
  /** The model's way to say that it cannot: the text holds no food and no training that it understands. */
  cannot: boolean;
}

export interface ModelMeal {
  span: string;
  stance: Stance;
  /** The words that say which meal or when, as in the text: "last night for dinner"; null: none. */
  when: string | null;
  items: ModelItem[];
}

export interface ModelItem {
  span: string;
  /** Plain English name of the food as eaten, "oat milk latte": words to look a row up with, never shown. */
  food: string;
  brand: string | null;
  /** "fried", "from a mix": words to look up with as well. */
  preparation: string | null;
  quantity: number | null;
  unit: string | null;
  size: string | null;
  /** What the text itself says, for the whole amount. */
  grams: number | null;
  calories: number | null;
  /** The model's own guess for the whole amount: what our figures are held against, and what stands for a food that no table knows. */
  estimate: ModelEstimate | null;
}

export interface ModelEstimate {
  grams: number;
  calories: number;
  protein: number;
  carbs: number;
  fat: number;
  sugar: number;
  alcohol: number;
}

export interface ModelWorkout {
  span: string;
  activity: string;
  minutes: number | null;
  distance: string | null;
  calories: number | null;
  when: string | null;
}

/** The second answer: of what was offered, which row and which of its lines, by number. There is no room for a word in it. */
export interface ModelChoices {
  choices: { item: number; row: number; line: number; count: number }[];
}
