import { ordinary } from '../../food/retrieval/ordinary.js';
import type { GoalName } from '../../domain/goals.js';
import type { MealType } from '../../domain/meal-type.js';
import { wordsOf } from '../../language/chart.js';
import type { Span } from '../../language/span.js';
import { decided } from '../hearing/hearing.js';
import type { Topic } from '../intents/topics.js';
import { namesFood } from '../matching-items.js';
import type { TurnContext } from '../turn-context.js';
import { lastTopic } from '../questions/last-topic.js';
import { entryMatches } from '../targets.js';
import { goalOf, type Ask, type Finder } from './ask.js';
import { ideasIn } from './ideas-asked.js';
import { OF_DAYS, sportOf } from './questions-of-days.js';
import { dayOf, mealOf, periodOf, saidOf, vocabulary, type Said, type Subject } from './said.js';

const WORDS = vocabulary(
  `q-count q-yes asks-marked q-be q-what q-when q-why q-how q-tell no-clue last-meal remaining reached sum-word mean-word extreme-most extreme-least logged-word entries-word sport-word burn-word it-ref advice health-word
   doubt-word explain last-time how-far compare-word streak-word weights-word use-word slim-aim gain-aim kind-little figure may-i kindly digest nudge switch-on switch-off person number day-word mine-word which-number usual-word better-word nutrient micro untracked energy period day meal when number aim aims goal-word water-word weigh-word weight-unit per-day
   meal-eaten saved-list in for be it unit correct with volume lost-word gained-word since meal-skipped kcal share`,
);

/** Questions about one's own log and about food, by what is named in them; the order of the words does not matter. */
export const hearQuestions: Subject = (chart, context) => {
  const said = saidOf(chart, WORDS);
  if (asksOfOther(said)) return decided({ type: 'chat', what: 'not-eaten' });
  if (!isQuestion(said, context) || tellsSport(said, context) || chart.at.flat().some(({ kind }) => kind === 'tomorrow')) return null;
  const ask: Ask = {
    said,
    context,
    day: dayOf(said),
    meal: mealOf<MealType>(said) ?? said.value<MealType>('meal-eaten'),
    nutrient: said.value<GoalName>('nutrient') ?? said.value<'fiber' | 'sodium'>('micro') ?? (said.has('energy') ? 'calories' : null),
    days: periodOf(said),
    lead: leadOf(said),
    rest: restOf(said),
  };
  for (const find of ask.rest === '' ? PLAIN : NAMED) {
    const topic = find(ask);
    if (topic) return decided({ type: 'question', topic });
  }
  return null;
};

/** "How many calories did my dog eat": of somebody else, of whom nothing is kept. */
function asksOfOther({ chart, has }: Said): boolean {
  if (!has('q-count', 'q-what') || !has('nutrient', 'energy', 'micro')) return false;
  const eats = (span: Span) => EATS.has(span.kind);
  return chart.at.flat().some(({ kind, from, to }) => {
    const before = chart.at.slice(0, from).flat();
    return kind === 'person' && (chart.at[to]?.some(eats) === true || before.some((span) => eats(span) && span.to === from));
  });
}
const EATS: ReadonlySet<string> = new Set(['eat', 'meal-eaten']);

/** "Workout done", "run was good", "hice pesas": told, and not asked for. */
function tellsSport(said: Said, { text }: TurnContext): boolean {
  const first = said.parts.find(({ spans }) => !spans.every(({ kind }) => kind === 'filler' || kind === 'determiner'));
  const leads = first?.spans.some(({ kind }) => kind === 'sport-word' || kind === 'q-yes' || kind === 'asks-marked') === true;
  return (
    leads && said.has('sport-word') && !text.includes('?') && !said.parts.some(({ spans }) => spans.some(({ kind }) => ASKED.has(kind)))
  );
}
const ASKED: ReadonlySet<string> = new Set(
  'q-count q-what q-when q-why q-how q-tell sum-word mean-word entries-word logged-word period day energy burn-word last-time how-far compare-word streak-word advice'.split(
    ' ',
  ),
);

/** Words that ask, at the beginning; a question mark; or nothing but what can be asked for. */
function isQuestion(said: Said, { text }: TurnContext): boolean {
  if (text.includes('?')) return true;
  const first = said.parts.find(
    ({ spans }) => !spans.every(({ kind }) => kind === 'filler' || kind === 'and' || kind === 'correct' || kind === 'determiner'),
  );
  if (first?.spans.some(({ kind }) => (kind.startsWith('q-') && kind !== 'q-be') || ASKS_BESIDES.has(kind))) return true;
  // "Was hungry so i had 2 cookies" asks nothing.
  const second = first && said.parts[said.parts.indexOf(first) + 1];
  if (said.left.length === 0 && first?.spans.some(({ kind }) => kind === 'q-be') && second?.spans.some(({ kind }) => POINTS.has(kind)))
    return true;
  // "A high protein snack idea".
  if (said.has('advice') && !said.has('number')) return true;
  return (
    said.left.length === 0 &&
    !said.has('number') &&
    !(said.has('logged-word') && !said.has('sum-word', 'period')) &&
    said.has(
      'nutrient',
      'energy',
      'micro',
      'burn-word',
      'digest',
      'aims',
      'remaining',
      'sum-word',
      'mean-word',
      'doubt-word',
      'extreme-most',
      'extreme-least',
      'q-count',
      'q-what',
      'period',
      'reached',
      'weights-word',
      'use-word',
    )
  );
}

/** What asks at the beginning besides words such as "what". */
const ASKS_BESIDES: ReadonlySet<string> = new Set([
  'advice',
  'may-i',
  'explain',
  'last-time',
  'last-meal',
  'how-far',
  'compare-word',
  'streak-word',
  'weights-word',
]);

/** What a question in reversed order is about: "was that …", "is my …". */
const POINTS: ReadonlySet<string> = new Set(['it-ref', 'it', 'determiner', 'meal', 'when', 'day', 'nutrient', 'energy']);

const LEADS = ['q-count', 'q-yes', 'q-be', 'q-what', 'q-when', 'q-why', 'q-how'];
const leadsWith = ({ parts }: Said, kind: string): boolean => parts[0]?.spans.some((span) => span.kind === kind) === true;

const leadOf = ({ parts }: Said): string | null =>
  parts.flatMap(({ spans }) => LEADS.filter((lead) => spans.some(({ kind }) => kind === lead || ASKS_MARKED[kind] === lead)))[0] ?? null;
/** "¿Ya comí?": the order of words is that of what is told. */
const ASKS_MARKED: Readonly<Record<string, string>> = { 'asks-marked': 'q-yes' };

/** The stretch from the first to the last word that is of no kind and may name a food; what people do or are is none. */
function restOf({ chart, left, parts }: Said): string {
  // One such word is passed over, and never beside a figure.
  const few = left.length === 1 && !parts.some(({ spans }) => spans.some(({ kind }) => kind === 'number'));
  const named = left.filter(
    (at) => !few || !isOrdinary(chart.tokens[at]!.word) || (chart.at[at] ?? []).some(({ kind }) => kind === 'person'),
  );
  return named.length === 0 ? '' : wordsOf(chart, left[0]!, left.at(-1)! + 1);
}

const isOrdinary = (word: string): boolean => {
  const known = ordinary(word);
  return known !== null && known.food === 0 && known.count >= COMMON;
};
/** So often a word of no other kind is said that it is no name. */
const COMMON = 500;

/** "I burned 400 calories today" tells, and asks nothing. */
const tellsBurned = (said: Said): boolean =>
  said.has('kcal') &&
  !said.has('q-count', 'q-what', 'q-yes', 'q-be', 'q-tell', 'q-why', 'q-how') &&
  !said.chart.tokens.some(({ word }) => word === '?');

const burned = (day: number | null, days: number | null): Topic => ({ about: 'burned', day: day ?? 0, ...(days === null ? {} : { days }) });

/** Where every word is known. */
const PLAIN: readonly Finder[] = [
  // "How many cals have i burned working out this week"
  ({ said, day, days }) =>
    said.has('burn-word') && !tellsBurned(said) && said.has('sport-word') && (days !== null || day !== null) ? burned(day, days) : null,
  ...OF_DAYS,
  ({ said, meal }) =>
    said.has('nudge', 'digest') &&
    (said.has('nudge') || said.has('switch-on', 'switch-off')) &&
    (!said.has('logged-word') || leadsWith(said, 'q-what')) &&
    !said.has('switch-off', 'advice') &&
    said.has('q-when', 'q-yes', 'q-be', 'q-what')
      ? { about: 'reminders', which: said.has('digest') ? 'summary' : meal }
      : null,
  ({ said, nutrient }) => (said.has('saved-list') && !nutrient ? { about: 'saved' } : null),
  ({ said }) => (said.has('untracked') ? { about: 'untracked' } : null),
  ({ said, nutrient }) => (said.has('weigh-word') && !nutrient ? { about: 'weight' } : null),
  ({ said, nutrient }) => (said.has('water-word') && !nutrient ? { about: 'water' } : null),
  ({ said }) => (said.has('advice') ? ideasIn(said) : null),
  ({ said, nutrient, lead }) => {
    const calories = said.value<number>('number') ?? said.value<number>('kcal');
    return lead === 'q-be' && nutrient === 'calories' && calories !== null ? { about: 'enough', calories } : null;
  },
  ({ said, day, meal, nutrient }) =>
    said.has('health-word') && !nutrient && (said.has('it-ref') || meal !== null || day !== null)
      ? { about: 'rating', meal, day: day ?? 0 }
      : null,
  ({ said, meal, nutrient, day }) =>
    goalOf(nutrient) && said.has('doubt-word', 'explain', 'q-why') && !said.has('how-far')
      ? { about: 'most', nutrient: goalOf(nutrient)!, meal, day: day ?? 0 }
      : null,
  ({ said, meal, nutrient }) =>
    said.has('explain', 'doubt-word', 'q-why') && !said.has('how-far') && !(said.has('q-count') && nutrient)
      ? { about: 'why', words: null, ...(meal ? { meal } : {}) }
      : null,
  extreme,
  ({ said, nutrient, days }) =>
    said.has('mean-word') ? { about: 'average', nutrient: goalOf(nutrient) ?? 'calories', days: days ?? 7 } : null,
  ({ said, day, days }) => (said.has('burn-word') && !tellsBurned(said) ? burned(day, days) : null),
  left,
  ({ nutrient, days }) => (nutrient && days ? { about: 'total', nutrient, day: 0, days } : null),
  // "Have i worked out this week"
  ({ said, days }) => (said.has('sport-word') && days && said.has('q-yes') ? { about: 'done', what: sportOf(said), day: 0, days } : null),
  ({ days }) => (days ? { about: 'week', days } : null),
  ({ said, nutrient }) => (said.has('aim', 'aims', 'goal-word') ? { about: 'goals', nutrient: goalOf(nutrient) } : null),
  ({ said, day }) =>
    said.has('sport-word') && !said.has('energy', 'nutrient') ? { about: 'list', what: 'workouts', day: day ?? 0, meal: null } : null,
  ({ said, nutrient, meal, day }) =>
    nutrient && said.has('it-ref') && meal === null && day === null ? { about: 'logged', words: null, nutrient } : null,
  ({ nutrient, day, meal }) => (nutrient ? { about: 'total', nutrient, day: day ?? 0, ...(meal ? { meal } : {}) } : null),
  listed,
  ({ said, day, meal }) =>
    meal === null && (said.has('q-how', 'sum-word', 'digest') || (said.has('q-tell') && day !== null))
      ? { about: 'summary', day: day ?? 0 }
      : null,
];

/** Where something is named that may be a food. */
const NAMED: readonly Finder[] = [
  ...OF_DAYS,
  ({ said, rest, context }) => (said.has('may-i') && namesFood(rest, context) ? { about: 'fits', words: amountAnd(said, rest) } : null),
  ({ said }) => (said.has('advice') && !said.has('may-i') ? ideasIn(said) : null),
  ({ said, rest, context, nutrient, meal, day, lead }) => {
    const known = context.snapshot.entries.some((entry) => entry.kind === 'meal' && entryMatches(entry, rest));
    const whether = (lead === 'q-yes' || lead === 'q-be') && said.has('logged-word', 'entries-word') && !nutrient;
    if (!known && !(whether && !rest.includes('?') && namesFood(rest, context))) return null;
    if (nutrient && !said.has('remaining', 'advice') && said.has('q-count', 'q-what', 'q-yes'))
      return { about: 'logged', words: rest, nutrient };
    return whether ? { about: 'whether', meal, day: day ?? 0, words: rest } : null;
  },
  ({ rest, context, nutrient, said, days, day }) =>
    nutrient &&
    days === null &&
    day === null &&
    said.has('q-count', 'q-what') &&
    !said.has('remaining', 'reached', 'advice', 'better-word') &&
    namesFood(rest, context)
      ? { about: 'food', words: amountAnd(said, rest) }
      : null,
];

/** With the amount that stands before it. */
function amountAnd({ chart, left }: Said, rest: string): string {
  const at = left[0]!;
  const number = chart.at.flat().find(({ kind, to }) => (kind === 'number' || kind === 'article') && to <= at && at - to <= 2);
  return number ? wordsOf(chart, number.from, left.at(-1)! + 1) : rest;
}

/** "What was the worst one", "best day this week", "what had the most sugar". */
function extreme({ said, nutrient: named, days, day, meal, context }: Ask): Topic | null {
  // "What was the worst one" is of what was asked before.
  const before = lastTopic(context);
  const nutrient = named ?? (before && 'nutrient' in before ? (before.nutrient ?? null) : null);
  if (!said.has('extreme-most', 'extreme-least') || said.has('remaining')) return null;
  if (days !== null || said.has('day-word')) return { about: 'extremes', nutrient: goalOf(nutrient) ?? 'calories', days: days ?? 7 };
  return { about: 'most', nutrient: nutrient ?? 'calories', meal, day: day ?? 0 };
}

/** What is left of the day, and whether a goal was reached. */
function left({ said, nutrient, day, days }: Ask): Topic | null {
  if (days !== null || (day !== null && day < 0)) return null;
  if (said.has('remaining') || (said.has('how-far') && said.has('aim', 'aims', 'goal-word')))
    return { about: 'left', nutrient: goalOf(nutrient) };
  return said.has('reached') && (said.has('q-yes', 'q-how', 'q-what', 'q-tell', 'q-count') || nutrient !== null)
    ? { about: 'left', nutrient: goalOf(nutrient) }
    : null;
}

/** Lists of a day or a meal, and whether something stands there. */
function listed({ said, day, meal, nutrient, lead }: Ask): Topic | null {
  // "Is it ok to eat after 8" asks for no list.
  if (nutrient || (said.has('health-word') && meal === null)) return null;
  if (meal !== null && (lead === 'q-yes' || lead === 'q-be')) return { about: 'whether', meal, day: day ?? 0, words: null };
  if (meal !== null && said.has('q-what', 'q-count', 'q-tell')) return { about: 'list', what: 'meals', day: day ?? 0, meal };
  if (lead === 'q-what' && day !== null && !said.has('entries-word', 'logged-word', 'digest', 'sum-word'))
    return { about: 'list', what: 'entries', day, meal: null };
  if (said.has('entries-word', 'logged-word') && said.has('q-what', 'q-yes', 'q-count', 'q-tell', 'sum-word'))
    return { about: 'list', what: said.has('entries-word') && !said.has('logged-word') ? 'entries' : 'meals', day: day ?? 0, meal: null };
  return null;
}
