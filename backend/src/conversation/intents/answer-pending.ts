import { decision, type Decision } from '../decision.js';
import { openQuestion } from '../questions/ask.js';
import { questionNamed } from '../questions/registry.js';
import type { TurnContext } from '../turn-context.js';
import type { IntentOf } from './intent.js';

export function answerPending(intent: IntentOf<'answer-pending'>, context: TurnContext): Decision {
  const pending = openQuestion(context);
  const question = questionNamed(intent.ask);
  if (!pending || !question) return decision('none', []);
  const made = question.answer(intent.answer, pending, context);
  const intents = made.intents.includes('answer_pending') ? made.intents : ['answer_pending' as const, ...made.intents];
  return { ...made, intents, pending: made.pending ?? null };
}

/** What was stored stays; only the question goes. */
export const dropPending = (_: IntentOf<'drop-pending'>, { say }: TurnContext): Decision =>
  decision('drop_pending', [{ kind: 'ack', text: say.dropped }], { pending: null });
