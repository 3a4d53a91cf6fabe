import type { Entry } from '../domain/entry.js';
import type { Goals } from '../domain/goals.js';
import type { Nutrients } from '../domain/nutrients.js';
import type { ReminderSettings } from '../domain/reminder-settings.js';

export interface MessageRow {
  id: string;
  content: string;
  isFromUser: boolean;
  fromDashboard: boolean;
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
  /** Both ends included. */
  abstract counts(userId: string, from: string, to: string): Promise<EntryCounts>;
  /** The latest messages, oldest first. */
  abstract messages(userId: string, limit: number): Promise<MessageRow[]>;
  abstract settings(userId: string): Promise<SettingsRow>;
}
