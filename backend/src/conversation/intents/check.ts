import { decision, type Decision } from '../decision.js';
import { toldAs } from '../told-as.js';
import { ask, numbered } from '../questions/ask.js';
import type { TurnContext } from '../turn-context.js';
import type { IntentOf } from './intent.js';
import { askWhat } from './plain.js';

/** Asks before it is done: whether the one thing that may be meant is, or which of two; what changes nothing is no choice, and where nothing is left it is asked about openly. */
export function check({ choices: all }: IntentOf<'check'>, context: TurnContext): Decision {
  const { say } = context;
  const tells = all.map((intents) => ({ intents, told: toldAs(intents, context) ?? '' })).filter(({ told }) => told !== '');
  const [choices, told] = [tells.map(({ intents }) => intents), tells.map((one) => one.told)];
  if (choices.length === 0) return askWhat({ type: 'ask-what', about: 'wrong' }, context);
  const options = choices.length === 1 ? [say.agreed, say.notAgreed] : told;
  const text = choices.length === 1 ? say.askToDo(told[0]!, numbered(options)) : say.askWhichMeant(numbered(options));
  return decision('clarify', [{ kind: 'confirm_question', text }], { pending: ask('check', options, { choices }, context) });
}
