/** Who is calling: somebody who proved that they hold a phone, and their account when there is one. */
export interface Session {
  /** Key of the stored row; not the secret in the cookie. */
  idHash: string;
  phone: string;
  userId: string | null;
  /** When the phone was last proven with a code. */
  provenAt: Date;
}

/**
 * Sessions, by an opaque secret of which only a keyed hash is stored.
 * Promises: a secret that was ended, idle for 14 days or older than 30 days finds nothing.
 */
export abstract class Sessions {
  /** A new session for a proven phone; the answer is the secret for the cookie. */
  abstract start(phone: string, userId: string | null, now: Date): Promise<string>;
  abstract find(secret: string, now: Date): Promise<Session | null>;
  abstract attach(idHash: string, userId: string): Promise<void>;
  abstract prove(idHash: string, now: Date): Promise<void>;
  abstract end(secret: string): Promise<void>;
  abstract endAll(userId: string): Promise<void>;
}
