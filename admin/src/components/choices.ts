import { BEARER_NAMES, FLAG_REASONS, OUTBOUND_STATES } from '@mealtext/backend/domain';

type Choices = readonly (readonly [value: string, label: string])[];

const same = (...values: string[]): Choices =>
  values.map((value) => [value, value.charAt(0).toUpperCase() + value.slice(1).replace(/[_-]/g, ' ')]);

/** What lists can be narrowed to, in the server's words and ours. */
export const PLAN_CHOICES = same('free', 'plus', 'pro');
export const FLAG_CHOICES = same(...FLAG_REASONS);
export const DELIVERY_STATES = same(...OUTBOUND_STATES);
export const CHANNELS: Choices = [
  ['sms', 'SMS'],
  ['dashboard', 'Dashboard'],
  ['assistant', 'Assistant'],
];
/** What carries texts between a phone and us. */
export const BEARERS: Choices = BEARER_NAMES.map((bearer) => [bearer, bearer.toUpperCase()]);
/** How a text came or went; of one by phone, what carried it. */
export const wayWords = (channel: string, bearer?: string): string =>
  channel === 'sms' ? (bearer ?? channel).toUpperCase() : channelWords(channel);
export const channelWords = (channel: string): string => CHANNELS.find(([value]) => value === channel)?.[1] ?? channel;
export const READERS: Choices = [
  ['rules', 'Rules'],
  ['builtin', 'Built-in reader'],
  ['model', 'Model'],
  ['unknown', 'Unknown'],
];
export const MEAL_TYPES = same('breakfast', 'lunch', 'dinner', 'snack');
export const REMINDER_KINDS = same('breakfast', 'lunch', 'dinner', 'snack', 'summary', 'weekly');
export const REQUEST_STATES = same('open', 'approved', 'refused', 'withdrawn', 'expired');
export const REQUEST_KINDS: Choices = [
  ['erase', 'Erase the account'],
  ['export', 'Export the data'],
  ['refund', 'Refund'],
];
export const FEEDBACK_STATES = same('new', 'open', 'answered', 'closed');
export const SUBSCRIPTION_STATES = same('active', 'trialing', 'canceled', 'inactive');
export const BILLING: Choices = [
  ['stripe', 'Stripe'],
  ['local', 'Test billing'],
];
export const ROLES: Choices = [
  ['viewer', 'Viewer – looks, masked'],
  ['agent', 'Agent – helps users'],
  ['admin', 'Admin – everything'],
];
export const LANGUAGES: Choices = [
  ['en', 'English'],
  ['fr', 'French'],
  ['es', 'Spanish'],
];

export const COUNTRIES: Choices = [
  ['US', 'United States'],
  ['CA', 'Canada'],
];

const labelIn = (choices: Choices, wanted: string): string => choices.find(([value]) => value === wanted)?.[1] ?? wanted;

/** Who understood a text, in words. */
export const readerWords = (reader: string): string => labelIn(READERS, reader);
/** Who takes the money. */
export const billingWords = (provider: string): string => labelIn(BILLING, provider);
export const languageWords = (language: string): string => labelIn(LANGUAGES, language);
