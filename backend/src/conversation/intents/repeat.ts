import type { Item, MealEntry, WorkoutEntry } from '../../domain/entry.js';
import { addDays } from '../../domain/local-day.js';
import { type MealType, mealAtTime } from '../../domain/meal-type.js';
import { decision, type Decision } from '../decision.js';
import { scaleItem } from '../edit.js';
import { addNutrients } from '../../domain/nutrients.js';
import { fold } from '../../language/fold.js';
import { tweaked } from '../frames/tweaked.js';
import { chartOf } from '../frames/understand.js';
import { ask } from '../questions/ask.js';
import { read } from '../matching-items.js';
import { askedMeal, type TurnContext } from '../turn-context.js';
import { activityMatches, lastEntries, wordsMatch } from '../targets.js';
import { toItem } from '../to-item.js';
import type { IntentOf } from './intent.js';
import { store } from './log-meal.js';
import { logWorkout } from './log-workout.js';
import { MORE } from './of-the-last.js';
import { chat } from './plain.js';

/** For how long after a copy it may still be said of what it is. */
const WHICH_MS = 600_000;

type Repeat = IntentOf<'repeat'>;
interface Found {
  type: 'meal';
  copyOf: string | null;
  items: Item[];
  meal: MealType | null;
}

/** "Same as yesterday", "my usual", a saved meal: the same numbers once more, without this and with that. */
export function repeat(intent: Repeat, context: TurnContext): Decision {
  const found = repeated(intent, context);
  if (!found) return nothing(intent, context);
  if (found.type === 'workout') return again(found.workout, found.tweaked === true, context);
  if (saysWhichOne(intent, found, context)) return chat({ type: 'chat', what: 'already' }, context);
  const kept = found.items.filter((item) => !intent.without.some((words) => isCalled(item, words, context)));
  const missed = intent.without.filter((words) => !found.items.some((item) => isCalled(item, words, context)));
  const noted =
    missed.length > 0 && kept[0]
      ? [{ ...kept[0], mods: [...kept[0].mods, ...missed.map((words) => `no ${words}`)] }, ...kept.slice(1)]
      : kept;
  const more = intent.plus ? read(intent.plus, context).map(toItem) : [];
  // "Same but with 4 pancakes" is another number of the same food.
  const all = [...noted.filter((item) => !more.some((one) => one.food !== null && one.food === item.food)), ...more];
  const counted = intent.count === undefined ? -1 : Math.max(0, all.findIndex(isCounted));
  const items = all.map((item, i) => {
    const times = i === counted && item.quantity > 0 ? intent.count! / item.quantity : intent.times;
    return times === 1 ? item : scaleItem(item, times);
  });
  if (items.length === 0) return nothing(intent, context);
  const changed = intent.without.length > 0 || more.length > 0 || counted >= 0 || intent.tweak !== undefined;
  const meal = intent.meal ?? found.meal ?? remindedMeal(context) ?? mealAtTime(context.clock);
  const log: IntentOf<'log-meal'> = { type: 'log-meal', meal, day: intent.day, time: null, items: [], continues: false };
  // A copy without something is no copy any more, but still says where it came from unless it was changed.
  return store(changed || !found.copyOf ? log : { ...log, copyOf: found.copyOf }, items, context);
}

/** "Same", and within minutes "same as yesterday, I mean": of which meal the copy is, and no other copy. */
function saysWhichOne({ what, without, plus, tweak, count, times, meal }: Repeat, found: Found, context: TurnContext): boolean {
  const [last] = lastEntries(context);
  if (what.from !== 'day' || last?.kind !== 'meal' || last.copyOf === null || last.copyOf !== found.copyOf) return false;
  if (context.now.getTime() - Date.parse(last.at) > WHICH_MS || (meal !== null && meal !== last.meal)) return false;
  const plain = without.length === 0 && plus === null && tweak === undefined && count === undefined && times === 1;
  return plain && !chartOf(context).at.some((spans) => spans.some(({ kind }) => MORE.has(kind)));
}

/** Named by its own words, or by another name of the same food. */
const isCalled = (item: Item, words: string, context: TurnContext): boolean =>
  wordsMatch(item.name, words) || read(words, context).some((one) => one.food !== null && one.food === item.food);

/** "But 3" counts pieces where there are any. */
const isCounted = ({ unit, quantity }: Item): boolean => ['count', 'piece', 'slice'].includes(unit) && Number.isInteger(quantity);

/** What is repeated, with what is said of the copy; null where there is no such thing or what is said of it is not understood. */
export function repeated(intent: Repeat, context: TurnContext): Source | null {
  const found = intent.what.from === 'workout' ? workoutOf(intent.what, context) : findMeal(intent, context);
  if (!found || intent.tweak === undefined) return found;
  const like = found.type === 'workout' ? found.workout : { ...COPY, items: found.items, meal: found.meal ?? mealAtTime(context.clock) };
  const made = tweaked(like, intent.tweak, context);
  if (!made) return null;
  if (made.kind === 'workout') return { type: 'workout', workout: made, tweaked: true };
  return { ...(found as Found), items: made.items };
}

const COPY: MealEntry = {
  id: 'copy',
  number: 0,
  at: '',
  localDate: '',
  localTime: '',
  kind: 'meal',
  meal: 'snack',
  items: [],
  copyOf: null,
  health: null,
};

type Source = Found | { type: 'workout'; workout: WorkoutEntry; tweaked?: true };

function findMeal(intent: Repeat, context: TurnContext): Source | null {
  const { what } = intent;
  if (what.from === 'saved') {
    const saved = context.snapshot.saved.find((one) => one.name === what.name);
    const kept = saved?.items.filter((item) => !intent.without.some((words) => isCalled(item, words, context))) ?? [];
    const items = saved && intent.tweak === undefined ? [asOne(saved.name, kept)] : kept;
    return saved && kept.length > 0 ? { type: 'meal', copyOf: `saved:${saved.name}`, items, meal: null } : null;
  }
  if (what.from === 'usual') return usual(what.meal, context);
  if (what.from === 'number') {
    const entry = context.snapshot.entries.find((one) => one.number === what.number);
    return !entry ? null : entry.kind === 'workout' ? { type: 'workout', workout: entry } : copy(entry);
  }
  const meals = context.snapshot.entries.filter((entry): entry is MealEntry => entry.kind === 'meal');
  if (what.from === 'day') {
    const date = addDays(context.today, what.day);
    const wanted = what.meal ?? remindedMeal(context) ?? mealAtTime(context.clock);
    const sameDay = meals.filter((meal) => meal.localDate === date);
    const found =
      sameDay.findLast((meal) => meal.meal === wanted) ??
      (what.meal === null && sameDay.length === 1 ? sameDay[0] : undefined) ??
      // "But no banana" tells which of the day's meals it was.
      sameDay.findLast(
        (meal) => intent.without.length > 0 && intent.without.every((words) => meal.items.some((item) => wordsMatch(item.name, words))),
      );
    // "Same" after a reminder means the last such meal, however long ago.
    const earlier =
      what.day === -1 && intent.meal !== null
        ? meals.findLast((meal) => meal.meal === wanted && meal.localDate < context.today)
        : undefined;
    const meal = found ?? earlier;
    return meal ? copy(meal) : null;
  }
  const last = lastEntries(context)[0] ?? context.snapshot.entries.at(-1);
  if (!last) return null;
  // "Same" in the morning, with nothing logged yet today, is the last such meal.
  const alike = last.localDate === context.today ? undefined : meals.findLast((meal) => meal.meal === mealAtTime(context.clock));
  if (alike) return copy(alike);
  return last.kind === 'workout'
    ? { type: 'workout', workout: last }
    : { ...copy(last), meal: last.localDate === context.today ? null : last.meal };
}

const copy = (meal: MealEntry): Found => ({ type: 'meal', copyOf: meal.id, items: meal.items, meal: meal.meal });

/** A saved meal named for it, else the meal of this kind that was eaten most often, newest first. */
function usual(named: MealType | null, context: TurnContext): Source | null {
  const meal = named ?? remindedMeal(context) ?? mealAtTime(context.clock);
  // "My usual" is called so, or for the meal.
  const calls = (name: string) =>
    fold(name)
      .split(' ')
      .some((word) => USUAL.has(word));
  const called = context.snapshot.saved.filter(({ name }) => calls(name));
  const saved =
    context.snapshot.saved.find(({ name }) => name === meal) ??
    called.find(({ name }) => name.includes(meal)) ??
    (called.length === 1 ? called[0] : called.find(({ name }) => name.split(' ').every((word) => word === 'my' || USUAL.has(word))));
  if (saved) return { type: 'meal', copyOf: `saved:${saved.name}`, items: saved.items, meal };
  const meals = context.snapshot.entries.filter((entry): entry is MealEntry => entry.kind === 'meal' && entry.meal === meal);
  const counts = new Map<string, { meal: MealEntry; times: number }>();
  for (const one of meals) {
    const key = one.items
      .map((item) => item.name)
      .toSorted()
      .join('|');
    counts.set(key, { meal: one, times: (counts.get(key)?.times ?? 0) + 1 });
  }
  const most = [...counts.values()].toSorted((a, b) => b.times - a.times || (a.meal.at < b.meal.at ? 1 : -1))[0];
  return most ? { ...copy(most.meal), meal } : null;
}

const USUAL: ReadonlySet<string> = new Set('usual usuals habituel habituelle habitude habitual siempre'.split(' '));

/** A saved meal is told as one thing under its name. */
function asOne(name: string, items: readonly Item[]): Item {
  const grams = items.every((item) => item.grams !== null) ? items.reduce((sum, item) => sum + item.grams!, 0) : null;
  const known = items.some((item) => item.nutrients !== null);
  const source = items.every((item) => item.source === items[0]!.source) ? items[0]!.source : 'builtin';
  return {
    name,
    quantity: 1,
    unit: 'count',
    size: null,
    grams,
    nutrients: known ? addNutrients(items.map((item) => item.nutrients)) : null,
    source,
    food: null,
    assumed: false,
    assumption: null,
    mods: [],
  };
}

function workoutOf(what: Extract<Repeat['what'], { from: 'workout' }>, context: TurnContext): Source | null {
  const date = what.day === null ? null : addDays(context.today, what.day);
  const workouts = context.snapshot.entries.filter(
    (entry): entry is WorkoutEntry => entry.kind === 'workout' && (date === null || entry.localDate === date),
  );
  const { activity } = what;
  const workout = activity === null ? workouts.at(-1) : workouts.findLast((one) => activityMatches(one.activity, activity));
  return workout ? { type: 'workout', workout } : null;
}

const again = (workout: WorkoutEntry, changed: boolean, context: TurnContext): Decision =>
  logWorkout(
    {
      type: 'log-workout',
      activity: workout.activity,
      minutes: workout.minutes,
      calories: workout.calories,
      distance: workout.distance,
      assumed: workout.assumed,
      sureness: 1,
      day: 0,
      time: null,
      ...(changed ? {} : { copyOf: workout.id }),
    },
    context,
  );

function nothing(intent: Repeat, context: TurnContext): Decision {
  const { say } = context;
  if (intent.what.from === 'workout')
    return decision('clarify', [{ kind: 'clarify', text: say.noWorkoutToRepeat }], {
      pending: ask('workout', [], { activity: intent.what.activity }, context),
    });
  return decision('clarify', [{ kind: 'clarify', text: say.noMealToRepeat }], { pending: ask('meal', [], { meal: intent.meal }, context) });
}

const remindedMeal = (context: TurnContext): MealType | null => askedMeal(context.snapshot, context.now);
