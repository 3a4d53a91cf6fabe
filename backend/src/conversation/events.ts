import type { Entry, Item } from '../domain/entry.js';
import type { FlagGrade, FlagReason } from '../domain/flag.js';
import type { Goals } from '../domain/goals.js';
import type { MealType } from '../domain/meal-type.js';
import type { ReminderSettings } from '../domain/reminder-settings.js';

/**
 * What became true in a turn. A `change-undone` or `change-redone` is followed by the plain events that put it into
 * effect (removed, restored, corrected back), so a store applies rows without knowing what undo means.
 * Applied in order, in one transaction; past tense and small.
 */
export type Event =
  /** `dangling`: it began as if it continued a text that has not come yet ("and bacon"); the next one may join it. */
  | { type: 'meal-logged'; entry: Extract<Entry, { kind: 'meal' }>; dangling?: true }
  | { type: 'workout-logged'; entry: Extract<Entry, { kind: 'workout' }> }
  /** `moved`: entries split off from it (each a new entry). `share`: it is now this part of what was logged first. */
  | { type: 'entry-corrected'; before: Entry; after: Entry; moved: Entry[]; share?: number }
  | { type: 'entry-removed'; entry: Entry }
  | { type: 'entry-restored'; entry: Entry }
  | { type: 'change-undone'; changeId: string }
  | { type: 'change-redone'; changeId: string }
  | { type: 'goals-changed'; before: Goals | null; after: Goals }
  | { type: 'settings-changed'; before: Partial<UserSettings>; after: Partial<UserSettings> }
  | { type: 'meal-saved'; name: string; items: Item[] }
  | { type: 'saved-meal-deleted'; name: string; items: Item[] }
  | { type: 'water-logged'; id: string; ml: number; localDate: string }
  | { type: 'water-removed'; id: string; ml: number; localDate: string }
  /** `before`: the weight known until then. */
  | { type: 'weight-logged'; id: string; kg: number; localDate: string; before?: number | null }
  | { type: 'weight-removed'; id: string; kg: number; localDate: string; before?: number | null }
  | { type: 'meal-skipped'; meal: MealType; localDate: string }
  | { type: 'memory-kept'; words: string; item: Item }
  | { type: 'memory-forgotten'; words: string; item: Item }
  /** The language of a text that left no doubt, when it is not the one we knew. */
  | { type: 'language-heard'; language: 'en' | 'fr' | 'es' }
  /** A stranger was sent the sign-up link: at most one a day. */
  | { type: 'signup-link-sent' }
  | { type: 'opted-out'; how: 'keyword' | 'words' }
  | { type: 'opted-in' }
  | { type: 'limit-noticed'; limit: 'texts' | 'meals' | 'workouts'; localDate: string }
  /** `grade`: sure when left out. */
  | { type: 'staff-flagged'; reason: FlagReason; grade?: FlagGrade }
  /** A model is configured and failing: read this text again later, at its original time. */
  | { type: 'reading-deferred' };

/** What a text can set besides goals. */
export interface UserSettings extends ReminderSettings {
  timezone: string;
  firstName: string;
  language: 'en' | 'fr' | 'es';
  /** News from us by text; left out: nobody looked. */
  news?: boolean;
}
