import type { SenseTopic } from '../../../conversation/safety/classes.js';
import type { Event } from '../../../conversation/events.js';
import type { HeardText } from '../../../conversation/heard.js';
import type { IntentName, ReplyKind } from '../../../conversation/outcome.js';
import type { Snapshot } from '../../../conversation/snapshot.js';
import type { Entry } from '../../../domain/entry.js';
import type { MealType } from '../../../domain/meal-type.js';
import type { Known } from '../texts/store.js';

/** What became of a text at the time. */
export interface RecordedTurn {
  heard: HeardText;
  intents: IntentName[];
  /** What it made true, while that is kept; null: no longer, or nothing that could be undone. */
  events: Event[] | null;
  /** Entries it logged, as they stand now. */
  entries: Entry[];
  reply: string | null;
  reader: 'rules' | 'builtin' | 'model' | null;
  /** Under which key the model's answer is kept. */
  readingKey: string | null;
  notUnderstood: boolean;
  /** What it went by; null: from before that was kept. */
  known: (Known & { modelMissed?: boolean; raised?: SenseTopic }) | null;
}

/** A conversation as a replay needs it. */
export interface RecordedConversation {
  conversationId: string;
  userId: string | null;
  name: string | null;
  /** Whatever the user is called, to be taken out of what leaves the house. */
  names: string[];
  revealed: boolean;
  /** What was known just before the first text, as well as rows still tell. */
  before: Snapshot;
  turns: RecordedTurn[];
  /** Texts of ours that were no answers, so that "same" and a bare "soup" mean what they meant. */
  occasions: { at: Date; kind: ReplyKind; meal: MealType | null }[];
}

export type Which = { conversationId: string } | { last: number };

/** What a replay starts from. Promises: reads only, some conversations at a time, the latest first. */
export abstract class StaffReplays {
  /** @param texts how many of each conversation, the latest; or all from the first of these on */
  abstract recorded(which: Which, texts: number | { from: readonly string[] }, sessionHash: string): AsyncIterable<RecordedConversation[]>;
}
