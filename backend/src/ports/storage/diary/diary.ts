import type { Entry } from '../../../domain/entry.js';
import type { Goals } from '../../../domain/goals.js';
import type { GoalsFrom } from '../../../domain/goals-on.js';
import type { Nutrients } from '../../../domain/nutrients.js';
import type { ReminderSettings } from '../../../domain/reminder-settings.js';
import type { MealTime } from '../../../domain/streak.js';
import type { TextSource } from '../../../domain/text-source.js';

export interface MessageRow {
  id: string;
  content: string;
  hasPicture: boolean;
  isFromUser: boolean;
  /** How it came, or went out. */
  via: TextSource;
  createdAt: Date;
}

/** Sums of one local day. Grams; kcal for calories and burned. */
export interface DayFigures extends Pick<Nutrients, Exclude<keyof Nutrients, 'fiber' | 'sodium' | 'alcohol'>> {
  date: string;
  burned: number;
}

/** How many of each were logged. */
export interface EntryCounts {
  meals: number;
  workouts: number;
}

/** A weight as it was told. */
export interface WeightReading {
  id: string;
  kg: number;
  /** Local day. */
  date: string;
}

/** A drink of water. */
export interface DrinkRow {
  id: string;
  ml: number;
  date: string;
  at: Date;
}

/** Sums of one local day for trends. Grams; kcal for calories and burned; mg for sodium. */
export interface TrendFigures extends Pick<
  Nutrients,
  'calories' | 'protein' | 'carbs' | 'fat' | 'sugar' | 'fiber' | 'sodium' | 'unhealthyFat'
> {
  date: string;
  burned: number;
}

/** What one food, or one kind of meal, brought over some days. */
export interface SourceFigures extends Pick<Nutrients, 'calories' | 'protein' | 'sugar'> {
  name: string;
  times: number;
}

export interface SettingsRow {
  goals: Goals | null;
  settings: ReminderSettings;
  /** Neither goals nor settings were ever saved. */
  empty: boolean;
}

/** What screens read. Promises: only rows of that user, removed ones never; each read uses an index. */
export abstract class Diary {
  /** Entries of one local day, oldest first. */
  abstract entriesOn(userId: string, date: string, kind: Entry['kind']): Promise<Entry[]>;
  abstract entry(userId: string, id: string): Promise<Entry | null>;
  /** Days with a record, oldest first, both ends included. */
  abstract days(userId: string, from: string, to: string): Promise<DayFigures[]>;
  /** When meals were eaten from a local day on, in the order of the days. */
  abstract mealTimes(userId: string, from: string): Promise<MealTime[]>;
  /** Every weight, by day and in the order they came. */
  abstract weights(userId: string): Promise<WeightReading[]>;
  /** The water of one local day, oldest first. */
  abstract drinks(userId: string, date: string): Promise<DrinkRow[]>;
  abstract drink(userId: string, id: string): Promise<DrinkRow | null>;
  /** Days with a record, oldest first, both ends included. */
  abstract trendDays(userId: string, from: string, to: string): Promise<TrendFigures[]>;
  /** The 200 foods that most calories came from, most first; both ends included. */
  abstract foodSources(userId: string, from: string, to: string): Promise<SourceFigures[]>;
  /** The same of breakfast, lunch, dinner and snacks. */
  abstract mealSources(userId: string, from: string, to: string): Promise<SourceFigures[]>;
  /** Both ends included. */
  abstract counts(userId: string, from: string, to: string): Promise<EntryCounts>;
  /** The latest messages, oldest first. */
  abstract messages(userId: string, limit: number): Promise<MessageRow[]>;
  abstract settings(userId: string): Promise<SettingsRow>;
  /** Which goals stood from which local day on, oldest first. */
  abstract goalsHistory(userId: string): Promise<GoalsFrom[]>;
}
