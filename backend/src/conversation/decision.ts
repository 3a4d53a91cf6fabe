import type { Entry } from '../domain/entry.js';
import type { Event } from './events.js';
import type { IntentName, Pending, ReplyKind } from './outcome.js';

/**
 * One thing to say. With an `entry` the sentence is made at the end of the turn, when the day's sums are known and
 * several entries can share one text: `lead` comes before it ("Changed."), `text` holds what to add.
 */
export interface ReplyDraft {
  kind: ReplyKind;
  text: string;
  entry?: Entry;
  lead?: string;
  /** The day whose sums are told after it, unless an entry's sentence tells them. */
  standing?: string;
}

/** What one handler decided. */
export interface Decision {
  intents: IntentName[];
  events: Event[];
  replies: ReplyDraft[];
  /** Undefined leaves the open question as it is; null closes it. */
  pending?: Pending | null;
}

export function decision(intent: IntentName, replies: ReplyDraft[], more: Partial<Decision> = {}): Decision {
  return { intents: [intent], events: [], replies, ...more };
}

/** Nothing is sent. */
export const silent = (intent: IntentName, more: Partial<Decision> = {}): Decision => decision(intent, [], more);
