import type { GoalName } from '../../domain/goals.js';
import { askingChart } from '../asking/asking-chart.js';
import { goalNamed, goalValues } from '../asking/goal-values.js';
import { goalsTold } from '../asking/goals-told.js';
import { GOAL_WORDS } from '../asking/goals.js';
import { saidOf } from '../asking/said.js';
import { decision, type Decision } from '../decision.js';
import { setGoal } from '../intents/goals-and-settings.js';
import type { IntentOf } from '../intents/intent.js';
import type { Pending } from '../outcome.js';
import type { TurnContext } from '../turn-context.js';
import { isNo, isYes } from './answer-words.js';
import { ask } from './ask.js';
import type { Question } from './question.js';

/** What a question about a goal holds on to. JSON. `days`: whether it may hold every day was asked. */
export interface OpenGoal {
  goal: GoalName | null;
  value: number | null;
  sign: number;
  days: boolean;
}

/** "1900", "by 200", "2100 cal", "protein", "yes, every day". */
export const goal: Question = {
  takes: (answer, pending, context) => isNo(answer) || answered(answer, pending, context) !== null,
  answer: (answer, pending, context) => {
    const told = answered(answer, pending, context);
    if (!told) return decision('answer_pending', [{ kind: 'ack', text: context.say.gotIt }]);
    const { goal: asked } = pending.draft as OpenGoal;
    const made = together(told, context);
    // Of goals in general, one more may follow.
    return asked === null ? { ...made, pending: ask('goal', [], pending.draft, context) } : made;
  },
};

function answered(answer: string, pending: Pending, context: TurnContext): IntentOf<'set-goal'>[] | null {
  const draft = pending.draft as OpenGoal;
  const said = saidOf(askingChart(context, [...new Set([context.lang, 'en' as const])]), GOAL_WORDS);
  if (
    draft.value !== null &&
    draft.goal !== null &&
    (isYes(answer) || (said.left.length === 0 && said.has('per-day') && goalValues(said).length === 0))
  )
    return [{ type: 'set-goal', goal: draft.goal, to: draft.value, by: null }];
  if (said.left.length > 0 || context.text.includes('?') || said.has('some-days')) return null;
  const named = goalNamed(said);
  const told = goalsTold(said, draft, context);
  if (told || draft.value === null || draft.goal !== null || goalValues(said).length > 0) return told;
  return named ? [{ type: 'set-goal', goal: named, to: draft.value, by: null }] : null;
}

/** Several goals set one upon the other, told in one reply. */
function together(intents: readonly IntentOf<'set-goal'>[], context: TurnContext): Decision {
  let now = context;
  const made = intents.map((intent) => {
    const one = setGoal(intent, now);
    const event = one.events.find(({ type }) => type === 'goals-changed');
    if (event?.type === 'goals-changed') now = { ...now, snapshot: { ...now.snapshot, goals: event.after } };
    return one;
  });
  return {
    ...made[0]!,
    intents: ['answer_pending', 'set_goal'],
    events: made.flatMap(({ events }) => events),
    replies: made.flatMap(({ replies }) => replies),
  };
}
