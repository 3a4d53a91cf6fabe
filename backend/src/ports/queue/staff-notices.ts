/** A conversation of which open consoles should ask again: it changed, or staff came to or left it. */
export interface StaffNotice {
  what: 'conversation' | 'presence';
  conversationId: string;
}

/** Tells open consoles what changed, whoever's it is. Promises: best effort; a notice may be lost or doubled and carries no data. */
export abstract class StaffNotices {
  /** Calls back until the returned function is called. */
  abstract watch(onNotice: (notice: StaffNotice) => void): () => void;
}
