import { contains } from '../../language/letters.js';
import { decided, type Rule } from '../hearing/hearing.js';
import type { Intent } from '../intents/intent.js';
import { isAllFood, SURE_FOOD } from '../matching-items.js';
import { chartOf } from '../frames/understand.js';
import { said } from '../../language/said.js';
import { readText } from '../../reading/index.js';
import { readingContext, type TurnContext } from '../turn-context.js';
import { isDrop, plainAnswer } from './answer-words.js';
import { openQuestion } from './ask.js';
import { chosen } from './check.js';
import { followUp } from './follow-up.js';
import { questionNamed } from './registry.js';

/** A text that answers the open question, or drops it; anything else leaves it open and is heard as usual. */
export const hearAnswer: Rule = (context) => {
  const pending = openQuestion(context);
  const question = pending ? questionNamed(pending.ask) : null;
  if (!pending || !question || context.text.startsWith('/')) return null;
  if (pending.ask === 'topic') {
    const asked = followUp(context);
    return asked ? decided({ type: 'question', topic: asked }) : null;
  }
  const answer = plainAnswer(context.text);
  if (isDrop(answer)) return decided({ type: 'drop-pending' });
  if (asksBack(answer, context) || (MEASURED.has(pending.ask) && tellsWorkout(context))) return null;
  const more =
    pending.ask === 'amount' || pending.ask === 'choice'
      ? /^(.{1,25}?)(?:,? (?:and|plus|with|et|avec|y|con) |, )(?:also |an? (?=\w+$))?(.{3,40})$/.exec(answer)
      : null;
  if (more && question.takes(more[1]!, pending, context) && isFood(more[2]!, context))
    return decided(
      { type: 'answer-pending', ask: pending.ask, answer: more[1]! },
      {
        type: 'edit',
        target: null,
        change: { is: 'add', words: more[2]!, ...(contains(answer, [' with ', ' avec ', ' con ']) ? { on: '' } : {}) },
      },
    );
  if (!question.takes(answer, pending, context)) return null;
  const answered: Intent = { type: 'answer-pending', ask: pending.ask, answer };
  return pending.ask === 'check' ? decided(answered, ...chosen(answer, pending)!) : decided(answered);
};

/** "How big is a medium": asked of us, and no answer. */
const asksBack = (answer: string, context: TurnContext): boolean =>
  answer.split(' ').length > 2 &&
  chartOf(context).at[0]!.some(({ kind, to }) => kind === 'question' && ASKED.has(chartOf(context).tokens[to - 1]!.word));
const MEASURED: ReadonlySet<string> = new Set(['amount', 'choice', 'calories']);
/** "Ran 3 miles" is no amount of food. */
const tellsWorkout = ({ text, snapshot, now, table }: TurnContext): boolean => {
  const { meals, workouts } = readText(text, readingContext(snapshot, now), table);
  return (
    meals.length === 0 && workouts.some(({ minutes, distance, sureness }) => (minutes !== null || distance !== null) && sureness > 0.5)
  );
};
const ASKED = said('asks-of-us');

/** "Large and a muffin": what stands beside the answer is food of its own. */
const isFood = (words: string, context: TurnContext): boolean => isAllFood(words, context, SURE_FOOD);
