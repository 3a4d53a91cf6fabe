import type { Entry, Item, MealEntry, WorkoutEntry } from '../../domain/entry.js';
import { dayLog, mealNutrients, remaining, roundHalfUp } from '../../domain/day-log.js';
import { NO_GOALS } from '../../domain/goals.js';
import { daysBetween } from '../../domain/local-day.js';
import type { Scene } from '../scene.js';
import { assumedMeasure, foodText, itemText } from './amount-text.js';

/** How much an item list tells: all with its assumptions, the same with a mere question mark, or the first few. */
export type Detail = 'full' | 'brief' | 'least';

/** "Breakfast #17", with the day where it is not today. */
export function entryTitle(entry: Entry, scene: Scene): string {
  const { say } = scene;
  const what = entry.kind === 'meal' ? say.meals[entry.meal] : capital(say.activity(entry.activity));
  const day = dayName(entry.localDate, scene);
  return `${what}${day ? ` ${day}` : ''} #${entry.number}`;
}

/** '' for today, "yesterday", else a short date. */
export function dayName(localDate: string, scene: Scene): string {
  return scene.say.day(daysBetween(scene.today, localDate), localDate);
}

export function itemsText(items: readonly Item[], scene: Scene, detail: Detail = 'full'): string {
  const shown = detail === 'least' ? items.slice(0, 3) : items;
  const texts = shown.map((item) => {
    const text = itemText(item, scene.lang);
    if (item.nutrients === null) return scene.say.unknownItem(text);
    if (!item.assumed) return text;
    const measure = assumedMeasure(item, scene.lang);
    const food = measure ? foodText(item, scene.lang) : text;
    if (detail === 'full') return `${food} ${scene.say.assumed(measure)}`;
    return measure ? `${food} (${measure}?)` : `${food}?`;
  });
  const left = items.length - shown.length;
  return texts.join(', ') + (left > 0 ? `, +${left}` : '');
}

/** "230 cal, 15P 15C 12F", from what is stored. */
export function figuresText(meal: MealEntry, scene: Scene): string {
  const sum = mealNutrients(meal);
  if (meal.items.every((item) => item.nutrients === null)) return scene.say.noFigures;
  const onlyCalories = meal.items.every(
    (item) => item.source === 'user' && item.nutrients && item.nutrients.protein + item.nutrients.carbs + item.nutrients.fat === 0,
  );
  if (onlyCalories) return scene.say.calories(roundHalfUp(sum.calories));
  return scene.say.figures({
    calories: roundHalfUp(sum.calories),
    protein: roundHalfUp(sum.protein),
    carbs: roundHalfUp(sum.carbs),
    fat: roundHalfUp(sum.fat),
  });
}

/** "Running #18: 30 min, 300 cal burned (est.)." without its title. */
export function workoutText(workout: WorkoutEntry, scene: Scene): string {
  const { say } = scene;
  const parts = [
    workout.distance,
    workout.minutes === null ? null : say.minutes(roundHalfUp(workout.minutes)),
    say.burned(roundHalfUp(workout.calories), workout.assumed),
  ];
  return parts.filter((part) => part !== null).join(', ');
}

/** One entry as one sentence: "Breakfast #17: 2 eggs, 1 toast. 230 cal, 15P 15C 12F." */
export function entryText(entry: Entry, scene: Scene, detail: Detail = 'full'): string {
  if (entry.kind === 'workout') return `${entryTitle(entry, scene)}: ${workoutText(entry, scene)}.`;
  return `${entryTitle(entry, scene)}: ${itemsText(entry.items, scene, detail)}. ${figuresText(entry, scene)}.`;
}

/** "Today 230/2000, 105g protein left." of the day an entry stands on; `scene.snapshot` holds the rows after the turn. */
export function standingText(localDate: string, scene: Scene): string {
  const { say, snapshot } = scene;
  const log = dayLog(snapshot.entries, localDate);
  const goals = snapshot.goals ?? NO_GOALS;
  const left = remaining(goals, log);
  const eaten = roundHalfUp(log.eaten.calories);
  const goal = left.calories === null ? null : left.calories + eaten;
  const name = dayName(localDate, scene) || say.today;
  const protein = localDate === scene.today && left.protein !== null ? left.protein : null;
  // A workout alone says nothing of what was eaten.
  if (goal === null && log.meals.length === 0) return '';
  return say.standing(capital(name), eaten, goal, protein);
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
