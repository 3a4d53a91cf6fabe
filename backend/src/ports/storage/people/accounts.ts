import type { Plan } from '../../../domain/plan.js';
import type { Language } from '../../../reading/reading.js';
import type { OutboundDraft } from '../texts/store.js';

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
  /** As chosen, else as written last. */
  language: Language;
  plan: Plan;
  hasPassword: boolean;
  /** Since when texts to the phone do not arrive; null: they do, as far as we know. */
  unreachableSince: Date | null;
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
  /** To be spoken to in until they write; English when left out. */
  language?: Language;
}

/** What an account begins with, in the transaction that makes it. */
export interface Beginning {
  consent: Consent;
  /** The first text to the number of this new user; null: none. */
  say: (userId: string) => OutboundDraft | null;
}

/** A language that is given here is chosen for good: texts in another do not change it. */
export type AccountChanges = Partial<
  Pick<Account, 'username' | 'firstName' | 'lastName' | 'onboardingComplete' | 'isNewUser' | 'language'>
>;

/** What a consent was to and how it was given. */
export interface Consent {
  purpose: 'service' | 'reminders' | 'weekly-report';
  action: 'granted' | 'revoked';
  textVersion: string | null;
  ip: string | null;
  userAgent: string | null;
}

/**
 * Whoever deletes an account and makes another is not told everything again. A number that rested longer may be somebody else's:
 * carriers in the US let one rest for at least 45 days (47 CFR 52.15(f)(1)(ii)).
 */
export const SAID_LATELY_DAYS = 45;

/**
 * Users. Deleted ones are never found.
 * Promises: `create` for a number that has an account answers with that account and `fresh: false`, and then nothing begins. The
 * first text is left out for a number that has opted out, and for one that was given it within `SAID_LATELY_DAYS`.
 */
export abstract class Accounts {
  abstract byId(id: string): Promise<Account | null>;
  abstract byPhone(phone: string): Promise<Account | null>;
  abstract create(
    account: NewAccount,
    now: Date,
    beginning?: Beginning,
  ): Promise<{ account: Account; fresh: boolean; conversationId: string }>;
  abstract change(id: string, changes: AccountChanges): Promise<Account | null>;
  /** Whether the number has opted out of everything we send by ourselves. */
  abstract optedOut(phone: string): Promise<boolean>;
}
