import type { Intent } from '../intents/intent.js';
import type { Match } from '../../understanding/match.js';
import type { Talk } from './talk.js';

/** What a sentence asks for, resolved against the log. */
export interface Proposal {
  intents: readonly Intent[];
  /** Explained away: it asks for nothing ("the toast stays"). */
  nothing?: true;
  /** Meant only where nothing else in the text is. */
  weak?: true;
}

/** Resolves a match of an act's sentences; null where it does not fit what is logged. */
export type Resolve = (match: Match, talk: Talk) => Proposal | null;
