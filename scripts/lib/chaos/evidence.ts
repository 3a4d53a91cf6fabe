/** What somebody texted, and when the product took it. */
export interface Said {
  sid: string;
  from: string;
  /** Our number that was texted. */
  to?: string;
  kind: TextKind;
  /** What its meal adds to the day. */
  calories: number;
  body?: string;
  at: number;
}

export type TextKind = 'meal' | 'stop' | 'hostile' | 'stuck';

/** Where a text that never ends is planted. */
export type StuckIn = 'thread' | 'loop';

export interface InboundRow {
  id: string;
  sid: string;
  seq: number;
  phone: string;
  handled: boolean;
  dead: boolean;
}

export interface OutboundRow {
  id: string;
  key: string;
  inboundId: string | null;
  phone: string;
  lane: number;
  kinds: string[];
  state: string;
  despiteOptOut: boolean;
  errorCode: string | null;
  sendStartedAt: number | null;
}

/** What reached the provider. */
export interface SentMessage {
  sid: string;
  from: string;
  to: string;
  body: string;
  at: number;
  outboundId: string | null;
}

/** A user's reminder on a local day. */
export interface OccasionKey {
  userId: string;
  kind: string;
  localDate: string;
}

export interface Occasion extends OccasionKey {
  phone: string;
  dueAt: number;
  graceMs: number;
}

/** What a plan allows somebody. */
export interface Limits {
  phone: string;
  meals: number;
  texts: number;
}

/** Everything that the checker looks at; times are in ms. */
export interface Evidence {
  acknowledged: Said[];
  unacknowledged?: Said[];
  inbound: InboundRow[];
  outbound: OutboundRow[];
  messages: SentMessage[];
  suppressions: { phone: string; at: number }[];
  entries: { id: string; phone: string; calories: number }[];
  limited: Limits[];
  counters: { phone: string; texts: number }[];
  occasions: Occasion[];
  reminderLog: (OccasionKey & { result: string })[];
  subscriptions: { user: string; sold: string; held: string | undefined }[];
  logs: string[];
  secrets: string[];
  /** Whether nothing else broke meanwhile. */
  calm?: boolean;
  longestWaitMs?: number | undefined;
  stuckIn?: StuckIn | null;
}

/** What is wrong, and which invariant it breaks. */
export interface Violation {
  invariant: string;
  what: string;
}
