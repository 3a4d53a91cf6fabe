import type { Item } from '../../domain/entry.js';
import { ideasIn } from '../asking/ideas-asked.js';
import type { GoalName } from '../../domain/goals.js';
import type { MealType } from '../../domain/meal-type.js';
import { dayOf, mealOf, periodOf, type Said } from '../asking/said.js';
import type { Topic } from '../intents/topics.js';
import { aimIn } from '../asking/questions-of-days.js';
import { openQuestion } from '../questions/ask.js';
import type { TurnContext } from '../turn-context.js';
import { lastEntries } from '../targets.js';
import type { Fit } from './fit.js';

type Resolver = (fit: Fit, context: TurnContext) => Topic | null;

/** What each question asks for; null where what it needs was not told. */
export const RESOLVERS: Readonly<Record<string, Resolver>> = {
  compare: ({ named }) => ({ about: 'compare', foods: [...named] }),
  fits: ({ named }) => ({ about: 'fits', words: named[0]! }),
  'rating-of': ({ named, said }) => ({ about: 'rating', meal: null, day: dayOf(said) ?? 0, words: named[0]! }),
  food: ({ named }) => ({ about: 'food', words: named[0]! }),
  why: ({ named }) => ({ about: 'why', words: named[0]! }),
  count: ({ named, said }) => ({ about: 'count', what: named[0]!, days: periodOf(said) ?? 1 - (dayOf(said) ?? 0) }),
  rating: ({ said }) => ({ about: 'rating', meal: mealOf<MealType>(said), day: dayOf(said) ?? 0 }),
  enough: ({ said }) => ({ about: 'enough', calories: said.value<number>('kcal') }),
  ideas: ({ said }) => ideasIn(said),
  left: ({ said }) => ((dayOf(said) ?? 0) < 0 ? null : { about: 'left', nutrient: goalOf(nutrientOf(said)) }),
  most: ({ said }) => ({
    about: 'most',
    nutrient: nutrientOf(said) ?? 'calories',
    meal: mealOf<MealType>(said),
    day: dayOf(said) ?? 0,
  }),
  average: ({ said }) => ({ about: 'average', nutrient: goalOf(nutrientOf(said)) ?? 'calories', days: periodOf(said) ?? 7 }),
  total: ({ said }) => totalOf(said, nutrientOf(said)),
  summary: ({ said }) => (periodOf(said) === null ? { about: 'summary', day: dayOf(said) ?? 0 } : totalOf(said, null)),
  report: ({ said }) => (periodOf(said) === null ? { about: 'summary', day: dayOf(said) ?? 0 } : { about: 'week', days: periodOf(said)! }),
  that: (_, context) => (lastEntries(context)[0]?.kind === 'meal' ? { about: 'logged', words: null, nutrient: 'calories' } : null),
  'how-much': ({ named }) => ({ about: 'food', words: named[0]! }),
  over: ({ said }) => ((dayOf(said) ?? 0) < 0 ? { about: 'summary', day: dayOf(said)! } : null),
  day: ({ said }) => ((dayOf(said) ?? 1) <= 0 ? { about: 'summary', day: dayOf(said)! } : null),
  entries: () => ({ about: 'list', what: 'entries', day: 0, meal: null }),
  usual: () => ({ about: 'saved' }),
  streak: () => ({ about: 'streak' }),
  weights: () => ({ about: 'weight' }),
  use: () => ({ about: 'use' }),
  slimming: ({ said }) => aimIn(said),
  week: ({ said }) => ({ about: 'week', days: periodOf(said) ?? 7 }),
  many: ({ said }, context) => {
    const item = lastNamed(context);
    return item && said.all('number').length === 1 ? { about: 'fits', words: `${said.words('number')} ${item.name}` } : null;
  },
  saved: () => ({ about: 'saved' }),
  'saved-named': () => ({ about: 'saved' }),
};

type Measured = Extract<Topic, { about: 'total' }>['nutrient'];

const nutrientOf = (said: Said): Measured =>
  said.value<GoalName>('nutrient') ?? said.value<'fiber' | 'sodium'>('micro') ?? (said.has('energy') ? 'calories' : null);

const goalOf = (nutrient: Measured): GoalName | null => (nutrient === 'fiber' || nutrient === 'sodium' ? null : nutrient);

function totalOf(said: Said, nutrient: Measured): Topic {
  const [days, meal] = [periodOf(said), mealOf<MealType>(said)];
  const span = days === null ? { day: dayOf(said) ?? 0 } : { day: 0, days };
  return { about: 'total', nutrient, ...span, ...(meal ? { meal } : {}) };
}

/** The one food that was asked about, or logged, last. */
function lastNamed(context: TurnContext): Item | null {
  const pending = openQuestion(context);
  const asked = pending?.ask === 'offer' ? (pending.draft as { items: Item[] }).items : [];
  const last = lastEntries(context)[0];
  const items = asked.length > 0 ? asked : last?.kind === 'meal' ? last.items : [];
  return items.length === 1 ? items[0]! : null;
}
