import type { Decision } from '../decision.js';
import type { Pending } from '../outcome.js';
import type { TurnContext } from '../turn-context.js';

/** One kind of open question. */
export interface Question {
  /** Whether the text answers it; anything else is heard as if nothing had been asked. `answer` is folded. */
  takes: (answer: string, pending: Pending, context: TurnContext) => boolean;
  /** What the answer makes true. It closes the question unless it opens another. */
  answer: (answer: string, pending: Pending, context: TurnContext) => Decision;
}
