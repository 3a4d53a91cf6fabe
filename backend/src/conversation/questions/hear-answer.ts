import { decided, type Rule } from '../hearing/hearing.js';
import { read } from '../matching-items.js';
import type { Scene } from '../scene.js';
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
  const more =
    pending.ask === 'amount' || pending.ask === 'choice'
      ? /^(.{1,25}?)(?:,? (?:and|plus|with|et|avec|y|con) |, )(?:also |an? (?=\w+$))?(.{3,40})$/.exec(answer)
      : null;
  if (more && question.takes(more[1]!, pending, scene) && isFood(more[2]!, scene))
    return decided(
      { type: 'answer-pending', ask: pending.ask, answer: more[1]! },
      { type: 'edit', target: null, change: { is: 'add', words: more[2]!, ...(/,? (?:with|avec|con) /.test(answer) ? { on: '' } : {}) } },
    );
  return question.takes(answer, pending, scene) ? decided({ type: 'answer-pending', ask: pending.ask, answer }) : null;
};

/** "Large and a muffin": what stands beside the answer is food of its own. */
const isFood = (words: string, scene: Scene): boolean => {
  const items = read(words, scene);
  return items.length > 0 && items.every((item) => item.nutrients !== null && item.sureness >= 0.5);
};
