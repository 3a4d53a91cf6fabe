/** A text from the outside, after its signature was checked. */
export interface InboundText {
  /** The provider's unique id: the key under which a repeat is a quiet no-op. */
  providerId: string;
  /** E.164. */
  from: string;
  to: string;
  /** As it came, well-formed Unicode without U+0000. */
  body: string;
  media: { count: number; type: string | null };
}

export interface OutboundText {
  /** Our outbox id; the provider reports progress under it. */
  id: string;
  to: string;
  body: string;
}

export type DeliveryState = 'accepted' | 'sent' | 'delivered' | 'undelivered' | 'failed';

/** What became of a try to send. */
export type SendResult =
  | { type: 'accepted'; providerId: string; segments: number }
  /** Known not to have been sent; `retry` says whether trying again can help. */
  | { type: 'refused'; code: string; reason: string; retry: boolean; optedOut: boolean }
  /** Timeout, reset or 5xx: it may or may not have been sent. Never resend blindly. */
  | { type: 'unknown'; reason: string };

/**
 * The way texts come and go.
 * Promises: `send` never throws and makes at most one message per call; `find` tells what became of an unknown send.
 */
export abstract class TextGateway {
  abstract send(text: OutboundText): Promise<SendResult>;
  /** Looks up an unknown send by our id; null when the provider never got it. */
  abstract find(text: OutboundText, since: Date): Promise<{ providerId: string; state: DeliveryState } | null>;
}
