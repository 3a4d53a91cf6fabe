import type { Phrases } from '../replies/phrases.js';
import type { Snapshot } from '../snapshot.js';
import type { OccasionDecision } from './occasion.js';
import { quietContext, saying } from './shared.js';

/**
 * Tells the owner that what signs in has changed, and where to turn if it was not they. Not held back while staff hold the conversation.
 * Whether the number that hears it has opted out is for the sender to look up: it need not be the user's own any more.
 */
function notice(snapshot: Snapshot, now: Date, words: (say: Phrases, support: string) => string): OccasionDecision {
  if (snapshot.stranger || snapshot.user.deleted) return { type: 'skip', why: 'account-gone' };
  const context = quietContext(snapshot, now);
  return saying('ack', words(context.say, snapshot.links.support), context);
}

/** For the number that the account had. @param ending the last two digits of the new one */
export const phoneLeft = (snapshot: Snapshot, now: Date, ending: string): OccasionDecision =>
  notice(snapshot, now, (say, support) => say.phoneLeft(ending, support));

/** For the number that the account has now. */
export const phoneCame = (snapshot: Snapshot, now: Date): OccasionDecision =>
  notice(snapshot, now, (say, support) => say.phoneCame(support));

export const passwordChanged = (snapshot: Snapshot, now: Date): OccasionDecision =>
  notice(snapshot, now, (say, support) => say.passwordChanged(support));
