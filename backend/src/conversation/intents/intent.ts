import type { GoalName } from '../../domain/goals.js';
import type { MealType } from '../../domain/meal-type.js';
import type { ReadItem, ReadMeal, ReadWorkout } from '../../reading/reading.js';
import type { UserSettings } from '../events.js';
import type { PictureTrouble } from '../seen-picture.js';
import type { Change } from './edit-words.js';
import type { Topic } from './topics.js';
import type { Way } from './ways.js';

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
  /** `trouble`: it was looked at, and nothing came of it. */
  | { type: 'media-only'; mediaType: string | null; trouble?: PictureTrouble }
  /** Food on a picture. */
  | { type: 'seen'; items: ReadItem[]; meal: MealType | null; day: number; time: string | null }
  | { type: 'media-meal'; meal: MealType | null; mediaType: string | null }
  | { type: 'opt-out'; how: 'keyword' | 'words'; keyword: string | null }
  | { type: 'opt-in' }
  | { type: 'compliance-help' }
  | { type: 'opted-out-text'; danger: { reason: 'crisis' | 'emergency'; grade: 'sure' | 'possible' } | null }
  | { type: 'unknown-sender' }
  | { type: 'safety'; topic: SafetyTopic }
  | { type: 'echoed-code' }
  | { type: 'answer-pending'; ask: string; answer: string }
  | { type: 'drop-pending' }
  /** What a model took the text for and nobody else did: asked about first, alone or against another. */
  | { type: 'check'; choices: (readonly Intent[])[] }
  /** `way`: of something that is no command but is done by text. */
  | { type: 'usage'; command: string; way?: Way }
  | { type: 'help' }
  /** `skipped`: words of the text that no food was made of; `unplaced`: clauses that told something which is nowhere in it. */
  | ({
      type: 'log-meal';
      copyOf?: string;
      skipped?: string[];
      unplaced?: string[];
      /** The meal (by id) that the food belongs to; `whole`: the items are all of that meal, told anew. */
      joins?: { meal: string; whole?: true };
    } & ReadMeal)
  | ({ type: 'log-workout'; copyOf?: string } & ReadWorkout)
  /** `instead`: the same, put right just after. */
  | { type: 'log-water'; ml: number; day?: number; instead?: { id: string; ml: number; localDate: string } }
  | { type: 'log-weight'; kg: number; said: string; day?: number; instead?: { id: string; kg: number; before: number | null } }
  | { type: 'edit'; target: Target | null; change: Change }
  | { type: 'delete'; target: Target }
  /** What is most likely meant, asked about first. */
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
      /** What is said of the copy in words of its own: "but 2 bags". */
      tweak?: string;
    }
  /** `of`, `number`: which meal, else the last; `was`: the name it had. */
  | { type: 'save-meal'; name: string; words: string | null; of?: { meal: MealType; day: number }; number?: number; was?: string }
  | { type: 'delete-saved'; name: string }
  | { type: 'set-goal'; goal: GoalName; to: number | null; by: number | null }
  | { type: 'clear-goals' }
  /** A goal is to change and something is missing: how much, of what, or that it holds every day. `sign`: up or down. */
  | { type: 'ask-goal'; goal: GoalName | null; value: number | null; lacks: 'value' | 'which' | 'days'; sign: number }
  | { type: 'settings'; set: Partial<UserSettings> }
  | { type: 'question'; topic: Topic }
  | { type: 'skip-meal'; meal: MealType | null; day: number }
  /** `mention`: the food was only spoken of, and nobody said they would eat it; `sport`: what will be done. */
  | { type: 'plan'; words: string; mention?: true; sport?: string }
  | { type: 'handoff' }
  | { type: 'remember'; words: string; as: string }
  | { type: 'forget-memory'; words: string }
  /** `words`: food of somebody else's, which may yet be eaten. */
  | { type: 'chat'; what: ChatTopic; words?: string }
  | { type: 'refused'; what: 'others-data' | 'card-number' | 'meter' }
  | { type: 'future' }
  | {
      type: 'ask-what';
      about:
        | 'wrong'
        | 'share'
        | 'number'
        | 'negative'
        | 'date'
        | 'drink'
        | 'meal'
        | 'workout'
        | 'quiet-hours'
        | 'snooze'
        | 'units'
        | 'profile'
        | 'other-goal';
      value?: number;
      /** The food of which a share is asked. */
      of?: string;
      meal?: MealType | null;
      /** When it was eaten, where that was told before the food. */
      day?: number;
      time?: string;
      /** The sentence goes on in the next text: nothing is said yet. */
      quiet?: true;
      /** The number of the entry that is meant; the last one where none was named. */
      entry?: number;
      /** What was done, where only its length is missing. */
      activity?: string;
    }
  /** `note`: it may be a cry for help, and is answered as one on every screen. */
  | { type: 'text-limit'; note?: true }
  /** `asked`: it is a question. */
  | { type: 'not-understood'; words: string; foreign: boolean; asked?: true }
  | { type: 'deferred' };

/** What "same", "my usual" and a saved name stand for. */
export type RepeatOf =
  | { from: 'day'; day: number; meal: MealType | null }
  | { from: 'last' }
  | { from: 'number'; number: number }
  | { from: 'usual'; meal: MealType | null }
  | { from: 'saved'; name: string }
  | { from: 'workout'; day: number | null; activity: string | null };

export type ChatTopic =
  | 'hungry'
  | 'thanks'
  | 'ok'
  | 'greeting'
  | 'already'
  | 'noted'
  /** So many pounds more or less. */
  | 'weight-step'
  | 'not-eaten'
  | 'not-done'
  | 'nothing-eaten'
  | 'keep-reminders'
  | 'self-critical'
  | 'rude'
  | 'identify'
  | 'wrong-number'
  | 'phone-change'
  | 'link';

/** What changes or takes away an entry. */

export type IntentType = Intent['type'];
export type IntentOf<T extends IntentType> = Extract<Intent, { type: T }>;
