import type { OutboundDraft } from '../texts/store.js';

/** Rows of one kind, such as `meals`, with names as the API writes them. Of `photos` they tell which there are; what is on one is asked of `Pictures`. */
export type PersonalData = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** The turning points of an account. Promises: each happens wholly or not at all. */
export abstract class AccountLife {
  /** Null while no password was ever set. */
  abstract passwordHash(userId: string): Promise<string | null>;
  /** Of the user's sessions only `keepSession` stays, no assistant does, and the user is texted `notice`. */
  abstract setPassword(userId: string, hash: string, keepSession: string, notice: OutboundDraft | null, now: Date): Promise<void>;
  /**
   * Gives the account and its conversation another number, proven just now; of the user's sessions only `keepSession` stays, with the proof that
   * it had, and no assistant does. Both numbers are texted, whichever has not opted out. `taken`: the number has an account of its own.
   */
  abstract changePhone(
    userId: string,
    phone: string,
    keepSession: string,
    notices: { toOld: OutboundDraft | null; toNew: OutboundDraft | null },
    now: Date,
  ): Promise<'changed' | 'taken'>;
  /**
   * Ends the account: sessions end, what is paid for is to be canceled, and everything personal is erased at once. What
   * stays: keyed hashes of a number that opted out and of texts that came, the consent and audit logs, and money's own ids.
   */
  abstract erase(userId: string, now: Date): Promise<void>;
  /** Whether they agreed to news from us, by the latest word on it. */
  abstract wantsNews(userId: string): Promise<boolean>;
  /** Agrees to news or takes that back; what is so already leaves no further record. */
  abstract setNews(
    userId: string,
    wanted: boolean,
    consent: { textVersion: string; ip: string | null; userAgent: string | null },
    now: Date,
  ): Promise<void>;
  /** Everything the user owns; what they removed is not in it. That it was taken out is put in the audit log. */
  abstract takeOut(userId: string, now: Date): Promise<PersonalData>;
}
