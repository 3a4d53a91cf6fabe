import type { GoalName } from '../../domain/goals.js';
import type { MealType } from '../../domain/meal-type.js';
import { askingChart } from '../asking/asking-chart.js';
import { ownLanguages } from '../asking/languages-of.js';
import { dayOf, mealOf, saidOf, vocabulary, type Said } from '../asking/said.js';
import type { When } from '../../language/span.js';
import type { Topic } from '../intents/topics.js';
import type { TurnContext } from '../turn-context.js';
import { lastTopic } from './last-topic.js';

/** What a text of few words may ask on with; anything else makes it a text of its own. */
const WORDS = vocabulary(
  `day when meal period nutrient micro energy day-before goal-word aim aims remaining left sum-word
   same-of when-join of-day for in correct repair never-mind q-count q-what q-tell mine-word it-ref`,
);
const ASKED = ['day', 'when', 'meal', 'period', 'nutrient', 'micro', 'energy', 'day-before', 'goal-word', 'aim', 'remaining'];
const MOST_WORDS = 7;

/** What a short text asks after an answer: the same question of another day, meal, time or nutrient; null where it says more than that. */
export function followUp(context: TurnContext): Topic | null {
  const topic = lastTopic(context);
  if (!topic) return null;
  const chart = askingChart(context, ownLanguages(context));
  const said = saidOf(chart, WORDS);
  if (chart.tokens.length > MOST_WORDS || said.left.length > 0 || !said.has(...ASKED)) return null;
  // No answer of ours is about an hour: a clock time belongs to something else, such as a reminder.
  if (said.all('when').some(({ value }) => (value as When).time !== null)) return null;
  return changed(topic, askedOn(said, topic));
}

interface AskedOn {
  day: number | null;
  meal: MealType | null;
  days: number | null;
  nutrient: GoalName | 'fiber' | 'sodium' | null;
  what: 'goal' | 'left' | null;
}

function askedOn(said: Said, topic: Topic): AskedOn {
  // "The day before" is counted from the day asked about.
  const before = said.has('day-before') && 'day' in topic ? topic.day - 1 : null;
  const period = said.value<string>('period');
  return {
    day: before ?? dayOf(said),
    meal: mealOf<MealType>(said),
    days: period === null ? null : Number(period),
    nutrient: said.value<GoalName>('nutrient') ?? said.value<'fiber' | 'sodium'>('micro') ?? (said.has('energy') ? 'calories' : null),
    what: said.has('goal-word', 'aim', 'aims') ? 'goal' : said.has('remaining') ? 'left' : null,
  };
}

function changed(topic: Topic, asked: AskedOn): Topic | null {
  const { day, meal, days, nutrient, what } = asked;
  const goal = nutrient === 'fiber' || nutrient === 'sodium' ? null : nutrient;
  const before = 'nutrient' in topic ? (topic.nutrient ?? null) : null;
  const own = before === 'fiber' || before === 'sodium' ? null : before;
  if (what === 'goal') return { about: 'goals', nutrient: goal ?? own };
  if (what === 'left') return { about: 'left', nutrient: goal ?? own };
  if (days !== null && (topic.about === 'logged' || topic.about === 'most' || topic.about === 'left'))
    return totalOf({ nutrient: nutrient ?? before, day: 0, meal: null, days });
  switch (topic.about) {
    case 'left':
    case 'goals':
      return goal ? { ...topic, nutrient: goal } : null;
    case 'average':
    case 'extremes':
      return goal || days ? { ...topic, nutrient: goal ?? topic.nutrient, days: days ?? topic.days } : null;
    case 'most':
      return { ...topic, nutrient: goal ?? topic.nutrient, day: day ?? topic.day, meal: meal ?? topic.meal };
    case 'logged':
      return nutrient ? { ...topic, nutrient } : null;
    case 'total':
      return totalOf({
        nutrient: nutrient ?? topic.nutrient,
        day: day ?? topic.day,
        meal: meal ?? topic.meal ?? null,
        days: days ?? (day === null ? (topic.days ?? null) : null),
      });
    case 'summary':
      return nutrient || days ? totalOf({ nutrient, day: day ?? topic.day, meal, days }) : { ...topic, day: day ?? topic.day };
    case 'week':
      return nutrient ? totalOf({ nutrient, day: 0, meal, days: days ?? topic.days ?? 7 }) : days ? { ...topic, days } : null;
    case 'list':
    case 'whether':
      return nutrient
        ? totalOf({ nutrient, day: day ?? topic.day, meal: meal ?? topic.meal, days: null })
        : { ...topic, day: day ?? topic.day, meal: meal ?? topic.meal };
    case 'burned':
      return day !== null ? { ...topic, day } : null;
    default:
      return null;
  }
}

/** Without a figure to sum it is the whole day or time. */
function totalOf({ nutrient, day, meal, days }: Omit<AskedOn, 'what' | 'day'> & { day: number }): Topic {
  if (nutrient === null && meal === null) return days ? { about: 'week', days } : { about: 'summary', day };
  return { about: 'total', nutrient, day, ...(meal ? { meal } : {}), ...(days ? { days } : {}) };
}
