import type { AskName } from './ask-name.js';
import { amount, calories, choice } from './about-amount.js';
import { goal } from './about-goal.js';
import { confirmDelete, meal, number, offer, topic, whichItem, workout, wrong, yesNo } from './about-entry.js';
import { share } from './about-share.js';
import { check } from './check.js';
import type { Question } from './question.js';

/** One handler for every question: leaving one out does not compile. */
export const QUESTIONS: { [A in AskName]: Question } = {
  choice,
  amount,
  calories,
  'which-item': whichItem,
  wrong,
  share,
  number,
  workout,
  meal,
  'confirm-delete': confirmDelete,
  offer,
  'yes-no': yesNo,
  topic,
  goal,
  check,
};

export const questionNamed = (name: string): Question | null => (Object.hasOwn(QUESTIONS, name) ? QUESTIONS[name as AskName] : null);
