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
import type { TurnContext } from './turn-context.js';
import { lastEntries, resolveTarget } from './targets.js';

/** What intents would do one after another, in a few words of ours: "Change Lunch #3 to: 3 eggs, toast". Null where one of them cannot be told so. */
export function toldAs(intents: readonly Intent[], context: TurnContext): string | null {
  const told: { about: number | null; text: string }[] = [];
  let { snapshot } = context;
  for (const intent of intents) {
    const now = { ...context, snapshot };
    const changed = intent.type === 'edit' ? eventOf(intent, now) : null;
    const text = intent.type === 'edit' ? changed && ofEdit(changed, now) : one(intent, now);
    if (text === null) return null;
    const about = changed?.type === 'entry-corrected' ? changed.after.number : null;
    // Of what is changed twice only the end is told.
    const at = about === null ? -1 : told.findIndex((before) => before.about === about);
    if (at >= 0) told[at] = { about, text };
    else told.push({ about, text });
    if (changed) snapshot = applyEvents(snapshot, [changed], context.now);
  }
  return told.length > 0 ? told.map(({ text }) => text).join('; ') : null;
}

function one(intent: Intent, context: TurnContext): string | null {
  const { say } = context;
  switch (intent.type) {
    case 'delete': {
      const entries = resolveTarget(intent.target, context);
      return entries.length > 0 ? say.toDelete(entries.map((entry) => titleWithFoods(entry, context)).join(', ')) : null;
    }
    case 'log-meal':
      return say.toLog(itemsText(intent.items, context, 'brief'));
    case 'log-workout':
      return say.toLog(say.activity(intent.activity));
    case 'chat':
      return intent.what === 'already' ? say.sameOne : null;
    case 'undo':
      return say.toUndo;
    case 'set-goal': {
      const { goal, to, by } = intent;
      const now = context.snapshot.goals?.[goal] ?? null;
      const value = by === null ? to : now === null ? null : now + by;
      if (value === null) return by === null ? say.toClearGoal(say.goalNames[goal]) : null;
      const [least, most] = GOAL_BOUNDS[goal];
      return value >= least && value <= most ? say.toSetGoal(say.goalNames[goal], value, goal === 'calories' ? 'cal' : 'g') : null;
    }
    case 'settings':
      return ofSettings(intent, context);
    default:
      return null;
  }
}

/** What goes is told with its foods, for two meals may be called lunch. */
const titleWithFoods = (entry: Entry, context: TurnContext): string =>
  entry.kind === 'meal' ? `${entryTitle(entry, context)} (${itemsText(entry.items, context, 'brief')})` : entryTitle(entry, context);

function eventOf({ target, change }: IntentOf<'edit'>, context: TurnContext): Event | null {
  const [entry] = target ? resolveTarget(target, context) : lastEntries(context);
  const resolved = entry && resolveChange(change, entry, context);
  return resolved?.type === 'edit' ? editEntry(entry!, resolved.edit, editContext(context)) : null;
}

function ofEdit(event: Event, context: TurnContext): string | null {
  const { say } = context;
  if (event.type === 'entry-removed') return say.toDelete(entryTitle(event.entry, context));
  if (event.type !== 'entry-corrected') return null;
  const { before, after, moved } = event;
  const told = [after, ...moved].map((entry) => {
    const foods = entry.kind === 'meal' ? foodsOf(entry, before, context) : workoutText(entry, context);
    return say.toMake(entryTitle(entry, context), before.localTime === after.localTime ? foods : `${foods}, ${say.clock(after.localTime)}`);
  });
  return told.join('; ');
}

/** The foods of a meal as it would stand; with its calories where they are all that is new. */
function foodsOf(meal: MealEntry, before: Entry, context: TurnContext): string {
  const foods = itemsText(meal.items, context, 'brief');
  if (before.kind !== 'meal' || itemsText(before.items, context, 'brief') !== foods) return foods;
  const [now, then] = [meal, before].map((one) => Math.round(mealNutrients(one).calories));
  return now === then ? foods : `${foods}, ${context.say.calories(now!)}`;
}

const REMINDERS = [
  ['remindBreakfast', 'breakfastTime', 'breakfast'],
  ['remindLunch', 'lunchTime', 'lunch'],
  ['remindDinner', 'dinnerTime', 'dinner'],
  ['remindSnacks', 'snackTime', 'snack'],
  ['enableSummary', 'summaryTime', 'summary'],
] as const;

function ofSettings({ set }: IntentOf<'settings'>, { say, snapshot }: TurnContext): string | null {
  const told = REMINDERS.flatMap(([key, time, which]) => {
    const on = set[key] ?? (set[time] === undefined ? undefined : snapshot.user.settings[key]);
    return on === undefined ? [] : [say.toRemind(which, on, say.clock(set[time] ?? snapshot.user.settings[time]))];
  });
  if (told.length > 0) return told.join(', ');
  if (set.firstName !== undefined) return say.toCall(set.firstName);
  return set.notifications === undefined ? null : say.toTurnReminders(set.notifications);
}
