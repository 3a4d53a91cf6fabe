import { MOST_LENGTH } from '../frames/understand.js';
import { isJustSet } from '../just-set.js';
import { openQuestion } from '../questions/ask.js';
import type { TurnContext } from '../turn-context.js';

/** A command, an answer to a question, what is said of something just set, and a text too long to be a correction are not said of what stands. */
export const isOfSomethingElse = (context: TurnContext): boolean =>
  context.text.startsWith('/') || context.text.length > MOST_LENGTH || openQuestion(context) !== null || isJustSet(context);
