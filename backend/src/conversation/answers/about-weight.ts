import { dayLog } from '../../domain/day-log.js';
import { calorieGoalFor } from '../../domain/energy-need.js';
import { type Expenditure, expenditure, isEstimate, type NotEnough } from '../../domain/expenditure.js';
import { weightTrend } from '../../domain/weight-trend.js';
import type { ReplyDraft } from '../decision.js';
import type { Topic } from '../intents/topics.js';
import { dayName } from '../replies/entry-text.js';
import type { TurnContext } from '../turn-context.js';

type About<A extends Topic['about']> = Extract<Topic, { about: A }>;
const answer = (text: string): ReplyDraft[] => [{ kind: 'answer', text }];

/** Readings before the last one that are told. */
const EARLIER = 3;
/** Less than this is no change of weight, kg. */
const SAME = 0.1;

/** The last weight; with several days, those before it and which way the trend goes. */
export function weight(_: About<'weight'>, context: TurnContext): ReplyDraft[] {
  const { say, snapshot } = context;
  const { weightKg, country } = snapshot.user;
  if (weightKg === null) return answer(say.noWeight);
  const points = weightTrend(snapshot.weights);
  const [first, last] = [points[0], points.at(-1)];
  const told = say.weightIs(weightKg, country);
  if (!first || !last || first === last) return answer(told);
  const dayOf = (date: string): string => dayName(date, context) || say.today;
  const earlier = points.slice(-1 - EARLIER, -1).map(({ date, kg }) => ({ day: dayOf(date), kg }));
  const change = last.trend - first.trend;
  const way = Math.abs(change) < SAME ? 'same' : change < 0 ? 'down' : 'up';
  return answer(`${told} ${say.weightTrend(earlier.toReversed(), way, Math.abs(change), dayOf(first.date), country)}`);
}

/** What is used a day, as far as the log tells. */
export function use(_: About<'use'>, context: TurnContext): ReplyDraft[] {
  const found = usedBy(context);
  if (found === null) return answer(context.say.useInPlan);
  return answer(isEstimate(found) ? context.say.usesADay(found.kcal, found.margin) : context.say.useNeeds(found.days, found.weighIns));
}

/** How much to eat for weight to go down or up: never beyond what is safe, whatever pace was asked for. */
export function slimming({ gain }: About<'slimming'>, context: TurnContext): ReplyDraft[] {
  const { say, snapshot } = context;
  const found = usedBy(context);
  const general = gain ? say.gaining : say.slimming;
  if (found === null || !isEstimate(found)) return answer(general(snapshot.goals?.calories ?? null));
  const goal = calorieGoalFor(found.kcal - found.burned, gain ? 'gain' : 'lose');
  return answer(say.eatFor(gain ? 'gain' : 'lose', found.kcal, found.margin, goal));
}

/** As the last four weeks have it; null where the plan does not show it. */
function usedBy({ snapshot: { entries, weights, capabilities }, today }: TurnContext): Expenditure | NotEnough | null {
  if (capabilities.trendDays === 0) return null;
  const dates = [...new Set(entries.filter(({ kind }) => kind === 'meal').map(({ localDate }) => localDate))];
  const days = dates.map((date) => {
    const { eaten, burned } = dayLog(entries, date);
    return { date, calories: eaten.calories, burned };
  });
  return expenditure(days, weights, today);
}
