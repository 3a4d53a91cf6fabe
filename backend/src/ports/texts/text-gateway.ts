import type { Bearer } from '../../domain/bearer.js';
import type { PictureToSee } from '../reading/picture-reader.js';

/** A text from the outside, after its signature was checked. */
export interface InboundText {
  /** The provider's unique id: the key under which a repeat is a quiet no-op. */
  providerId: string;
  /** E.164, whatever brought it. */
  from: string;
  /** Ours, as the bearer names it. */
  to: string;
  /** Left out: SMS. */
  bearer?: Bearer;
  /** As it came, well-formed Unicode without U+0000. */
  body: string;
  media: { count: number; type: string | null };
  /** A picture that came with it. */
  picture?: CameWith;
}

/** A picture as it came in: where the provider has it, or itself, with nothing told about it. */
export type CameWith = { address: string } | PictureToSee;

export interface OutboundText {
  /** Our outbox id; the provider reports progress under it. */
  id: string;
  to: string;
  /** Which of our numbers it leaves from; null or left out: the only one. */
  from?: string | null;
  body: string;
  /** What it should go by; left out: SMS. */
  bearer?: Bearer;
  /** What may be tapped in place of texting it, where the bearer has that; the body says the choices as well. */
  choices?: readonly string[] | null;
  /** Of no use after this; null or left out: always of use. */
  expiresAt?: Date | null;
}

/** What to do about a text that was refused or could not be brought. */
export interface Advice {
  /** Whether sending the same text again can help. */
  retry: boolean;
  /** Seconds to wait before that, at the least. */
  afterSeconds: number;
  /** How many tries in all; null: as many as fit while the text is of use. */
  tries: number | null;
  /** Whether somebody should look. */
  alert: boolean;
  /** What else would meet the same fate now: nothing, every text, or all but codes and answers to STOP and HELP. */
  holds: 'nothing' | 'ordinary' | 'everything';
  /** Of which numbers of ours: the one that it was sent from, or all, as the account is meant. */
  of: 'sender' | 'account';
  /** What it says of the number: it cannot be texted at all, it could not just now, or nothing. */
  number: 'dead' | 'silent' | 'fine';
}

export type DeliveryState = 'accepted' | 'sent' | 'delivered' | 'undelivered' | 'failed';

/** What the provider has of a text. */
export interface FoundText {
  providerId: string;
  state: DeliveryState;
  bearer: Bearer;
}

/** What became of a try to send. */
export type SendResult =
  /** `bearer`: what it goes by as far as is known yet. */
  | { type: 'accepted'; providerId: string; bearer: Bearer; segments: number }
  /** Known not to have been sent; `retry` says whether trying again can help. */
  | { type: 'refused'; code: string; reason: string; retry: boolean; optedOut: boolean; advice?: Advice }
  /** Timeout, reset or 5xx: it may or may not have been sent. Never resend blindly. */
  | { type: 'unknown'; reason: string };

/**
 * The way texts come and go.
 * Promises: `send` never throws and makes at most one message per call; what cannot go by the bearer that it should goes by SMS, now or when a
 * phone does not get it; `find` tells what became of an unknown send.
 */
export abstract class TextGateway {
  /** What it can send by. */
  abstract readonly bearers: readonly Bearer[];
  abstract send(text: OutboundText): Promise<SendResult>;
  /**
   * Looks up an unknown send; null when the provider never got it. `isOthers` says of a provider's id whether it is
   * known to belong to another text of ours. Fails with an error when the provider cannot be asked.
   */
  abstract find(text: OutboundText, since: Date, isOthers?: (providerId: string) => Promise<boolean>): Promise<FoundText | null>;
}
