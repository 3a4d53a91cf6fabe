import type { PictureTrouble } from '../../conversation/seen-picture.js';
import type { DeliveryState } from '../texts/text-gateway.js';
import type { UnavailableReason } from '../reading/reader.js';
import type { SendOutcome } from '../storage/texts/outbox.js';
import type { ReminderResult } from '../../domain/reminder-result.js';

/** What a person should look at; each has an alert rule. */
export const SECURITY_EVENTS = [
  'forged-text',
  'forged-billing',
  'other-mode-billing',
  'staff-held-back',
  'staff-refused',
  'reveal',
  'reveals-braked',
  'searches-braked',
  'text-blocked',
] as const;

/** What is counted, each with its labels. No label ever holds a number, a name or a text of a person. */
export interface Counts {
  /** Texts that reached us; a repeat under a known provider's id has no effect. */
  inbound_texts: { result: 'fresh' | 'repeated' };
  /** Decisions about a text; `repeated` found the text handled already, `stale` is decided again. */
  understanding_overruns: Record<string, never>;
  turns: { result: 'committed' | 'repeated' | 'stale' | 'failed' | 'given-up' };
  sends: { result: SendOutcome['type'] };
  /** Sign-in codes, by the area code they were for: many that nobody uses are what fraud looks like. */
  sign_in_codes: { result: 'sent' | 'refused' | 'approved'; area: string };
  /** What became of sends that ended in the dark: the provider has it, it goes out again, it is given up, or nobody can say yet. */
  lookups: { result: 'found' | 'queued' | 'failed' | 'unanswered' };
  delivery_reports: { state: DeliveryState | 'not-ours' };
  model_readings: {
    result: 'answered' | 'no-allowance' | UnavailableReason | 'kept' | 'no-budget';
  };
  /** Texts of which a model was to say what they ask for */
  model_turns: { result: 'answered' | 'no-allowance' | UnavailableReason | 'kept' | 'no-budget' };
  /** Of these, those in which its numbers stood for nothing. */
  model_turns_refused: Record<string, never>;
  /** Texts that were near something dangerous and not heard as it, as a model was to hear them. */
  third_ear: { result: 'answered' | 'no-allowance' | UnavailableReason | 'kept' | 'no-budget' };
  /** Of these, those in which it heard something. */
  third_ear_raised: Record<string, never>;
  /** Pictures that were to be looked at. */
  model_pictures: { result: 'answered' | 'no-allowance' | UnavailableReason | 'kept' | 'no-budget' | PictureTrouble };
  /** Texts of which the built-in reader is sure, read by the model as well: whether both say about the same. */
  model_shadow: { result: 'same' | 'other' | 'unavailable' };
  reminders: { result: ReminderResult };
  subscription_checks: { result: 'same' | 'repaired' | 'failed' | 'foreign' };
  /** What a person should look at; see the alert rules. */
  security_events: { what: (typeof SECURITY_EVENTS)[number] };
  /** Reads that the replica may answer, by who did: the replica, or the primary and why. */
  replica_reads: { result: 'replica' | 'own-write' | 'behind' | 'away' | 'failed' };
  jobs: { name: string; result: 'done' | 'failed' };
}

/** What is timed, in seconds. */
export interface Durations {
  http_request: { method: string; route: string; status: string };
  turn: Record<string, never>;
  /** From the text that reached us to the provider's word that it has our reply. */
  reply: Record<string, never>;
  model_reading: Record<string, never>;
  model_turn: Record<string, never>;
  /** From when a reminder was due to when its text stood in the outbox. */
  reminder_lateness: Record<string, never>;
  job: { name: string };
}

/** What is looked up when somebody asks. */
export interface Gauges {
  inbox_waiting: Record<string, never>;
  inbox_oldest_seconds: Record<string, never>;
  outbox_waiting: { lane: string };
  outbox_oldest_seconds: { lane: string };
  outbox_unknown: Record<string, never>;
  outbox_unknown_oldest_seconds: Record<string, never>;
  opted_out_numbers: { reason: string };
  open_flags: { reason: string; grade: string; urgency: string };
  open_flags_oldest_seconds: { reason: string; grade: string; urgency: string };
  reminders_overdue: Record<string, never>;
  reminders_overdue_oldest_seconds: Record<string, never>;
  /** Of the reminders due in the next day, if all are sent: how many leave more than a minute late, how many not at all, and how long the last of a minute waits. */
  reminders_ahead: { fate: 'due' | 'late' | 'lost' };
  reminders_ahead_wait_seconds: Record<string, never>;
  billing_waiting: { kind: 'events' | 'cancellations' };
  /** 0 closed (healthy), 1 half open, 2 open. */
  model_breaker: Record<string, never>;
  database_connections: { state: 'used' | 'idle' | 'wanted' };
  /** 1: the replica is read; 0: it is away or too far behind. */
  replica_read: Record<string, never>;
  replica_lag_seconds: Record<string, never>;
  queue_jobs: { queue: string; state: string };
}

export type Sample = { [N in keyof Gauges]: { name: N; labels: Gauges[N]; value: number } }[keyof Gauges];
export type GaugeSource = () => Promise<Sample[]>;

/** Figures about this process and what it works on. Promises: counting never fails and takes no time worth naming. */
export abstract class Metrics {
  abstract count<N extends keyof Counts>(name: N, labels: Counts[N], by?: number): void;
  abstract time<N extends keyof Durations>(name: N, labels: Durations[N], seconds: number): void;
  /** Asks `source` when the page is asked for. A source that fails leaves its figures out. */
  abstract watch(source: GaugeSource): void;
  /** All figures, as the collector reads them. */
  abstract page(): Promise<{ type: string; text: string }>;
}
