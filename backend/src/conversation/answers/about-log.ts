import { type DayLog, dayLog, extendedGoals, mealNutrients, remaining, roundHalfUp } from '../../domain/day-log.js';
import type { Item, MealEntry } from '../../domain/entry.js';
import { GOAL_NAMES, type GoalName, NO_GOALS } from '../../domain/goals.js';
import { addNutrients } from '../../domain/nutrients.js';
import { addDays } from '../../domain/local-day.js';
import type { ReplyDraft } from '../decision.js';
import { itemRange } from '../item-range.js';
import type { Topic } from '../intents/topics.js';
import { caloriesText, capital, dayName, entryTitle, itemsText, workoutText } from '../replies/entry-text.js';
import { cut, fit, MAX_SEGMENTS, segmentsOf } from '../replies/fit.js';
import { fold } from '../../language/fold.js';
import { holds, said, wordsIn } from '../../language/said.js';
import { rated } from '../intents/rate-entry.js';
import type { TurnContext } from '../turn-context.js';
import { upgradeLink } from '../upgrade-link.js';
import { activityMatches, lastEntries, wordsMatch } from '../targets.js';
import { mayRead } from './may-read.js';

type About<A extends Topic['about']> = Extract<Topic, { about: A }>;

const answer = (text: string): ReplyDraft[] => [{ kind: 'answer', text }];
const logOf = (day: number, context: TurnContext): DayLog => dayLog(context.snapshot.entries, addDays(context.today, day));
const dayOf = (day: number, context: TurnContext): string => dayName(addDays(context.today, day), context) || context.say.today;

export function summary({ day }: About<'summary'>, context: TurnContext): ReplyDraft[] {
  const { say, snapshot } = context;
  const refused = mayRead(day, 'all', context);
  if (refused) return refused;
  const log = logOf(day, context);
  if (log.meals.length === 0 && log.workouts.length === 0) return [{ kind: 'summary', text: say.nothingOn(dayOf(day, context)) }];
  const goals = extendedGoals(snapshot.goals ?? NO_GOALS, log.burned);
  const eaten = GOAL_NAMES.map((name) => ({ name, value: roundHalfUp(log.eaten[name]), goal: goals[name] }));
  return [{ kind: 'summary', text: say.summary(dayOf(day, context), eaten, roundHalfUp(log.burned), log.meals.length) }];
}

export function left({ nutrient }: About<'left'>, context: TurnContext): ReplyDraft[] {
  const { say, snapshot } = context;
  if (!snapshot.goals || GOAL_NAMES.every((name) => snapshot.goals![name] === null)) return answer(say.noGoals);
  const log = logOf(0, context);
  const rest = remaining(snapshot.goals, log);
  if (nutrient) {
    const value = rest[nutrient];
    if (value === null) return answer(say.noGoalYet(say.goalNames[nutrient]));
    const goal = extendedGoals(snapshot.goals, log.burned)[nutrient]!;
    return answer(say.leftOf(nutrient, value, roundHalfUp(log.eaten[nutrient]), goal));
  }
  return answer(say.leftAll(GOAL_NAMES.flatMap((name) => (rest[name] === null ? [] : [{ name, value: rest[name] }]))));
}

export function total({ nutrient, day, days, meal }: About<'total'>, context: TurnContext): ReplyDraft[] {
  if (days !== undefined || meal !== undefined) return totalOf({ about: 'total', nutrient, day, days, meal }, context);
  const refused = mayRead(day, nutrient === 'calories' ? 'calories' : 'all', context);
  if (refused) return refused;
  const log = logOf(day, context);
  const { say } = context;
  if (nutrient === null)
    return answer(
      say.totals(dayOf(day, context), {
        calories: roundHalfUp(log.eaten.calories),
        protein: roundHalfUp(log.eaten.protein),
        carbs: roundHalfUp(log.eaten.carbs),
        fat: roundHalfUp(log.eaten.fat),
      }),
    );
  const goal =
    nutrient === 'fiber' || nutrient === 'sodium'
      ? null
      : (extendedGoals(context.snapshot.goals ?? NO_GOALS, log.burned)[nutrient] ?? null);
  return answer(say.total(dayOf(day, context), nutrient, roundHalfUp(log.eaten[nutrient]), day === 0 ? goal : null));
}

/** Of several days, or of one meal. */
function totalOf({ nutrient, day, days, meal }: About<'total'>, context: TurnContext): ReplyDraft[] {
  const refused = mayRead(days === undefined ? day : -1, nutrient === 'calories' ? 'calories' : 'all', context);
  if (refused) return refused;
  const { say } = context;
  const logs = days === undefined ? [logOf(day, context)] : Array.from({ length: days }, (_, i) => logOf(-i, context));
  const meals = logs.flatMap((log) => log.meals).filter((one) => meal === undefined || one.meal === meal);
  const where = days === undefined ? say.ofMeal(say.meals[meal!], dayOf(day, context)) : say.lastDays(days);
  if (meals.length === 0) return answer(say.nothingOn(where));
  const eaten = addNutrients(meals.map(mealNutrients));
  if (nutrient !== null) return answer(say.total(where, nutrient, roundHalfUp(eaten[nutrient]), null));
  const [calories, protein, carbs, fat] = [eaten.calories, eaten.protein, eaten.carbs, eaten.fat].map(roundHalfUp);
  return answer(say.totals(where, { calories: calories!, protein: protein!, carbs: carbs!, fat: fat! }));
}

export function burned({ day, days }: About<'burned'>, context: TurnContext): ReplyDraft[] {
  const refused = mayRead(days === undefined ? day : -1, 'calories', context);
  const all = Array.from({ length: days ?? 1 }, (_, i) => logOf(days === undefined ? day : -i, context).burned);
  const where = days === undefined ? dayOf(day, context) : context.say.lastDays(days);
  return refused ?? answer(context.say.burnedOn(where, roundHalfUp(all.reduce((sum, one) => sum + one, 0))));
}

export function list({ what, day, meal }: About<'list'>, context: TurnContext): ReplyDraft[] {
  const refused = mayRead(day, 'calories', context);
  if (refused) return refused;
  const log = logOf(day, context);
  const meals = log.meals.filter((one) => meal === null || one.meal === meal);
  const entries = what === 'meals' ? meals : what === 'workouts' ? log.workouts : [...meals, ...log.workouts];
  if (entries.length === 0)
    return [
      { kind: 'list', text: context.say.nothingOn(meal ? `${context.say.meals[meal]}, ${dayOf(day, context)}` : dayOf(day, context)) },
    ];
  const lines = (detail: 'full' | 'brief' | 'least', left = 0) =>
    entries
      .slice(left)
      .map(
        (entry) =>
          `${entryTitle(entry, context)}: ${entry.kind === 'meal' ? `${itemsText(entry.items, context, detail)}, ${caloriesText(entry, context)}` : workoutText(entry, context)}.`,
      )
      .join(' ');
  const tail = what === 'entries' ? ` ${context.say.deleteHint(entries[0]!.number)}` : '';
  const wordings = [lines('full') + tail, lines('brief') + tail, lines('least') + tail];
  // What does not fit is left out whole, the earliest first, and counted.
  const shorter = entries.slice(1).map((_, at) => `(+${at + 1}) ${lines('least', at + 1)}${tail}`);
  const fits = (text: string) => segmentsOf(text) <= MAX_SEGMENTS;
  return [{ kind: 'list', text: wordings.some(fits) ? fit(wordings) : (shorter.find(fits) ?? fit(wordings)) }];
}

export function week({ days: span = 7 }: About<'week'>, context: TurnContext): ReplyDraft[] {
  const { say, snapshot } = context;
  if (!snapshot.capabilities.weeklyReport) {
    return [
      ...summary({ about: 'summary', day: 0 }, context).map((said) => ({ ...said, kind: 'answer' as const })),
      { kind: 'upsell_history', text: say.historyNeedsPlan(upgradeLink(context)) },
    ];
  }
  const days = finished(span, context);
  if (days.length === 0) return logged(context) ? ofToday(null, context) : answer(say.nothingThisWeek);
  const mean = (pick: (log: DayLog) => number) => roundHalfUp(days.reduce((sum, log) => sum + pick(log), 0) / days.length);
  const macros =
    snapshot.capabilities.history === 'all'
      ? { protein: mean((log) => log.eaten.protein), carbs: mean((log) => log.eaten.carbs), fat: mean((log) => log.eaten.fat) }
      : null;
  const workouts = days.reduce((sum, log) => sum + log.workouts.length, 0);
  const burnedAll = roundHalfUp(days.reduce((sum, log) => sum + log.burned, 0));
  return answer(
    say.week(
      span,
      days.length,
      mean((log) => log.eaten.calories),
      macros,
      workouts,
      burnedAll,
    ),
  );
}

/** Days with a record among the `count` before today: one that goes on is in no average and no report. */
export function finished(count: number, context: TurnContext): DayLog[] {
  return Array.from({ length: count }, (_, i) => logOf(-1 - i, context)).filter((log) => log.meals.length + log.workouts.length > 0);
}

const logged = (context: TurnContext): boolean => logOf(0, context).meals.length + logOf(0, context).workouts.length > 0;
/** In place of an average, where there is no day before today. */
const ofToday = (nutrient: GoalName | null, context: TurnContext): ReplyDraft[] => total({ about: 'total', nutrient, day: 0 }, context);

export function average({ nutrient, days }: About<'average'>, context: TurnContext): ReplyDraft[] {
  const refused = mayRead(-1, nutrient === 'calories' ? 'calories' : 'all', context);
  if (refused) return refused;
  const found = finished(days, context).filter((log) => log.meals.length > 0);
  if (found.length === 0) return logged(context) ? ofToday(nutrient, context) : answer(context.say.nothingThisWeek);
  const mean = roundHalfUp(found.reduce((sum, log) => sum + log.eaten[nutrient], 0) / found.length);
  return answer(context.say.average(nutrient, mean, found.length));
}

export function extremes({ nutrient, days }: About<'extremes'>, context: TurnContext): ReplyDraft[] {
  const refused = mayRead(-1, nutrient === 'calories' ? 'calories' : 'all', context);
  if (refused) return refused;
  const found = Array.from({ length: days }, (_, i) => ({ day: -1 - i, log: logOf(-1 - i, context) }))
    .filter(({ log }) => log.meals.length > 0)
    .toSorted((a, b) => b.log.eaten[nutrient] - a.log.eaten[nutrient]);
  const [most, least] = [found[0], found.at(-1)];
  if (!most || !least) return logged(context) ? ofToday(nutrient, context) : answer(context.say.nothingThisWeek);
  const told = ({ day, log }: typeof most) => ({ day: dayOf(day, context), value: roundHalfUp(log.eaten[nutrient]) });
  return answer(context.say.extremes(nutrient, told(most), most === least ? null : told(least), found.length));
}

const DRINKS = said('drinks');
const WORKOUTS = said('workouts');

/** "Workouts", "working out" and the like: no activity of its own. */
const tellsTraining = (folded: string): boolean =>
  folded.includes('exercise') ||
  wordsIn(folded).some((word) => word.startsWith('workout') || word.endsWith('train')) ||
  folded.includes('work out');

export function count({ what, days }: About<'count'>, context: TurnContext): ReplyDraft[] {
  const refused = mayRead(days > 1 ? -1 : 0, 'calories', context);
  if (refused) return refused;
  const wanted = fold(what);
  const done = Array.from({ length: days }, (_, i) => logOf(-i, context)).flatMap((log) => log.workouts);
  const anyWorkout = ` ${wordsIn(wanted).join(' ')} `.includes(' did i ');
  if (anyWorkout || holds(WORKOUTS, wanted)) {
    const hits = done.filter((workout) => activityMatches(workout.activity, wanted) || tellsTraining(wanted));
    return answer(context.say.counted(anyWorkout ? context.say.workoutsWord : what, hits.length, days));
  }
  const items = Array.from({ length: days }, (_, i) => logOf(-i, context))
    .flatMap((log) => log.meals)
    .flatMap((meal) => meal.items);
  const hit = (item: Item) => (holds(DRINKS, wanted) ? (item.nutrients?.alcohol ?? 0) > 2 : wordsMatch(item.name, wanted));
  const found = items.filter(hit);
  // Cups and grams are one helping each; pieces, cans and glasses are counted.
  const amount = found.reduce(
    (sum, item) => sum + (['g', 'oz', 'floz', 'ml', 'cup', 'tbsp', 'tsp', 'lb', 'kg', 'l'].includes(item.unit) ? 1 : item.quantity),
    0,
  );
  return answer(context.say.counted(what, Math.round(amount * 10) / 10, days));
}

export function most({ nutrient, meal, day }: About<'most'>, context: TurnContext): ReplyDraft[] {
  const log = logOf(day, context);
  const meals = log.meals.filter((one) => meal === null || one.meal === meal);
  const where = meal ? context.say.meals[meal] : dayOf(day, context);
  const items = meals.flatMap((one) => one.items).filter((item) => item.nutrients !== null);
  const top = items.toSorted((a, b) => b.nutrients![nutrient] - a.nutrients![nutrient])[0];
  if (!top) return answer(context.say.nothingOn(where));
  return answer(
    context.say.most(
      nutrient,
      top.name,
      roundHalfUp(top.nutrients![nutrient]),
      roundHalfUp(items.reduce((sum, item) => sum + item.nutrients![nutrient], 0)),
    ),
  );
}

export function rating({ meal, day, words }: About<'rating'>, context: TurnContext): ReplyDraft[] {
  const { say, snapshot } = context;
  if (!snapshot.capabilities.healthRating) return [{ kind: 'upsell_rating', text: say.ratingNeedsPlan(upgradeLink(context)) }];
  if (words !== undefined) return ratingOfFood(words, context);
  const meals = logOf(day, context).meals;
  const found = meal ? meals.findLast((one) => one.meal === meal) : meals.at(-1);
  if (!found) return answer(say.nothingToRate(meal ? say.meals[meal] : null));
  const { health } = found.health ? found : rated(found, context);
  return answer(health ? say.rated(entryTitle(found, context), health.rating, health.comment) : say.cannotRate(entryTitle(found, context)));
}

/** The food of the log that words name, by itself. */
function ratingOfFood(words: string, context: TurnContext): ReplyDraft[] {
  const named = lastEntries(context).flatMap((entry): MealEntry[] => {
    const items = entry.kind === 'meal' ? entry.items.filter((item) => wordsMatch(`${item.name} ${item.words ?? ''}`, words)) : [];
    return entry.kind === 'meal' && items.length > 0 ? [{ ...entry, items }] : [];
  })[0];
  if (!named) return answer(context.say.nothingOn(words));
  const { health } = rated(named, context);
  const title = capital(itemsText(named.items, context));
  return answer(health ? context.say.rated(title, health.rating, health.comment) : context.say.cannotRate(title));
}

/** Portion, source and range of one food, or of the last meal. */
export function why({ words }: About<'why'>, context: TurnContext): ReplyDraft[] {
  const meals = context.snapshot.entries.filter((entry): entry is MealEntry => entry.kind === 'meal').toReversed();
  const meal = words ? meals.find((one) => one.items.some((item) => wordsMatch(item.name, words))) : meals[0];
  if (!meal) return answer(context.say.nothingToExplain);
  const items = words ? meal.items.filter((item) => wordsMatch(item.name, words)) : meal.items;
  const parts = items.slice(0, 3).map((item) => context.say.explained(item, itemRange(item)));
  return answer(
    cut(`${entryTitle(meal, context)}, ${roundHalfUp(mealNutrients(meal).calories)} cal: ${parts.join('; ')}. ${context.say.explainHint}`),
  );
}
