import type { LeftOut, OutreachKind, OutreachLanguage, OutreachWords } from '../../../domain/outreach.js';

/** Somebody whose turn it is, as of now. */
export interface OutreachRecipient {
  userId: string;
  conversationId: string | null;
  phone: string | null;
  phoneHash: string | null;
  timezone: string;
  language: OutreachLanguage;
  /** How often a text of this to them has gone out of date unsent. */
  tries: number;
  /** Why they get nothing; null: they may. */
  why: LeftOut | null;
}

export interface OutreachInHand {
  id: string;
  kind: OutreachKind;
  words: OutreachWords;
}

/** What becomes of a recipient now. */
export type OutreachStep =
  | { type: 'send'; id: string; body: string; segments: number; businessKey: string; expiresAt: Date }
  | { type: 'later'; at: Date }
  | { type: 'leave-out'; why: LeftOut };

/**
 * Texts to many that were consented to, on their way. Promises: nobody gets one twice, whoever is killed and however often a step is repeated;
 * no more are queued than the pace allows, over all processes and all outreaches; whoever opted out meanwhile is left out; one that is stopped queues nothing more.
 */
export abstract class Outreaches {
  /** Makes rows for further people of the segments; how many were looked at. */
  abstract gather(limit: number, now: Date): Promise<number>;
  /** Takes those whose turn it is, until `most` are queued. @param msEach how long one that is queued keeps back the next */
  abstract portion(
    most: number,
    msEach: number,
    decide: (to: OutreachRecipient, outreach: OutreachInHand) => OutreachStep,
    now: Date,
  ): Promise<{ queued: number; settled: number }>;
  /** Notes what came of what was queued, brings back what went out of date unsent, and ends what is through. */
  abstract follow(now: Date): Promise<void>;
}
