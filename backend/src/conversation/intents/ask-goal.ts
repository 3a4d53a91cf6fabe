import { decision, type Decision } from '../decision.js';
import { ask } from '../questions/ask.js';
import type { OpenGoal } from '../questions/about-goal.js';
import type { TurnContext } from '../turn-context.js';
import type { IntentOf } from './intent.js';

/** Asks for what is missing of a goal; the answer sets it. */
export function askGoal({ goal, value, lacks, sign }: IntentOf<'ask-goal'>, context: TurnContext): Decision {
  const { say } = context;
  const name = goal === null ? null : say.goalNames[goal];
  const text = lacks === 'value' ? say.askGoal(name) : lacks === 'which' ? say.askWhichGoal(value!) : say.goalEveryDay(name, value!);
  const draft: OpenGoal = { goal, value, sign, days: lacks === 'days' };
  return decision('set_goal', [{ kind: 'clarify', text }], { pending: ask('goal', [], draft, context) });
}
