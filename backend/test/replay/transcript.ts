import type { HeardText } from '../../src/conversation/heard.js';
import type { TurnFrame } from '../../src/conversation/model-turn/turn-answer.js';
import type { OccasionName } from '../../src/conversation/occasions/occasion.js';
import type { Snapshot } from '../../src/conversation/snapshot.js';

/** One file of nlp-fixtures/commands or nlp-fixtures/conversations; see nlp-fixtures/README.md. */
export interface Transcript {
  why: string;
  given?: Given;
  turns: Turn[];
}

export interface Given {
  /** The clock at the first turn, with its offset. */
  now?: string;
  user?: Record<string, unknown>;
  /** Any other part of the snapshot, as it is. */
  snapshot?: Partial<Snapshot>;
}

type Partially = Record<string, unknown>;

export interface Turn {
  /** Time since the turn before: 5s, 5m, 2h, 1d. */
  after?: string;
  they?: string;
  /** For whoever reads it. */
  note?: string;
  /** Instead of a text. */
  occasion?: { name: OccasionName; meal?: string; late?: string };
  source?: HeardText['source'];
  media?: HeardText['media'];
  /** What a model makes out on the picture that came with it, in words that somebody wrote by hand. */
  seen?: string;
  /** A configured model failed to read it, or answered about the turn with these frames, which somebody wrote by hand. */
  model?: 'down' | Partial<TurnFrame>[];
  heard?: Partially | Partially[];
  intents?: string[];
  events?: Partially[];
  kinds?: string[];
  /** Text or /regular expression/; null: nothing is said. */
  we?: string | null;
  /** The open question afterwards; null: none. */
  pending?: string | null;
  /** Why an occasion stayed silent. */
  skip?: string;
}
