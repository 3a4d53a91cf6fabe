import type { Entry, MealEntry } from '../domain/entry.js';
import { mealNutrients } from '../domain/day-log.js';
import { GOAL_BOUNDS } from '../domain/goals.js';
import { applyEvents } from './apply.js';
import { editEntry } from './edit.js';
import type { Event } from './events.js';
import { editContext } from './intents/edit.js';
import type { Intent, IntentOf } from './intents/intent.js';
import { itemsText, entryTitle, workoutText } from './replies/entry-text.js';
import { resolveChange } from './resolve-change.js';
import type { Scene } from './scene.js';
import { lastEntries, resolveTarget } from './targets.js';

/** What intents would do one after another, in a few words of ours: "Change Lunch #3 to: 3 eggs, toast". Null where one of them cannot be told so. */
export function toldAs(intents: readonly Intent[], scene: Scene): string | null {
  const told: { about: number | null; text: string }[] = [];
  let { snapshot } = scene;
  for (const intent of intents) {
    const now = { ...scene, snapshot };
    const changed = intent.type === 'edit' ? eventOf(intent, now) : null;
    const text = intent.type === 'edit' ? changed && ofEdit(changed, now) : one(intent, now);
    if (text === null) return null;
    const about = changed?.type === 'entry-corrected' ? changed.after.number : null;
    // Of what is changed twice only the end is told.
    const at = about === null ? -1 : told.findIndex((before) => before.about === about);
    if (at >= 0) told[at] = { about, text };
    else told.push({ about, text });
    if (changed) snapshot = applyEvents(snapshot, [changed], scene.now);
  }
  return told.length > 0 ? told.map(({ text }) => text).join('; ') : null;
}

function one(intent: Intent, scene: Scene): string | null {
  const { say } = scene;
  switch (intent.type) {
    case 'delete': {
      const entries = resolveTarget(intent.target, scene);
      return entries.length > 0 ? say.toDelete(entries.map((entry) => titleWithFoods(entry, scene)).join(', ')) : null;
    }
    case 'log-meal':
      return say.toLog(itemsText(intent.items, scene, 'brief'));
    case 'log-workout':
      return say.toLog(say.activity(intent.activity));
    case 'chat':
      return intent.what === 'already' ? say.sameOne : null;
    case 'undo':
      return say.toUndo;
    case 'set-goal': {
      const { goal, to, by } = intent;
      const now = scene.snapshot.goals?.[goal] ?? null;
      const value = by === null ? to : now === null ? null : now + by;
      if (value === null) return by === null ? say.toClearGoal(say.goalNames[goal]) : null;
      const [least, most] = GOAL_BOUNDS[goal];
      return value >= least && value <= most ? say.toSetGoal(say.goalNames[goal], value, goal === 'calories' ? 'cal' : 'g') : null;
    }
    case 'settings':
      return ofSettings(intent, scene);
    default:
      return null;
  }
}

/** What goes is told with its foods, for two meals may be called lunch. */
const titleWithFoods = (entry: Entry, scene: Scene): string =>
  entry.kind === 'meal' ? `${entryTitle(entry, scene)} (${itemsText(entry.items, scene, 'brief')})` : entryTitle(entry, scene);

function eventOf({ target, change }: IntentOf<'edit'>, scene: Scene): Event | null {
  const [entry] = target ? resolveTarget(target, scene) : lastEntries(scene);
  const resolved = entry && resolveChange(change, entry, scene);
  return resolved?.type === 'edit' ? editEntry(entry!, resolved.edit, editContext(scene)) : null;
}

function ofEdit(event: Event, scene: Scene): string | null {
  const { say } = scene;
  if (event.type === 'entry-removed') return say.toDelete(entryTitle(event.entry, scene));
  if (event.type !== 'entry-corrected') return null;
  const { before, after, moved } = event;
  const told = [after, ...moved].map((entry) => {
    const foods = entry.kind === 'meal' ? foodsOf(entry, before, scene) : workoutText(entry, scene);
    return say.toMake(entryTitle(entry, scene), before.localTime === after.localTime ? foods : `${foods}, ${say.clock(after.localTime)}`);
  });
  return told.join('; ');
}

/** The foods of a meal as it would stand; with its calories where they are all that is new. */
function foodsOf(meal: MealEntry, before: Entry, scene: Scene): string {
  const foods = itemsText(meal.items, scene, 'brief');
  if (before.kind !== 'meal' || itemsText(before.items, scene, 'brief') !== foods) return foods;
  const [now, then] = [meal, before].map((one) => Math.round(mealNutrients(one).calories));
  return now === then ? foods : `${foods}, ${scene.say.calories(now!)}`;
}

const REMINDERS = [
  ['remindBreakfast', 'breakfastTime', 'breakfast'],
  ['remindLunch', 'lunchTime', 'lunch'],
  ['remindDinner', 'dinnerTime', 'dinner'],
  ['remindSnacks', 'snackTime', 'snack'],
  ['enableSummary', 'summaryTime', 'summary'],
] as const;

function ofSettings({ set }: IntentOf<'settings'>, { say, snapshot }: Scene): string | null {
  const told = REMINDERS.flatMap(([key, time, which]) => {
    const on = set[key] ?? (set[time] === undefined ? undefined : snapshot.user.settings[key]);
    return on === undefined ? [] : [say.toRemind(which, on, say.clock(set[time] ?? snapshot.user.settings[time]))];
  });
  if (told.length > 0) return told.join(', ');
  if (set.firstName !== undefined) return say.toCall(set.firstName);
  return set.notifications === undefined ? null : say.toTurnReminders(set.notifications);
}
