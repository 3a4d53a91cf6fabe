/**
 * Where a text on its way out stands. `unknown`: it was being sent, and nobody can say yet whether it left; `suppressed`: the number
 * had opted out; `expired`: it was of no use any more. The last five are final.
 */
export const OUTBOUND_STATES = [
  'queued',
  'sending',
  'unknown',
  'accepted',
  'sent',
  'delivered',
  'undelivered',
  'failed',
  'suppressed',
  'expired',
] as const;
export type OutboundState = (typeof OUTBOUND_STATES)[number];
