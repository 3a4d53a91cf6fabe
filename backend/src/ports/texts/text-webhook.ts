import type { Bearer } from '../../domain/bearer.js';
import type { Advice, DeliveryState, InboundText } from './text-gateway.js';

/** A signed form post from the provider, before anything of it is believed. */
export interface WebhookRequest {
  /** Path and query exactly as they came: `/webhooks/sms/status?m=…`. */
  target: string;
  signature: string | null;
  /** Every field of the form; a repeated name has several values. */
  fields: ReadonlyMap<string, readonly string[]>;
}

/** Why a request is not acted on. */
export type Unusable =
  /** Not from the provider, or for another account: nothing of it is kept. */
  | { type: 'forged' }
  /** From the provider but not what it documents. */
  | { type: 'malformed'; reason: string }
  /** Understood, and nothing is to be done; `alert` when somebody should look. */
  | { type: 'ignored'; reason: string; alert: boolean };

/** What the provider says became of a text of ours. */
export interface DeliveryReport {
  /** Our id, where the provider passes it on. */
  id: string | null;
  providerId: string;
  state: DeliveryState;
  /** What it went by, where that is said. */
  bearer?: Bearer | null;
  code: string | null;
  /** The carrier says that the number has opted out. */
  optedOut?: boolean;
  /** What to do about an error. */
  advice?: Advice | null;
}

/**
 * What a provider tells us over HTTP. Promises: a request is believed only when its signature fits our own public address,
 * whatever the request says about hosts; answers within 5 s, at once but for words that came as an attachment; never throws.
 */
export abstract class TextWebhook {
  abstract inbound(request: WebhookRequest): Promise<{ type: 'text'; text: InboundText } | Unusable>;
  abstract report(request: WebhookRequest): { type: 'report'; report: DeliveryReport } | Unusable;
}
