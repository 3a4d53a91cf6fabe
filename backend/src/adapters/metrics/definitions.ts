import type { Counts, Durations, Gauges } from '../../ports/process/metrics.js';

interface Definition<Labels> {
  help: string;
  labels: readonly (keyof Labels & string)[];
}
type Defined<Named> = { readonly [N in keyof Named]: Definition<Named[N]> };

export const COUNTS: Defined<Counts> = {
  inbound_texts: { help: 'Texts that reached us; repeated ones had no effect', labels: ['result'] },
  understanding_overruns: { help: 'Texts that took too long to understand; their thread was ended', labels: [] },
  turns: { help: 'Decisions about texts', labels: ['result'] },
  sends: { help: 'Tries to send a text, by how they ended', labels: ['result'] },
  sign_in_codes: { help: 'Sign-in codes asked for and used, by area code', labels: ['result', 'area'] },
  lookups: { help: 'Sends that ended in the dark, by what the provider said of them later', labels: ['result'] },
  delivery_reports: { help: 'What the provider reported about texts', labels: ['state'] },
  model_readings: { help: 'Texts that a model was to read', labels: ['result'] },
  model_turns: { help: 'Texts of which a model was to say what they ask for', labels: ['result'] },
  model_turns_refused: { help: 'Answers of a model about a turn that named what is not there', labels: [] },
  third_ear: { help: 'Texts that a model was to hear for safety', labels: ['result'] },
  third_ear_raised: { help: 'Texts in which a model heard what our own ears did not', labels: [] },
  model_pictures: { help: 'Pictures that were to be looked at, by what came of it', labels: ['result'] },
  model_shadow: { help: 'Texts of which the built-in reader is sure, read by the model as well', labels: ['result'] },
  reminders: { help: 'Reminders, summaries and reports that were due, by what became of them', labels: ['result'] },
  subscription_checks: { help: 'Subscriptions compared with the billing provider', labels: ['result'] },
  security_events: {
    help: 'What attacks look like: forged webhooks, staff held back at sign-in, many conversations revealed',
    labels: ['what'],
  },
  replica_reads: { help: 'Reads that the replica may answer: by it, or by the primary and why', labels: ['result'] },
  jobs: { help: 'Jobs that were worked on', labels: ['name', 'result'] },
};

const FAST = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const SLOW = [0.5, 1, 2, 3, 4, 5, 7.5, 10, 15, 30, 60, 120, 300, 900, 3600];

export const DURATIONS: { readonly [N in keyof Durations]: Definition<Durations[N]> & { buckets: readonly number[] } } = {
  http_request: { help: 'Answers over HTTP, by route', labels: ['method', 'route', 'status'], buckets: FAST },
  turn: { help: 'From a stored text to its committed answer', labels: [], buckets: FAST },
  reply: { help: 'From a text to the provider having our reply', labels: [], buckets: SLOW },
  model_reading: { help: 'Readings by a model', labels: [], buckets: SLOW },
  model_turn: { help: 'Answers of a model about a turn', labels: [], buckets: SLOW },
  reminder_lateness: { help: 'How late reminders stood in the outbox', labels: [], buckets: SLOW },
  job: { help: 'Jobs', labels: ['name'], buckets: FAST },
};

export const GAUGES: Defined<Gauges> = {
  inbox_waiting: { help: 'Texts that wait to be handled', labels: [] },
  inbox_oldest_seconds: { help: 'Age of the oldest text that waits to be handled', labels: [] },
  outbox_waiting: { help: 'Texts that may leave now', labels: ['lane'] },
  outbox_oldest_seconds: { help: 'How long the first of them has been free to leave', labels: ['lane'] },
  outbox_unknown: { help: 'Texts that may or may not have been sent', labels: [] },
  outbox_unknown_oldest_seconds: { help: 'Time since the oldest of them was begun', labels: [] },
  opted_out_numbers: { help: 'Numbers that nothing is sent to', labels: ['reason'] },
  open_flags: { help: 'What waits for staff; urgency: now, soon, today, review', labels: ['reason', 'grade', 'urgency'] },
  open_flags_oldest_seconds: { help: 'How long the first of them has waited', labels: ['reason', 'grade', 'urgency'] },
  reminders_overdue: { help: 'Reminders that are due and not settled', labels: [] },
  reminders_ahead: {
    help: 'Reminders of the next day, and those that the sending numbers would bring late or not at all',
    labels: ['fate'],
  },
  reminders_ahead_wait_seconds: { help: 'How long the last of any minute of the next day would wait for its sender', labels: [] },
  reminders_overdue_oldest_seconds: { help: 'How long the first of them has been due', labels: [] },
  billing_waiting: { help: 'Billing events and cancellations that wait to be acted on', labels: ['kind'] },
  model_breaker: { help: 'Breaker before the model: 0 closed, 1 half open, 2 open', labels: [] },
  database_connections: { help: 'Connections of this process to PostgreSQL', labels: ['state'] },
  replica_read: { help: 'Whether the replica is read: 1, or 0 while it is away or too far behind', labels: [] },
  replica_lag_seconds: { help: 'How far the replica is behind', labels: [] },
  queue_jobs: { help: 'Jobs in the queues', labels: ['queue', 'state'] },
};
