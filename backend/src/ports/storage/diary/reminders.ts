import type { ReminderResult } from '../../../domain/reminder-result.js';
import type { Due } from '../../../domain/recurrence.js';
import type { OutboundDraft, Snapshot } from '../texts/store.js';

export const REMINDER_KINDS = ['breakfast', 'lunch', 'dinner', 'snack', 'summary', 'weekly'] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

/** A user whose next occasions have to be worked out again, because settings, zone or zone data changed. */
export interface Unplanned {
  userId: string;
  timezone: string;
  settings: Snapshot['user']['settings'];
}

/** An occasion whose time has come, with as much of the user as deciding it takes. */
export interface DueReminder {
  userId: string;
  conversationId: string;
  kind: ReminderKind;
  /** When it was to be sent, and the local day it belongs to. */
  dueAt: Date;
  localDate: string;
  /** Holds the entries of the day and, for a meal, the same meal's of the last two weeks; nothing else is loaded. */
  snapshot: Snapshot;
  /** Reminders of this kind in a row that nobody answered. */
  unanswered: number;
  /** Texts to the number do not arrive. */
  unreachable: boolean;
}

/** What is to become of a due reminder: its text, if any, and when the next one is. */
export interface SettledReminder {
  due: DueReminder;
  result: ReminderResult;
  /** Null: nothing is said. */
  text: OutboundDraft | null;
  next: Due;
}

/**
 * What is due when, and what became of it.
 * Promises: an occasion is settled at most once per user, kind and local day, its text written in the same transaction; two
 * processes that fire at once share the work. Everything may fail with an error of the database; then nothing has happened.
 */
export abstract class Reminders {
  /** Whether anybody is to be planned or anything is due: one statement, which looks at the ends of two indexes, however many users there are. */
  abstract anyWaiting(): Promise<boolean>;
  /** Up to `limit` users to plan, held until `plan` is answered; their new occasions replace the old ones. Says how many there were. */
  abstract planStale(limit: number, plan: (user: Unplanned, now: Date) => { kind: ReminderKind; due: Due }[]): Promise<number>;
  /** Marks a user as to be planned again. */
  abstract touch(userId: string): Promise<void>;
  /** Marks everybody planned with other zone data; to be called at start. */
  abstract touchOtherZoneData(): Promise<number>;
  /** How many are due in each minute of the next hours; those that are due already count for now. */
  abstract ahead(hours: number): Promise<{ at: Date; count: number }[]>;
  /** Claims up to `limit` occasions that are due by the database's clock, has them decided, and settles them, all in one transaction. */
  abstract fire(
    limit: number,
    decide: (due: DueReminder, now: Date) => SettledReminder,
  ): Promise<{ settled: number; sent: number; missed: number }>;
}
