import { decided, type Rule } from '../hearing/hearing.js';
import { isDrop, plainAnswer } from './answer-words.js';
import { openQuestion } from './ask.js';
import { questionNamed } from './registry.js';

/** A text that answers the open question, or drops it; anything else leaves it open and is heard as usual. */
export const hearAnswer: Rule = (scene) => {
  const pending = openQuestion(scene);
  const question = pending ? questionNamed(pending.ask) : null;
  if (!pending || !question || scene.text.startsWith('/')) return null;
  const answer = plainAnswer(scene.text);
  if (isDrop(answer)) return decided({ type: 'drop-pending' });
  return question.takes(answer, pending, scene) ? decided({ type: 'answer-pending', ask: pending.ask, answer }) : null;
};
