import type { CameWith } from '../../texts/text-gateway.js';
import type { HeardByModel } from '../../reading/third-ear.js';
import type { Event } from '../../../conversation/events.js';
import type { HeardText } from '../../../conversation/heard.js';
import type { Outcome, ReplyKind } from '../../../conversation/outcome.js';
import type { Change, Snapshot } from '../../../conversation/snapshot.js';
import type { ToLearn } from '../../../conversation/to-learn.js';
import type { Bearer } from '../../../domain/bearer.js';
import type { Capabilities, Plan } from '../../../domain/plan.js';
import type { ReadBy } from '../../../reading/reading.js';
import type { Consent } from '../people/accounts.js';
import type { AuditNote } from '../staff/staff-audit.js';
import type { TextSource } from '../../../domain/text-source.js';

export type { Change, Event, HeardText, Outcome, ReplyKind, Snapshot };

/** A text to be kept before anything is made of it. */
export interface TextToAccept {
  /** Unique for ever: a second text under it is the same text. */
  providerId: string;
  source: TextSource;
  /** E.164 of the person. */
  phone: string;
  /** Which of our numbers it came to; left out where it came otherwise. */
  to?: string;
  /** What brought it from a phone; left out: SMS. */
  bearer?: Bearer;
  /** Well-formed Unicode without U+0000. */
  body: string;
  media: { count: number; type: string | null };
  /** Kept for as long as pictures are. */
  picture?: CameWith;
  receivedAt: Date;
}

/** A text that waits to be handled. */
export interface WaitingText extends HeardText {
  /** Grows each time it is read again after it was handled. */
  round: number;
  /** How often handling it was begun. */
  attempts: number;
  /** How many of these tries failed; the others never came back. */
  failures: number;
  /** What it came with; null for one from before there were traces. */
  traceId: string | null;
}

/** Which text out; lower leaves first. */
export const LANES = { code: 0, keyword: 1, reply: 2, reminder: 3, summary: 4, outreach: 5 } as const;
export type OutboundLane = keyof typeof LANES;

/** A text out as a turn writes it, in the same transaction as its cause. */
export interface OutboundDraft {
  id: string;
  /** Unique for ever by meaning: `reply:<text>`, `reminder:<user>:<kind>:<day>`. */
  businessKey: string;
  body: string;
  kinds: ReplyKind[];
  segments: number;
  /** What the question in it lets people choose from; left out: nothing. */
  choices?: readonly string[];
  entryIds: string[];
  lane: OutboundLane;
  /** Answers to STOP, START and HELP go out to a number that has opted out; nothing else does. */
  despiteOptOut: boolean;
  notBefore: Date;
  /** Too late to be of use after this; null: never. */
  expiresAt: Date | null;
}

export type KnownPart = 'person' | 'settings' | 'goals' | 'diary' | 'used' | 'day' | 'memory' | 'asked' | 'changes' | 'said' | 'held';
/** A print of each part of what a turn knew. */
export type Known = Readonly<Record<KnownPart, string>>;

/** Consent to reminders as a screen had it: the version of the words that were shown, and whose browser it was. */
export type ShownConsent = Pick<Consent, 'textVersion' | 'ip' | 'userAgent'>;

/** Why a turn happens. */
export type Cause =
  /** `read`: who read it; null when it was understood without a reading. `modelMissed`: a model was to read it and did not. `ear`: what a model was asked to hear; `spent`: what one took to say of the turn what came to nothing. */
  | {
      type: 'text';
      textId: string;
      source: TextSource;
      read?: ReadBy | null;
      known?: Known;
      modelMissed?: boolean;
      ear?: HeardByModel | null;
      spent?: { tokensIn: number; tokensOut: number } | null;
    }
  /** An edit on a screen. `audit`: the row to add when staff made it. */
  | { type: 'edit'; audit?: AuditNote; consent?: ShownConsent }
  | { type: 'occasion' };

/** What became of a text. */
export interface Answer {
  handled: boolean;
  /** It was over the plan's daily limit and not acted on. */
  limited: boolean;
  reply: AnswerText | null;
}

/** A reply as it stands, and which entries it speaks of. */
export interface AnswerText extends Pick<OutboundDraft, 'id' | 'body' | 'kinds' | 'entryIds'> {
  createdAt: Date;
}

/** Everything that one turn makes true, to be stored in one transaction. */
export interface Turn {
  conversationId: string;
  /** The version of the snapshot that was decided on. */
  version: number;
  /** The instant it is about: when the text reached us, however late it is handled. Days and undo go by it. */
  at: Date;
  /** When it is committed. */
  now: Date;
  cause: Cause;
  outcome: Outcome;
  /** What UNDO would take back; null when nothing can be. */
  change: Change | null;
  /** What it shows us that we do not know yet; masked. */
  learn?: readonly ToLearn[];
  /** A text of its own, or the new words of the waiting one that `outcome.amends` names; null: nothing is said. */
  reply: OutboundDraft | null;
}

export type CommitResult =
  | 'committed'
  /** The conversation moved on, or the reply to amend has left: load and decide again. */
  | 'stale'
  /** This text was handled already: there is nothing to do. */
  | 'done-already';

/** What a snapshot says that comes from configuration. */
export interface SnapshotSettings {
  links: Snapshot['links'];
  capabilities: Readonly<Record<Plan, Capabilities>>;
  carrierAnswersKeywords: boolean;
  /** A model looks at pictures. */
  seesPictures?: boolean;
}

/**
 * Keeps conversations: texts in, what is known, and the outcome of each turn.
 * Promises: `accept` and `commit` may be repeated without a second effect; a commit happens wholly or not at all, and
 * never on a version that has passed. Everything may fail with an error of the database; then nothing has happened.
 */
export abstract class Store {
  /** Stores the text, making the conversation when the number is new. `fresh` is false for a repeat. */
  abstract accept(text: TextToAccept): Promise<{ textId: string; conversationId: string; fresh: boolean }>;
  /**
   * The oldest text of the conversation that waits to be handled and may be tried at `now`. One that was put off once or twice, as
   * when a database goes away, is waited for, so that answers keep their order; after that the others go on without it.
   */
  abstract nextText(conversationId: string, now: Date): Promise<WaitingText | null>;
  /** All that a turn may know, as of one instant; null when there is no such conversation. */
  abstract load(conversationId: string, now: Date): Promise<Snapshot | null>;
  abstract commit(turn: Turn): Promise<CommitResult>;
  /** Tells the user's open screens to ask again, where whoever changed something may not have come to say so. */
  abstract tellAgain(conversationId: string): Promise<void>;
  /** Counts a try before anything is made of the text, so that one that ends its process is known by its tries. */
  abstract beginText(conversationId: string, textId: string): Promise<void>;
  /** The try that was begun does not count: the text was not to blame. */
  abstract uncountTry(conversationId: string, textId: string): Promise<void>;
  /**
   * A text that was begun could not be handled: try again at `nextTry`, or never (null). It is then flagged for staff, and `reply`,
   * where there is one, tells its sender.
   */
  abstract failText(
    conversationId: string,
    textId: string,
    reason: string,
    nextTry: Date | null,
    reply?: OutboundDraft | null,
  ): Promise<void>;
  /** Conversations with texts that wait, longest first. */
  abstract withMail(now: Date, limit: number): Promise<string[]>;
  /** Lets texts be handled again: those put off for a better reader, and a stranger's of the last day once they signed up. */
  abstract reopen(which: { deferredBefore: Date } | { strangerConversation: string; since: Date }): Promise<string[]>;
  /** Takes one of the readings by a model that the user's local day at `at` has, if any is left; atomic. */
  abstract takeModelRead(userId: string, when: { at: Date; localDate: string }, limit: number): Promise<boolean>;
  /** Puts it back: no answer came. */
  abstract giveBackModelRead(userId: string, when: { at: Date; localDate: string }): Promise<void>;
  /** Tokens that models took for the user's texts since then. */
  abstract modelTokens(userId: string, since: Date): Promise<{ tokensIn: number; tokensOut: number }>;
  /** Remembers that a sign-in code went to the number, so that a code texted back is known for what it is. */
  abstract codeSent(phone: string, now: Date): Promise<void>;
  /** Whether the number has texted us since. */
  abstract textedSince(phone: string, since: Date): Promise<boolean>;
  /** The conversation of a user; null when there is none. */
  abstract conversationOf(userId: string): Promise<string | null>;
  abstract answerTo(conversationId: string, textId: string): Promise<Answer>;
}
