import type { WaitingText } from '../ports/storage/texts/store.js';

/** Under which business key a text is answered: once each time that it is read. */
export const replyKey = (text: Pick<WaitingText, 'id' | 'round'>): string =>
  text.round === 0 ? `reply:${text.id}` : `reply:${text.id}:${text.round}`;
