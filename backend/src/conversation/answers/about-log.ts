import { type DayLog, dayLog, extendedGoals, mealNutrients, remaining, roundHalfUp } from '../../domain/day-log.js';
import type { Item, MealEntry } from '../../domain/entry.js';
import { GOAL_NAMES, type GoalName, NO_GOALS } from '../../domain/goals.js';
import { addNutrients } from '../../domain/nutrients.js';
import { addDays } from '../../domain/local-day.js';
import type { Said } from '../decision.js';
import { itemRange } from '../item-range.js';
import type { Topic } from '../intents/topics.js';
import { caloriesText, capital, dayName, entryTitle, itemsText, workoutText } from '../replies/entry-text.js';
import { cut, fit, MAX_SEGMENTS, segmentsOf } from '../replies/fit.js';
import { fold } from '../../language/fold.js';
import { holds, said, wordsIn } from '../../language/said.js';
import { rated } from '../intents/rate-entry.js';
import type { Scene } from '../scene.js';
import { upgradeLink } from '../upgrade-link.js';
import { activityMatches, lastEntries, wordsMatch } from '../targets.js';
import { mayRead } from './may-read.js';

type About<A extends Topic['about']> = Extract<Topic, { about: A }>;

const answer = (text: string): Said[] => [{ kind: 'answer', text }];
const logOf = (day: number, scene: Scene): DayLog => dayLog(scene.snapshot.entries, addDays(scene.today, day));
const dayOf = (day: number, scene: Scene): string => dayName(addDays(scene.today, day), scene) || scene.say.today;

export function summary({ day }: About<'summary'>, scene: Scene): Said[] {
  const { say, snapshot } = scene;
  const refused = mayRead(day, 'all', scene);
  if (refused) return refused;
  const log = logOf(day, scene);
  if (log.meals.length === 0 && log.workouts.length === 0) return [{ kind: 'summary', text: say.nothingOn(dayOf(day, scene)) }];
  const goals = extendedGoals(snapshot.goals ?? NO_GOALS, log.burned);
  const eaten = GOAL_NAMES.map((name) => ({ name, value: roundHalfUp(log.eaten[name]), goal: goals[name] }));
  return [{ kind: 'summary', text: say.summary(dayOf(day, scene), eaten, roundHalfUp(log.burned), log.meals.length) }];
}

export function left({ nutrient }: About<'left'>, scene: Scene): Said[] {
  const { say, snapshot } = scene;
  if (!snapshot.goals || GOAL_NAMES.every((name) => snapshot.goals![name] === null)) return answer(say.noGoals);
  const log = logOf(0, scene);
  const rest = remaining(snapshot.goals, log);
  if (nutrient) {
    const value = rest[nutrient];
    if (value === null) return answer(say.noGoalYet(say.goalNames[nutrient]));
    const goal = extendedGoals(snapshot.goals, log.burned)[nutrient]!;
    return answer(say.leftOf(nutrient, value, roundHalfUp(log.eaten[nutrient]), goal));
  }
  return answer(say.leftAll(GOAL_NAMES.flatMap((name) => (rest[name] === null ? [] : [{ name, value: rest[name] }]))));
}

export function total({ nutrient, day, days, meal }: About<'total'>, scene: Scene): Said[] {
  if (days !== undefined || meal !== undefined) return totalOf({ about: 'total', nutrient, day, days, meal }, scene);
  const refused = mayRead(day, nutrient === 'calories' ? 'calories' : 'all', scene);
  if (refused) return refused;
  const log = logOf(day, scene);
  const { say } = scene;
  if (nutrient === null)
    return answer(
      say.totals(dayOf(day, scene), {
        calories: roundHalfUp(log.eaten.calories),
        protein: roundHalfUp(log.eaten.protein),
        carbs: roundHalfUp(log.eaten.carbs),
        fat: roundHalfUp(log.eaten.fat),
      }),
    );
  const goal =
    nutrient === 'fiber' || nutrient === 'sodium' ? null : (extendedGoals(scene.snapshot.goals ?? NO_GOALS, log.burned)[nutrient] ?? null);
  return answer(say.total(dayOf(day, scene), nutrient, roundHalfUp(log.eaten[nutrient]), day === 0 ? goal : null));
}

/** Of several days, or of one meal. */
function totalOf({ nutrient, day, days, meal }: About<'total'>, scene: Scene): Said[] {
  const refused = mayRead(days === undefined ? day : -1, nutrient === 'calories' ? 'calories' : 'all', scene);
  if (refused) return refused;
  const { say } = scene;
  const logs = days === undefined ? [logOf(day, scene)] : Array.from({ length: days }, (_, i) => logOf(-i, scene));
  const meals = logs.flatMap((log) => log.meals).filter((one) => meal === undefined || one.meal === meal);
  const where = days === undefined ? say.ofMeal(say.meals[meal!], dayOf(day, scene)) : say.lastDays(days);
  if (meals.length === 0) return answer(say.nothingOn(where));
  const eaten = addNutrients(meals.map(mealNutrients));
  if (nutrient !== null) return answer(say.total(where, nutrient, roundHalfUp(eaten[nutrient]), null));
  const [calories, protein, carbs, fat] = [eaten.calories, eaten.protein, eaten.carbs, eaten.fat].map(roundHalfUp);
  return answer(say.totals(where, { calories: calories!, protein: protein!, carbs: carbs!, fat: fat! }));
}

export function burned({ day, days }: About<'burned'>, scene: Scene): Said[] {
  const refused = mayRead(days === undefined ? day : -1, 'calories', scene);
  const all = Array.from({ length: days ?? 1 }, (_, i) => logOf(days === undefined ? day : -i, scene).burned);
  const where = days === undefined ? dayOf(day, scene) : scene.say.lastDays(days);
  return refused ?? answer(scene.say.burnedOn(where, roundHalfUp(all.reduce((sum, one) => sum + one, 0))));
}

export function list({ what, day, meal }: About<'list'>, scene: Scene): Said[] {
  const refused = mayRead(day, 'calories', scene);
  if (refused) return refused;
  const log = logOf(day, scene);
  const meals = log.meals.filter((one) => meal === null || one.meal === meal);
  const entries = what === 'meals' ? meals : what === 'workouts' ? log.workouts : [...meals, ...log.workouts];
  if (entries.length === 0)
    return [{ kind: 'list', text: scene.say.nothingOn(meal ? `${scene.say.meals[meal]}, ${dayOf(day, scene)}` : dayOf(day, scene)) }];
  const lines = (detail: 'full' | 'brief' | 'least', left = 0) =>
    entries
      .slice(left)
      .map(
        (entry) =>
          `${entryTitle(entry, scene)}: ${entry.kind === 'meal' ? `${itemsText(entry.items, scene, detail)}, ${caloriesText(entry, scene)}` : workoutText(entry, scene)}.`,
      )
      .join(' ');
  const tail = what === 'entries' ? ` ${scene.say.deleteHint(entries[0]!.number)}` : '';
  const wordings = [lines('full') + tail, lines('brief') + tail, lines('least') + tail];
  // What does not fit is left out whole, the earliest first, and counted.
  const shorter = entries.slice(1).map((_, at) => `(+${at + 1}) ${lines('least', at + 1)}${tail}`);
  const fits = (text: string) => segmentsOf(text) <= MAX_SEGMENTS;
  return [{ kind: 'list', text: wordings.some(fits) ? fit(wordings) : (shorter.find(fits) ?? fit(wordings)) }];
}

export function week({ days: span = 7 }: About<'week'>, scene: Scene): Said[] {
  const { say, snapshot } = scene;
  if (!snapshot.capabilities.weeklyReport) {
    return [
      ...summary({ about: 'summary', day: 0 }, scene).map((said) => ({ ...said, kind: 'answer' as const })),
      { kind: 'upsell_history', text: say.historyNeedsPlan(upgradeLink(scene)) },
    ];
  }
  const days = finished(span, scene);
  if (days.length === 0) return logged(scene) ? ofToday(null, scene) : answer(say.nothingThisWeek);
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
export function finished(count: number, scene: Scene): DayLog[] {
  return Array.from({ length: count }, (_, i) => logOf(-1 - i, scene)).filter((log) => log.meals.length + log.workouts.length > 0);
}

const logged = (scene: Scene): boolean => logOf(0, scene).meals.length + logOf(0, scene).workouts.length > 0;
/** In place of an average, where there is no day before today. */
const ofToday = (nutrient: GoalName | null, scene: Scene): Said[] => total({ about: 'total', nutrient, day: 0 }, scene);

export function average({ nutrient, days }: About<'average'>, scene: Scene): Said[] {
  const refused = mayRead(-1, nutrient === 'calories' ? 'calories' : 'all', scene);
  if (refused) return refused;
  const found = finished(days, scene).filter((log) => log.meals.length > 0);
  if (found.length === 0) return logged(scene) ? ofToday(nutrient, scene) : answer(scene.say.nothingThisWeek);
  const mean = roundHalfUp(found.reduce((sum, log) => sum + log.eaten[nutrient], 0) / found.length);
  return answer(scene.say.average(nutrient, mean, found.length));
}

export function extremes({ nutrient, days }: About<'extremes'>, scene: Scene): Said[] {
  const refused = mayRead(-1, nutrient === 'calories' ? 'calories' : 'all', scene);
  if (refused) return refused;
  const found = Array.from({ length: days }, (_, i) => ({ day: -1 - i, log: logOf(-1 - i, scene) }))
    .filter(({ log }) => log.meals.length > 0)
    .toSorted((a, b) => b.log.eaten[nutrient] - a.log.eaten[nutrient]);
  const [most, least] = [found[0], found.at(-1)];
  if (!most || !least) return logged(scene) ? ofToday(nutrient, scene) : answer(scene.say.nothingThisWeek);
  const told = ({ day, log }: typeof most) => ({ day: dayOf(day, scene), value: roundHalfUp(log.eaten[nutrient]) });
  return answer(scene.say.extremes(nutrient, told(most), most === least ? null : told(least), found.length));
}

const DRINKS = said('drinks');
const WORKOUTS = said('workouts');

/** "Workouts", "working out" and the like: no activity of its own. */
const tellsTraining = (folded: string): boolean =>
  folded.includes('exercise') ||
  wordsIn(folded).some((word) => word.startsWith('workout') || word.endsWith('train')) ||
  folded.includes('work out');

export function count({ what, days }: About<'count'>, scene: Scene): Said[] {
  const refused = mayRead(days > 1 ? -1 : 0, 'calories', scene);
  if (refused) return refused;
  const wanted = fold(what);
  const done = Array.from({ length: days }, (_, i) => logOf(-i, scene)).flatMap((log) => log.workouts);
  const anyWorkout = ` ${wordsIn(wanted).join(' ')} `.includes(' did i ');
  if (anyWorkout || holds(WORKOUTS, wanted)) {
    const hits = done.filter((workout) => activityMatches(workout.activity, wanted) || tellsTraining(wanted));
    return answer(scene.say.counted(anyWorkout ? scene.say.workoutsWord : what, hits.length, days));
  }
  const items = Array.from({ length: days }, (_, i) => logOf(-i, scene))
    .flatMap((log) => log.meals)
    .flatMap((meal) => meal.items);
  const hit = (item: Item) => (holds(DRINKS, wanted) ? (item.nutrients?.alcohol ?? 0) > 2 : wordsMatch(item.name, wanted));
  const found = items.filter(hit);
  // Cups and grams are one helping each; pieces, cans and glasses are counted.
  const amount = found.reduce(
    (sum, item) => sum + (['g', 'oz', 'floz', 'ml', 'cup', 'tbsp', 'tsp', 'lb', 'kg', 'l'].includes(item.unit) ? 1 : item.quantity),
    0,
  );
  return answer(scene.say.counted(what, Math.round(amount * 10) / 10, days));
}

export function most({ nutrient, meal, day }: About<'most'>, scene: Scene): Said[] {
  const log = logOf(day, scene);
  const meals = log.meals.filter((one) => meal === null || one.meal === meal);
  const where = meal ? scene.say.meals[meal] : dayOf(day, scene);
  const items = meals.flatMap((one) => one.items).filter((item) => item.nutrients !== null);
  const top = items.toSorted((a, b) => b.nutrients![nutrient] - a.nutrients![nutrient])[0];
  if (!top) return answer(scene.say.nothingOn(where));
  return answer(
    scene.say.most(
      nutrient,
      top.name,
      roundHalfUp(top.nutrients![nutrient]),
      roundHalfUp(items.reduce((sum, item) => sum + item.nutrients![nutrient], 0)),
    ),
  );
}

export function rating({ meal, day, words }: About<'rating'>, scene: Scene): Said[] {
  const { say, snapshot } = scene;
  if (!snapshot.capabilities.healthRating) return [{ kind: 'upsell_rating', text: say.ratingNeedsPlan(upgradeLink(scene)) }];
  if (words !== undefined) return ratingOfFood(words, scene);
  const meals = logOf(day, scene).meals;
  const found = meal ? meals.findLast((one) => one.meal === meal) : meals.at(-1);
  if (!found) return answer(say.nothingToRate(meal ? say.meals[meal] : null));
  const { health } = found.health ? found : rated(found, scene);
  return answer(health ? say.rated(entryTitle(found, scene), health.rating, health.comment) : say.cannotRate(entryTitle(found, scene)));
}

/** The food of the log that words name, by itself. */
function ratingOfFood(words: string, scene: Scene): Said[] {
  const named = lastEntries(scene).flatMap((entry): MealEntry[] => {
    const items = entry.kind === 'meal' ? entry.items.filter((item) => wordsMatch(`${item.name} ${item.words ?? ''}`, words)) : [];
    return entry.kind === 'meal' && items.length > 0 ? [{ ...entry, items }] : [];
  })[0];
  if (!named) return answer(scene.say.nothingOn(words));
  const { health } = rated(named, scene);
  const title = capital(itemsText(named.items, scene));
  return answer(health ? scene.say.rated(title, health.rating, health.comment) : scene.say.cannotRate(title));
}

/** Portion, source and range of one food, or of the last meal. */
export function why({ words }: About<'why'>, scene: Scene): Said[] {
  const meals = scene.snapshot.entries.filter((entry): entry is MealEntry => entry.kind === 'meal').toReversed();
  const meal = words ? meals.find((one) => one.items.some((item) => wordsMatch(item.name, words))) : meals[0];
  if (!meal) return answer(scene.say.nothingToExplain);
  const items = words ? meal.items.filter((item) => wordsMatch(item.name, words)) : meal.items;
  const parts = items.slice(0, 3).map((item) => scene.say.explained(item, itemRange(item)));
  return answer(
    cut(`${entryTitle(meal, scene)}, ${roundHalfUp(mealNutrients(meal).calories)} cal: ${parts.join('; ')}. ${scene.say.explainHint}`),
  );
}
