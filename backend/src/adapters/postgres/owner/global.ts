/** How a table that belongs to nobody would lie over several databases. */
export type Lie =
  /** Spread by `key`, by which alone it is asked: first in each of its keys too. */
  | 'by-key'
  /** Small, and the same in each database. */
  | 'everywhere'
  /** Only added to and counted: in a store of its own, where it need be. */
  | 'apart'
  /** What a provider would keep on its side; one machine only. */
  | 'stand-in';

export interface Global {
  lie: Lie;
  key?: string;
  why: string;
}

const byKey = (key: string, why: string): Global => ({ lie: 'by-key', key, why });
const everywhere = (why: string): Global => ({ lie: 'everywhere', why });
const apart = (why: string): Global => ({ lie: 'apart', why });
const standIn: Global = { lie: 'stand-in', why: 'of a local provider, never in production' };

/** Tables that are nobody's, each with the reason. */
export const GLOBAL: Readonly<Record<string, Global>> = {
  assistant_secrets: byKey('hash', 'a secret is shown before anybody knows whose it is'),
  billing_cancellations: byKey('customer_id', 'what is to be canceled outlives the user'),
  billing_customers: byKey('customer_id', 'the directory: whose a customer is that the provider tells of'),
  billing_events: byKey('id', 'the provider names a customer, not an owner'),
  consents: byKey('phone_hash', 'outlives the user; a number is asked before it is anybody’s'),
  live_codes: byKey('phone_hash', 'a code is sent before anybody has signed in'),
  model_answers: byKey('key', 'the same question has the same answer, whoever asks'),
  phone_owners: byKey('phone_hash', 'the directory: whose a number is that texts, or that a code is sent to'),
  provider_erasures: byKey('provider_id', 'outlives the owner: what the provider still has to forget'),
  rate_limits: byKey('key', 'counts addresses as well as people'),
  retired_provider_ids: byKey('hash', 'outlives the owner: that a text came, and nothing else of it'),
  sessions: byKey('id_hash', 'a cookie is shown before anybody knows whose it is'),
  suppressions: byKey('phone_hash', 'outlives the user: whoever has the number gets no text'),
  unreachable_numbers: byKey('phone_hash', 'is a number’s, whoever has it'),
  assistant_clients: everywhere('programs that people let speak for them'),
  learning_forms: everywhere('what staff did about a form of words, whoever said it'),
  lessons: everywhere('what the food table was taught'),
  migrations: everywhere('the version of the schema'),
  outreaches: everywhere('a text to many'),
  reading_reviews: everywhere('some twenty a day, which tell how good readings are and not whose they were'),
  review_draws: everywhere('a row a day'),
  saved_replies: everywhere('of staff'),
  senders: everywhere('a row a sender; its share of the rate in each database'),
  staff: everywhere('of staff'),
  staff_phones: everywhere('of staff'),
  staff_sessions: everywhere('of staff'),
  staff_views: everywhere('of staff'),
  analytics_events: apart('counted, mostly of nobody who is signed in'),
  audit_log: apart('never changed, and kept longer than what it tells of'),
  plan_changes: apart('says nothing of whose plan it was'),
  local_checkouts: standIn,
  local_codes: standIn,
  local_customers: standIn,
  local_invoices: standIn,
  local_portals: standIn,
  local_refunds: standIn,
  local_subscriptions: standIn,
  local_texts: standIn,
};
