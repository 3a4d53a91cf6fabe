/** Something a user's screens should fetch again. */
export interface Notice {
  userId: string;
  what: 'messages' | 'entries' | 'goals' | 'account' | 'sessions';
}

/**
 * Tells open screens that something changed. Promises: best effort; a notice may be lost or doubled and carries no data.
 */
export abstract class Notices {
  /** Calls back for every notice of the user until the returned function is called. */
  abstract watch(userId: string, onNotice: (notice: Notice) => void): () => void;
}
