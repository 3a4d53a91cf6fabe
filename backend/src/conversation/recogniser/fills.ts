import { goalWithinBounds, type GoalName } from '../../domain/goals.js';
import type { MealType } from '../../domain/meal-type.js';
import { WISHING } from '../../language/load-lexicons.js';
import { askingChart } from '../asking/asking-chart.js';
import { goalValues } from '../asking/goal-values.js';
import { ownLanguages } from '../asking/languages-of.js';
import { dayOf, mealOf, periodOf, saidOf, type Said } from '../asking/said.js';
import { weightIn } from '../asking/weight.js';
import { ALL_INQUIRIES } from '../inquiring/inquiry.js';
import { RESOLVERS } from '../inquiring/resolve.js';
import { chartOf } from '../frames/understand.js';
import type { Intent } from '../intents/intent.js';
import type { Topic } from '../intents/topics.js';
import type { TurnContext } from '../turn-context.js';
import { lastEntries } from '../targets.js';
import { ALL_WISHES } from '../wishing/wish.js';
import type { Act } from './acts.js';
import { askedIn, foodsIn } from './asked-in.js';
import { deletion, repetition } from './fill-entries.js';
import { logFood, logWorkout } from './log-anew.js';
import { nameGiven } from './name-given.js';
import { reminderIn } from './reminder-in.js';

/** What an act comes to with what the text names; null where it lacks what the act needs. */
type Fill = (context: TurnContext) => readonly Intent[] | null;

/** All that a wish may be made of. */
const WISHED: ReadonlySet<string> = new Set(ALL_WISHES.flatMap(({ words }) => [...words]));

/** What is wished; null where it is somebody else's. */
function wishedIn(context: TurnContext): Said | null {
  const chart = askingChart(context, ownLanguages(context), WISHING);
  return chart.at.flat().some(({ kind }) => OTHERS.has(kind)) ? null : saidOf(chart, WISHED);
}
const OTHERS: ReadonlySet<string> = new Set(['person', 'theirs', 'whose']);

const question = (topic: Topic | null): readonly Intent[] | null => (topic ? [{ type: 'question', topic }] : null);

const resolve = (name: string, said: Said, named: readonly string[], context: TurnContext): Topic | null =>
  RESOLVERS[name]!({ inquiry: ALL_INQUIRIES.find((one) => one.name === name)!, said, named, share: 1 }, context);

const measured = (said: Said): boolean => said.has('nutrient', 'micro', 'energy');

/** How to hear each act; what needs the log, the reader or the chart to be understood is left to them. */
export const FILLS: Readonly<Partial<Record<Act, Fill>>> = {
  'log-food': logFood,
  'log-workout': logWorkout,
  'log-weight': (context) => {
    const said = wishedIn(context);
    const found = said?.all('number').length === 1 ? weightIn(said, context) : null;
    return found && [{ type: 'log-weight', ...found }];
  },
  delete: (context) => {
    const said = askedIn(context);
    return deletion(said, foodsIn(said, context), context);
  },
  undo: ({ snapshot }) => (snapshot.changes.some(({ undone }) => !undone) ? [{ type: 'undo' }] : null),
  repeat: (context) => repetition(askedIn(context), context),
  'ask-left': (context) => question(resolve('left', askedIn(context), [], context)),
  'ask-day': (context) => {
    const said = askedIn(context);
    const [day, meal] = [dayOf(said) ?? 0, mealOf<MealType>(said)];
    if (day > 0) return null;
    if (said.has('water-word')) return question({ about: 'water' });
    if (measured(said)) return question(resolve('total', said, [], context));
    const foods = foodsIn(said, context);
    if (foods.length === 1) return question({ about: 'whether', meal, day, words: foods[0]! });
    return question(meal ? { about: 'list', what: 'meals', day, meal } : { about: 'summary', day });
  },
  'ask-past': (context) => {
    const said = askedIn(context);
    if (said.has('weights-word', 'slim-aim', 'gain-aim')) return question({ about: 'weight' });
    if (said.has('streak-word')) return question({ about: 'streak' });
    if (measured(said)) return question(resolve('average', said, [], context));
    const [day, period] = [dayOf(said), periodOf(said)];
    if (day !== null && day < 0 && period === null) return question({ about: 'summary', day });
    return question({ about: 'week', days: period ?? 7 });
  },
  'ask-food': (context) => {
    const said = askedIn(context);
    const foods = foodsIn(said, context);
    if (foods.length > 1) return question({ about: 'compare', foods });
    if (foods.length === 0) return null;
    return question(said.has('may-i', 'fits-word', 'what-if') ? { about: 'fits', words: foods[0]! } : { about: 'food', words: foods[0]! });
  },
  'ask-advice': (context) => {
    const said = askedIn(context);
    if (said.has('slim-aim', 'gain-aim')) return question(resolve('slimming', said, [], context));
    return question(resolve('ideas', said, [], context));
  },
  'ask-goal': (context) => {
    const nutrient = askedIn(context).value<GoalName>('nutrient');
    return question({ about: 'goals', ...(nutrient ? { nutrient } : {}) });
  },
  'set-goal': (context) => {
    const said = wishedIn(context);
    if (!said || said.has('some-days', 'on-weekday')) return null;
    const told = goalValues(said);
    if (told.length === 0 || told.some(({ goal }) => goal === null) || new Set(told.map(({ goal }) => goal)).size < told.length)
      return null;
    const stepped =
      said.has('by') ||
      (said.has('up-by', 'down-by') && !said.has('to')) ||
      told.some(({ goal, value }) => !goalWithinBounds(goal!, value));
    return stepped ? null : told.map(({ goal, value }) => ({ type: 'set-goal', goal: goal!, to: value, by: null }));
  },
  remind: (context) => {
    // "Ate it at 6:15, only texting now" tells of what was eaten.
    if (chartOf(context).at[0]!.some(({ kind }) => kind === 'eat-it')) return null;
    const said = wishedIn(context);
    return said && reminderIn(said, context);
  },
  save: (context) => {
    const name = nameGiven(context);
    return name !== null && lastEntries(context)[0]?.kind === 'meal' ? [{ type: 'save-meal', name, words: null }] : null;
  },
  'not-eaten': (context) => {
    const said = askedIn(context);
    const [day, meal] = [dayOf(said) ?? 0, mealOf<MealType>(said)];
    if (day > 0 || foodsIn(said, context).length > 0) return null;
    return meal ? [{ type: 'skip-meal', meal, day }] : [{ type: 'chat', what: 'nothing-eaten' }];
  },
  plan: (context) => {
    const foods = foodsIn(askedIn(context), context);
    return foods.length > 0 ? [{ type: 'plan', words: foods.join(', ') }] : null;
  },
  chat: () => [{ type: 'chat', what: 'noted' }],
  help: () => [{ type: 'help' }],
  account: (context) => {
    const said = saidOf(askingChart(context, ownLanguages(context), WISHING), WISHED);
    if (said.has('plan-name', 'plan-price', 'plan-differ')) return question({ about: 'upgrade' });
    return question({ about: said.has('plan-end', 'plan-down') ? 'billing' : 'account' });
  },
};
