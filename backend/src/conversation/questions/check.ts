import { decision, silent } from '../decision.js';
import type { Intent } from '../intents/intent.js';
import type { Pending } from '../outcome.js';
import { picked } from './answer-words.js';
import { assentOf } from './assent.js';
import type { Question } from './question.js';

/** What was asked about before it is done: a yes, a no, or which of two. What is agreed to is heard as if it had been said. */
export const check: Question = {
  takes: (answer, pending) => chosen(answer, pending) !== null,
  answer: (answer, pending, { say }) =>
    chosen(answer, pending)!.length > 0
      ? silent('answer_pending', { pending: null })
      : decision('drop_pending', [{ kind: 'ack', text: say.dropped }]),
};

const choicesOf = ({ draft }: Pending): Intent[][] => (draft as { choices: Intent[][] }).choices;

const MOST_WORDS = 3;

/** The intents that an answer agrees to, none for a no; null where it says neither. */
export function chosen(answer: string, pending: Pending): readonly Intent[] | null {
  const choices = choicesOf(pending);
  // What says more is a text of its own.
  const place = answer.split(' ').length > MOST_WORDS ? -1 : picked(answer, pending.options);
  if (choices.length > 1) return choices[place] ?? null;
  const assent = assentOf(answer) ?? (place === 0 ? 'yes' : place === 1 ? 'no' : null);
  return assent === null ? null : assent === 'no' ? [] : choices[0]!;
}
