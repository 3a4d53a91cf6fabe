import { GOAL_NAMES, type GoalName } from '../../domain/goals.js';
import { decided, type Hearing } from '../hearing/hearing.js';
import type { IntentOf } from '../intents/intent.js';
import type { TurnContext } from '../turn-context.js';
import { goalNamed, type GoalValue } from './goal-values.js';
import type { Said } from './said.js';

/** kcal of a gram. */
const ENERGY: Readonly<Partial<Record<GoalName, number>>> = { protein: 4, carbs: 4, fat: 9, sugar: 4 };

/** Goals told in shares: "40% protein 30% carbs 30% fat" of the calories, "drop my calories by 10%" of what the goal is now. */
export function inShares(said: Said, told: readonly GoalValue[], { snapshot }: TurnContext): Hearing | null {
  const shares = valuesOf(said, said.has('percent') ? 'percent' : 'share').map(Number);
  if (shares.length === 0 || shares.some((share) => !(share > 0 && share < 1))) return null;
  const goals = snapshot.goals;
  const [up, down] = [said.has('up-by', 'up-more'), said.has('down-by', 'down-less')];
  if (shares.length === 1 && told.length === 0 && up !== down) {
    const all = said.chart.at.flat().some(({ kind }) => kind === 'everything' || kind === 'all-word');
    const name = goalNamed(said) ?? (said.has('aim', 'goal-word', 'aims') ? 'calories' : null);
    const moved = GOAL_NAMES.filter((one) => (all && goalNamed(said) === null ? goals?.[one] : one === name && goals?.[one]));
    const by = (goal: GoalName) => Math.round(shares[0]! * goals![goal]!) * (up ? 1 : -1);
    return moved.length > 0 ? decided(...moved.map((goal) => ({ type: 'set-goal' as const, goal, to: null, by: by(goal) }))) : null;
  }
  const names = valuesOf(said, 'nutrient') as GoalName[];
  const calories = told.find(({ goal, value }) => (goal === 'calories' || goal === null) && value >= 1000)?.value ?? goals?.calories;
  const whole = shares.reduce((sum, share) => sum + share, 0);
  if (names.length !== shares.length || new Set(names).size < names.length) return null;
  // One of them is a share of the calories where that is said.
  if (shares.length === 1 ? !said.has('energy') || up || down : Math.abs(whole - 1) > 0.02) return null;
  if (!calories) return decided({ type: 'ask-goal', goal: 'calories', value: null, lacks: 'value', sign: 0 });
  const set = names
    .toSorted((a, b) => GOAL_NAMES.indexOf(a) - GOAL_NAMES.indexOf(b))
    .map((goal): IntentOf<'set-goal'> => ({
      type: 'set-goal',
      goal,
      to: Math.round((shares[names.indexOf(goal)]! * calories) / ENERGY[goal]!),
      by: null,
    }));
  const energy = told.find(({ goal }) => goal === 'calories');
  return decided(...(energy ? [{ type: 'set-goal' as const, goal: 'calories' as const, to: energy.value, by: null }] : []), ...set);
}

/** What each part says of a kind, once. */
const valuesOf = ({ parts }: Said, kind: string): unknown[] =>
  parts.flatMap(({ spans }) => spans.filter((span) => span.kind === kind).slice(0, 1)).map(({ value }) => value);
