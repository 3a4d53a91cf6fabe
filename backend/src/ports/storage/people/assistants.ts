/** A program that asks people to let it speak for them, as it registered itself: its name is its own word. */
export interface AssistantClient {
  id: string;
  name: string;
  redirectUris: string[];
}

/** What a user allowed a program. */
export interface Allowed {
  userId: string;
  client: AssistantClient;
  scope: string;
  /** What its tokens open, as an address; nothing else takes them. */
  resource: string;
  /** Where the answer went: the code must be asked about from there. */
  redirectUri: string;
  /** S256 of what whoever turns in the code must know. */
  challenge: string;
}

export interface AssistantTokens {
  access: string;
  refresh: string;
  accessSeconds: number;
  scope: string;
}

/** A connection whose access token was shown. */
export interface Connected {
  id: string;
  userId: string;
  name: string;
}

/** One connection, as its user is shown it. */
export interface AssistantConnection {
  id: string;
  name: string;
  createdAt: Date;
  /** Null: it never came back. */
  seenAt: Date | null;
}

/**
 * Programs that people let speak for them, and the secrets that they show for it, of which only keyed hashes are stored.
 * Promises: a code and a refresh token serve once. One that is shown again, or by somebody else than it was given to, ends the whole
 * connection, for it has been stolen; so do its user's leaving, signing out everywhere and changing password or number. Access lasts
 * minutes, a refresh token 30 days, a connection a year at most.
 */
export abstract class Assistants {
  /** Null while more registered than are known to be of any use. */
  abstract register(client: Omit<AssistantClient, 'id'>, now: Date): Promise<AssistantClient | null>;
  abstract client(id: string): Promise<AssistantClient | null>;
  /** The answer is the code, good for a minute. */
  abstract allow(allowed: Allowed, now: Date): Promise<string>;
  /** Tokens for a code; null: it is worth nothing. Newer programs do not say again where the code went (`redirectUri` null). */
  abstract exchange(
    code: string,
    by: { clientId: string; redirectUri: string | null; challenge: string },
    now: Date,
  ): Promise<AssistantTokens | null>;
  /** The next tokens for a refresh token; null: it is worth nothing. */
  abstract refresh(token: string, clientId: string, now: Date): Promise<AssistantTokens | null>;
  /** Whose an access token is, if it opens `resource`. */
  abstract find(access: string, resource: string, now: Date): Promise<Connected | null>;
  /** Ends the connection that a token is of, as the program itself asks. */
  abstract revoke(token: string, clientId: string, now: Date): Promise<void>;
  /** The user's, the one used last first. */
  abstract connections(userId: string, now: Date): Promise<AssistantConnection[]>;
  /** False when there is no such connection of theirs. */
  abstract disconnect(userId: string, id: string, now: Date): Promise<boolean>;
}
