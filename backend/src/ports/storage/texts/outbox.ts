import type { Bearer } from '../../../domain/bearer.js';
import type { DeliveryState, OutboundText } from '../../texts/text-gateway.js';

/** A text that was claimed for sending. */
export interface ClaimedText extends OutboundText {
  /** The number it leaves from; null for one that was claimed by a release that knew of one only. */
  from: string | null;
  attempts: number;
  /** When it leaves by the pace of its sender. */
  sendStartedAt: Date;
  /** The trace of what it answers, or its own; null for one from before there were traces. */
  traceId: string | null;
  /** When the text that it answers reached us; null when it answers none. */
  askedAt: Date | null;
}

/** How a claimed text's try ended. */
export type SendOutcome =
  /** `by`: where it goes by anything but SMS, as far as is known yet. */
  | { type: 'accepted'; providerId: string; by?: { bearer: Bearer; segments: number } }
  | { type: 'retry'; at: Date; code: string; reason: string }
  | { type: 'failed'; code: string; reason: string }
  | { type: 'opted-out'; code: string; reason: string }
  /** May or may not have been sent: looked up after `lookAt`, never sent again blindly. */
  | { type: 'unknown'; reason: string; lookAt: Date };

/**
 * Texts on their way out.
 * Promises: a number never has two texts in flight (sending or unknown); a text that must be tried again is not
 * overtaken by later ones to the same number; no more segments a second leave than the sender is allowed, whoever sends,
 * the most urgent first; of what a sender may send in a day the less urgent lanes leave a
 * share to the more urgent; whoever texted one of our numbers is answered from it, and any other keeps the number that they first got a text from; an
 * opted-out number, and one that texts do not reach, are seen in the claim itself; states only move forward, so that late, doubled and shuffled reports do no harm.
 */
export abstract class Outbox {
  /**
   * Takes the next texts that may leave, to a number each, `most` of them at once and each for at most `leaseMs` from its `sendStartedAt`: the first
   * leaves now, and others whose turn comes before long are taken along, to be sent when it does. None when nothing may leave.
   */
  abstract claim(now: Date, leaseMs: number, most: number): Promise<ClaimedText[]>;
  abstract settle(id: string, outcome: SendOutcome, now: Date): Promise<void>;
  /** What the provider reports, under our id or its own, and what it went by where that is said. Null when neither is known. */
  abstract report(
    which: { id: string | null; providerId: string },
    state: DeliveryState,
    code: string | null,
    now: Date,
    bearer?: Bearer | null,
  ): Promise<{ id: string; traceId: string | null; from: string | null } | null>;
  /** Claims that were never settled become unknown; so does, one a number, what a restored backup says was about to leave; texts past their use expire. */
  abstract expireLeases(now: Date, lookAt: Date): Promise<number>;
  /** Texts whose fate is unknown and due for a look. */
  abstract unknown(now: Date, limit: number): Promise<ClaimedText[]>;
  /** The provider never got it: it may be sent again, or has had its tries and fails. */
  abstract lost(id: string, now: Date): Promise<'queued' | 'failed'>;
  /** Whether a provider's id belongs to another text than this one. */
  abstract isOthers(providerId: string, id: string): Promise<boolean>;
  /**
   * Lets nothing leave before then, queued already or not: everything, or all but codes and answers to STOP and HELP; from this number of ours, or from
   * all (null).
   */
  abstract holdBack(what: 'ordinary' | 'everything', until: Date, from?: string | null): Promise<void>;
  /** The network could not bring a text: once, a copy of it goes out at `at`, if it is then still of use. */
  abstract sendAgain(id: string, at: Date, now: Date): Promise<void>;
  /**
   * The number of a text cannot be reached: `dead`, nothing is pushed to it any more (reminders and summaries; answers still go); `silent`, not
   * after that has happened on several days. True when it is marked so by this.
   */
  abstract numberFailed(id: string, how: 'dead' | 'silent', code: string, now: Date): Promise<boolean>;
  /** A number can be reached after all: a text of ours arrived, or one of theirs, or a code. */
  abstract numberAnswers(which: { textId: string } | { phone: string }, now: Date): Promise<void>;
  /** Which of our numbers texts a user and is to be texted by them; null while there is one only. */
  abstract numberFor(userId: string): Promise<string | null>;
  /** When the sender's pace lets another text leave; null when it is not the pace that anything waits for. */
  abstract paceOpensAt(now: Date): Promise<Date | null>;
}
