import type { Entry, Item, MealEntry, WorkoutEntry } from '../../domain/entry.js';
import { dayLog, mealNutrients, remaining, roundHalfUp } from '../../domain/day-log.js';
import { NO_GOALS } from '../../domain/goals.js';
import { daysBetween } from '../../domain/local-day.js';
import { mealAtTime } from '../../domain/meal-type.js';
import { itemRange } from '../item-range.js';
import type { TurnContext } from '../turn-context.js';
import { assumedText, itemText } from './amount-text.js';

/** How much an item list tells: all with what was assumed, the same without, or the first few. */
export type Detail = 'full' | 'brief' | 'least';

/** "Breakfast #17", with the day where it is not today. */
export function entryTitle(entry: Entry, context: TurnContext): string {
  return `${placeOf(entry, context)} #${entry.number}`;
}

/** "Breakfast", "Dinner yesterday", "Running". */
function placeOf(entry: Entry, context: TurnContext): string {
  const { say } = context;
  const what = entry.kind === 'meal' ? say.meals[entry.meal] : capital(say.activity(entry.activity));
  const day = dayName(entry.localDate, context);
  return day ? `${what} ${day}` : what;
}

/** '' for today, "yesterday", else a short date. */
export function dayName(localDate: string, context: TurnContext): string {
  return context.say.day(daysBetween(context.today, localDate), localDate);
}

/** The foods of a meal in the user's words: "2 eggs, toast with butter". */
export function itemsText(items: readonly Item[], context: TurnContext, detail: Detail = 'full'): string {
  const shown = detail === 'least' ? items.slice(0, 3) : items;
  const texts = shown.map((item) => {
    const text = itemText(item, context.lang);
    return item.nutrients === null ? context.say.unknownItem(text) : text;
  });
  const left = items.length - shown.length;
  return texts.join(', ') + (left > 0 ? `, +${left}` : '');
}

/** The share of a meal that a guess must be able to move before it is told. */
const TELLING = 0.15;

/** What we assumed of a meal where it could move it: "1 cup rice, 1 tbsp butter"; '' where nothing is worth a word. */
export function assumptionsText(meal: MealEntry, context: TurnContext): string {
  const whole = mealNutrients(meal).calories;
  const told = meal.items.flatMap((item) => {
    const [low, high] = itemRange(item) ?? [0, 0];
    const text = (high - low) / 2 > whole * TELLING ? assumedText(item, meal.items.length === 1, context.lang) : null;
    return text === null ? [] : [text];
  });
  return told.slice(0, 3).join(', ');
}

/** "275 cal, 16g protein", from what is stored; only calories where no more is known. */
export function figuresText(meal: MealEntry, context: TurnContext): string {
  const { calories, protein } = mealNutrients(meal);
  if (meal.items.every((item) => item.nutrients === null)) return context.say.noFigures;
  const onlyCalories = meal.items.every(
    (item) => item.source === 'user' && item.nutrients && item.nutrients.protein + item.nutrients.carbs + item.nutrients.fat === 0,
  );
  return onlyCalories ? caloriesText(meal, context) : context.say.mealFigures(roundHalfUp(calories), roundHalfUp(protein));
}

export const caloriesText = (meal: MealEntry, context: TurnContext): string =>
  meal.items.every((item) => item.nutrients === null)
    ? context.say.noFigures
    : context.say.calories(roundHalfUp(mealNutrients(meal).calories));

/** "30 min, 5 km, 300 cal burned (estimate)". */
export function workoutText(workout: WorkoutEntry, context: TurnContext): string {
  const { say } = context;
  const parts = [
    workout.distance === null ? null : say.distance(workout.distance),
    workout.minutes === null ? null : say.minutes(roundHalfUp(workout.minutes)),
    say.burned(roundHalfUp(workout.calories), workout.assumed),
  ];
  return parts.filter((part) => part !== null).join(', ');
}

/** One entry as one sentence, figures behind its foods: "2 eggs, toast with butter: 275 cal, 16g protein." */
export function entryText(entry: Entry, context: TurnContext, detail: Detail = 'full'): string {
  if (entry.kind === 'workout') return `${entryHeading(entry, context)}: ${workoutText(entry, context)}.`;
  const assumed = detail === 'full' ? assumptionsText(entry, context) : '';
  const told = `${figuresText(entry, context)}${assumed ? ` ${context.say.about(assumed)}` : ''}.`;
  const foods = itemsText(entry.items, context, detail);
  return needsHeading(entry, context) ? `${entryHeading(entry, context)}: ${foods}, ${told}` : `${capital(foods)}: ${told}`;
}

/** What an entry is called: "Breakfast", "Dinner yesterday"; with its number where another could be meant, "Snack #17". */
export const entryHeading = (entry: Entry, context: TurnContext): string =>
  needsNumber(entry, context) ? entryTitle(entry, context) : placeOf(entry, context);

/** A meal of just now, under the meal of its time and the only one of it, needs no heading. */
const needsHeading = (meal: MealEntry, context: TurnContext): boolean =>
  meal.localDate !== context.today || meal.meal !== mealAtTime(context.clock) || needsNumber(meal, context);

/** Whether "the snack", "the run" could mean another entry of that day too. */
function needsNumber(entry: Entry, { snapshot }: TurnContext): boolean {
  const like = (other: Entry): boolean =>
    other.id !== entry.id &&
    other.localDate === entry.localDate &&
    (entry.kind === 'meal'
      ? other.kind === 'meal' && other.meal === entry.meal
      : other.kind === 'workout' && other.activity === entry.activity);
  return snapshot.entries.some(like);
}

/** "1,725 cal left today." of the day an entry stands on; `context.snapshot` holds the rows after the turn. */
export function standingText(localDate: string, context: TurnContext): string {
  const { say, snapshot } = context;
  const log = dayLog(snapshot.entries, localDate);
  const left = remaining(snapshot.goals ?? NO_GOALS, log);
  const eaten = roundHalfUp(log.eaten.calories);
  if (localDate === context.today && left.calories !== null) return say.leftToday(left.calories);
  // One meal alone is the day, and a workout alone says nothing of what was eaten.
  if (left.calories === null && log.meals.length < 2) return '';
  const protein = localDate === context.today ? left.protein : null;
  return say.standing(
    capital(dayName(localDate, context) || say.today),
    eaten,
    left.calories === null ? null : left.calories + eaten,
    protein,
  );
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
