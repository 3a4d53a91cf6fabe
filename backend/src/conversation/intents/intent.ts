import type { GoalName } from '../../domain/goals.js';
import type { MealType } from '../../domain/meal-type.js';
import type { ReadMeal, ReadWorkout } from '../../reading/reading.js';
import type { UserSettings } from '../events.js';
import type { Change } from './edit-words.js';
import type { Topic } from './topics.js';

export type SafetyTopic = 'crisis' | 'eating-disorder' | 'emergency' | 'age' | 'medical';

/** Which entries a text points at. Resolved against the log by the handler, so that "not found" is one answer. */
export type Target =
  | { by: 'last'; count: number }
  | { by: 'numbers'; numbers: number[] }
  | { by: 'meal'; meal: MealType; day: number }
  | { by: 'day'; day: number }
  | { by: 'words'; words: string };

/**
 * What a text asks of us. Commands, answers to questions and free text are three ways of hearing the same things.
 * Plain JSON. Each type has one handler, listed in intents/registry.ts.
 */
export type Intent =
  | { type: 'ignored'; why: 'empty' | 'reaction' | 'auto-reply' | 'signature' }
  | { type: 'media-only'; mediaType: string | null }
  | { type: 'media-meal'; meal: MealType | null; mediaType: string | null }
  | { type: 'opt-out'; how: 'keyword' | 'words'; keyword: string | null }
  | { type: 'opt-in' }
  | { type: 'compliance-help' }
  | { type: 'opted-out-text'; crisis: boolean }
  | { type: 'unknown-sender' }
  | { type: 'safety'; topic: SafetyTopic }
  | { type: 'echoed-code' }
  | { type: 'answer-pending'; ask: string; answer: string }
  | { type: 'drop-pending' }
  | { type: 'usage'; command: string }
  | { type: 'help' }
  /** `skipped`: words of the text that no food was made of. */
  | ({ type: 'log-meal'; copyOf?: string; skipped?: string[] } & ReadMeal)
  | ({ type: 'log-workout'; copyOf?: string } & ReadWorkout)
  /** `instead`: the same, put right just after. */
  | { type: 'log-water'; ml: number; instead?: { id: string; ml: number } }
  | { type: 'log-weight'; kg: number; said: string; instead?: { id: string; kg: number; before: number | null } }
  | { type: 'edit'; target: Target | null; change: Change }
  | { type: 'delete'; target: Target }
  | { type: 'undo' }
  | { type: 'redo' }
  /** `count`: so many of the food instead of as many as there were. */
  | {
      type: 'repeat';
      what: RepeatOf;
      meal: MealType | null;
      day: number;
      without: string[];
      plus: string | null;
      times: number;
      count?: number;
    }
  /** `of`: which meal, else the last; `was`: the name it had. */
  | { type: 'save-meal'; name: string; words: string | null; of?: { meal: MealType; day: number }; was?: string }
  | { type: 'delete-saved'; name: string }
  | { type: 'set-goal'; goal: GoalName; to: number | null; by: number | null }
  | { type: 'clear-goals' }
  | { type: 'settings'; set: Partial<UserSettings> }
  | { type: 'question'; topic: Topic }
  | { type: 'skip-meal'; meal: MealType | null; day: number }
  | { type: 'plan'; words: string }
  | { type: 'handoff' }
  | { type: 'remember'; words: string; as: string }
  | { type: 'forget-memory'; words: string }
  | { type: 'chat'; what: ChatTopic }
  | { type: 'refused'; what: 'others-data' | 'card-number' }
  | { type: 'future' }
  | {
      type: 'ask-what';
      about: 'wrong' | 'number' | 'negative' | 'date' | 'drink' | 'meal' | 'workout' | 'quiet-hours';
      value?: number;
      meal?: MealType | null;
      /** What was done, where only its length is missing. */
      activity?: string;
    }
  | { type: 'text-limit' }
  | { type: 'not-understood'; words: string; foreign: boolean }
  | { type: 'deferred' };

/** What "same", "my usual" and a saved name stand for. */
export type RepeatOf =
  | { from: 'day'; day: number; meal: MealType | null }
  | { from: 'last' }
  | { from: 'usual'; meal: MealType | null }
  | { from: 'saved'; name: string }
  | { from: 'workout'; day: number | null; activity: string | null };

export type ChatTopic =
  | 'hungry'
  | 'thanks'
  | 'ok'
  | 'greeting'
  | 'already'
  | 'not-eaten'
  | 'nothing-eaten'
  | 'keep-reminders'
  | 'self-critical'
  | 'rude'
  | 'identify'
  | 'wrong-number'
  | 'phone-change'
  | 'link';

export type IntentType = Intent['type'];
export type IntentOf<T extends IntentType> = Extract<Intent, { type: T }>;
