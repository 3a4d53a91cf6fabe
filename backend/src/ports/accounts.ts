import type { Plan } from '../domain/plan.js';

export interface Account {
  id: string;
  phone: string;
  username: string;
  firstName: string | null;
  lastName: string | null;
  onboardingComplete: boolean;
  isNewUser: boolean;
  timezone: string;
  country: 'US' | 'CA';
  plan: Plan;
  hasPassword: boolean;
  createdAt: Date;
}

export interface NewAccount {
  phone: string;
  username: string;
  firstName: string | null;
  lastName: string | null;
  timezone: string;
  timezoneSource: 'area' | 'browser' | 'unknown';
  country: 'US' | 'CA';
}

export type AccountChanges = Partial<Pick<Account, 'username' | 'firstName' | 'lastName' | 'onboardingComplete' | 'isNewUser'>>;

/** What a consent was to and how it was given. */
export interface Consent {
  purpose: 'service' | 'reminders';
  action: 'granted' | 'revoked';
  textVersion: string | null;
  ip: string | null;
  userAgent: string | null;
}

/**
 * Users. Deleted ones are never found.
 * Promises: `create` for a number that has an account answers with that account and `fresh: false`.
 */
export abstract class Accounts {
  abstract byId(id: string): Promise<Account | null>;
  abstract byPhone(phone: string): Promise<Account | null>;
  abstract create(account: NewAccount, now: Date): Promise<{ account: Account; fresh: boolean; conversationId: string }>;
  abstract change(id: string, changes: AccountChanges): Promise<Account | null>;
  abstract recordConsent(id: string, consent: Consent, now: Date): Promise<void>;
  /** Whether the number has opted out of everything we send by ourselves. */
  abstract optedOut(phone: string): Promise<boolean>;
}
