import type { Entry } from '../../../domain/entry.js';
import type { Bearer } from '../../../domain/bearer.js';
import type { FlagGrade } from '../../../domain/flag.js';
import type { OutboundState } from '../../../domain/outbound-state.js';
import type { PictureToSee } from '../../reading/picture-reader.js';
import type { ReminderResult } from '../../../domain/reminder-result.js';
import type { TextSource } from '../../../domain/text-source.js';

/** An entry as it stands now. */
export type StandingEntry = Entry & { removed: boolean };

export interface TimelineText {
  id: string;
  at: Date;
  /** Null: hidden from the viewer. */
  body: string | null;
  source: TextSource;
  /** What brought it, where it came from a phone. */
  bearer: Bearer;
  /** Only its beginning was read. */
  truncated: boolean;
  /** A photo came with it, and whether it is still here. */
  hasPicture: boolean;
  pictureKept: boolean;
  handled: boolean;
  intents: string[];
  heard: unknown;
  reader: 'rules' | 'builtin' | 'model' | 'unknown';
  model: string | null;
  promptVersion: string | null;
  tokensIn: number | null;
  tokensOut: number | null;
  problem: string | null;
  changeId: string | null;
  undoneAt: Date | null;
}

export interface TimelineReply {
  id: string;
  at: Date;
  body: string | null;
  kinds: string[];
  answers: string | null;
  staffId: string | null;
  staffName: string | null;
  state: OutboundState;
  errorCode: string | null;
  errorReason: string | null;
  attempts: number;
  bearer: Bearer;
  segments: number;
  resendOf: string | null;
}

/** Everything of one conversation within a stretch of time, each list oldest first. */
export interface Stretch {
  revealed: boolean;
  texts: TimelineText[];
  replies: TimelineReply[];
  /** By the text that logged them. Items are empty and words hidden where nothing is revealed; kcal are not. */
  entries: { textId: string; entry: StandingEntry; calories: number | null }[];
  reminders: { id: string; at: Date; kind: string; result: ReminderResult; deliveryId: string | null }[];
  notes: { id: string; at: Date; body: string; staffId: string; staffName: string | null }[];
  /** What they wrote in the feedback form; null words: hidden. */
  feedback: { id: string; at: Date; subject: string | null; message: string | null; state: string }[];
  flags: { id: number; at: Date; reason: string; grade: FlagGrade; resolvedAt: Date | null }[];
  acts: {
    id: number;
    at: Date;
    action: string;
    staffId: string;
    staffName: string | null;
    reason: string | null;
    after: Record<string, unknown> | null;
  }[];
  more: boolean;
}

/** The side panel. */
export interface TimelinePerson {
  id: string;
  username: string;
  timezone: string;
  plan: 'free' | 'plus' | 'pro';
  override: { plan: 'free' | 'plus' | 'pro'; until: Date; reason: string; by: string | null } | null;
  goals: Record<string, number | null> | null;
  today: Record<string, number>;
}

export interface UserFacts extends Omit<TimelinePerson, 'username' | 'timezone' | 'goals' | 'today' | 'id'> {
  paidPlan: 'free' | 'plus' | 'pro';
  used: { texts: number; meals: number; workouts: number; modelReads: number };
  sessions: { createdAt: Date; seenAt: Date; expiresAt: Date }[];
  /** How many may speak for them. */
  assistants: number;
  optOutReason: string | null;
  optedOutAt: Date | null;
  meals: number;
  workouts: number;
  texts: number;
}

/** What happened in a conversation. Promises: what is not revealed to the session never leaves the database. */
export abstract class StaffTimelines {
  /** The latest `limit` texts and as many replies from before an instant, and whatever else happened meanwhile. */
  abstract stretch(conversationId: string, before: Date | null, limit: number, sessionHash: string): Promise<Stretch>;
  /** The photo of a text of the conversation; null: there is none, or it is hidden from the session. */
  abstract picture(conversationId: string, textId: string, sessionHash: string): Promise<PictureToSee | null>;
  abstract person(conversationId: string, now: Date): Promise<TimelinePerson | null>;
  /** What a user's own page shows beside the row of the list; null when there is no such user. */
  abstract user(userId: string, now: Date): Promise<UserFacts | null>;
}
