/** Who is calling: somebody who proved that they hold a phone, and their account when there is one. */
export interface Session {
  /** Key of the stored row; not the secret in the cookie. */
  idHash: string;
  phone: string;
  userId: string | null;
  /** When this phone, or the one that the account had before, was last proven with a code. A code of a new number alone does not count. */
  provenAt: Date;
}

/** One place where a user is signed in, as they are shown it. */
export interface OpenSession {
  /** Names the session to its user; neither the secret nor the key of the row can be found from it. */
  id: string;
  /** Such as "Chrome on Windows"; null: it did not say. */
  device: string | null;
  createdAt: Date;
  seenAt: Date;
  /** Whether it is the one that asks. */
  current: boolean;
}

/**
 * Sessions, by an opaque secret of which only a keyed hash is stored.
 * Promises: a secret that was ended, idle for 14 days or older than 30 days finds nothing; whoever watches the user's notices is told
 * `sessions` when one was ended.
 */
export abstract class Sessions {
  /** A new session for a proven phone; the answer is the secret for the cookie. */
  abstract start(phone: string, userId: string | null, now: Date, device?: string | null): Promise<string>;
  abstract find(secret: string, now: Date): Promise<Session | null>;
  /** Whether the session still stands; asking does not count as use. */
  abstract stands(idHash: string, now: Date): Promise<boolean>;
  abstract attach(idHash: string, userId: string): Promise<void>;
  /** Where the user is signed in, the one used last first. */
  abstract open(userId: string, idHash: string, now: Date): Promise<OpenSession[]>;
  abstract end(secret: string): Promise<void>;
  /** Ends one of the user's by its shown id; answers the key of what was ended, null when there is none. */
  abstract endOne(userId: string, id: string): Promise<string | null>;
  /** Assistants are disconnected too. */
  abstract endAll(userId: string): Promise<void>;
}
