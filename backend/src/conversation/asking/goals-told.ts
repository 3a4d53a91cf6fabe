import type { GoalName } from '../../domain/goals.js';
import type { IntentOf } from '../intents/intent.js';
import type { TurnContext } from '../turn-context.js';
import { goalValues } from './goal-values.js';
import type { Said } from './said.js';

/** So few calories are something eaten. */
const LEAST_CALORIES = 600;
const DAY_CALORIES = 1000;
/** A figure below this share of the goal is rather a step than a goal. */
const STEP = 0.4;

/** The goals that a short text tells after one was spoken of: "1900", "by 200", "2100 cal", "190p"; null where it tells something else. */
export function goalsTold(
  said: Said,
  { goal, sign }: { goal: GoalName | null; sign: number },
  context: TurnContext,
): IntentOf<'set-goal'>[] | null {
  const values = goalValues(said);
  // Steps up and down in one text are each told by their own words, and heard whole.
  if (values.length > 1 && said.has('up-by', 'down-by', 'up-more', 'down-less')) return null;
  const intents = values.map(({ goal: own, value }): IntentOf<'set-goal'> | null => {
    const name = own ?? goal ?? (value >= DAY_CALORIES ? 'calories' : null);
    const down = said.has('down-by', 'down-less') || (sign < 0 && !said.has('up-by', 'up-more'));
    const up = said.has('up-by', 'up-more') || sign > 0;
    if (name === null || (name === 'calories' && value < LEAST_CALORIES && !up && !down)) return null;
    const now = context.snapshot.goals?.[name] ?? null;
    const step = (said.has('by') || (now !== null && value < now * STEP)) && (up || down);
    return { type: 'set-goal', goal: name, ...(step ? { to: null, by: down ? -value : value } : { to: value, by: null }) };
  });
  const told = intents.filter((one) => one !== null);
  return told.length > 0 && told.length === intents.length && new Set(told.map((one) => one.goal)).size === told.length ? told : null;
}
