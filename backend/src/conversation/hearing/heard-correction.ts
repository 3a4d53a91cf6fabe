import type { Change } from '../intents/edit-words.js';
import type { Target } from '../intents/intent.js';

/** A correction as its words say it. */
export interface HeardCorrection {
  target?: Target;
  change: Change;
  /** Only a correction when an entry can take it; otherwise the text goes on to be read. */
  weak?: boolean;
}
