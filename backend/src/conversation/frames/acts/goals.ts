import type { When } from '../../../language/span.js';
import type { Event } from '../../events.js';
import { REMINDER_HOURS, settledHour } from '../../settled-hour.js';
import type { Resolve } from '../proposal.js';
import type { Talk } from '../talk.js';

/** How long a meal with a new time is about the reminder set last. */
const SECONDS = 600;

/** What a reminder is called among the settings, and its time. */
const REMINDERS = { breakfast: 'remindBreakfast', lunch: 'remindLunch', dinner: 'remindDinner', snack: 'remindSnacks' } as const;
type Reminded = keyof typeof REMINDERS;

/**
 * "And move lunch to 11:45" after a reminder was set: the reminder, where there is no such meal to move; "just move it to 8:30" is of
 * the one that was set or switched off, which is then on.
 */
export const settingMove: Resolve = (match, talk) => {
  const { time } = match.bindings['when']!.value as When;
  const named = match.bindings['meal']?.value as Reminded | undefined;
  const meal = named ?? reminderSet(talk);
  if (!meal || !lastEvent(talk, 'settings-changed') || time === null) return null;
  if (named && talk.entries.some((entry) => entry.kind === 'meal' && entry.meal === meal)) return null;
  const set = { [`${meal}Time`]: settledHour(time, REMINDER_HOURS[`${meal}Time`]), ...(named ? {} : { [REMINDERS[meal]]: true }) };
  return { intents: [{ type: 'settings', set }] };
};

/** The only meal whose reminder was changed last. */
function reminderSet(talk: Talk): Reminded | null {
  const after = lastEvent(talk, 'settings-changed')?.after ?? {};
  const meals = (Object.keys(REMINDERS) as Reminded[]).filter((meal) => REMINDERS[meal] in after || `${meal}Time` in after);
  return meals.length === 1 ? meals[0]! : null;
}

function lastEvent<T extends Event['type']>({ context }: Talk, type: T): Extract<Event, { type: T }> | null {
  const change = context.snapshot.changes.findLast((one) => !one.undone);
  if (!change || context.now.getTime() - Date.parse(change.at) > SECONDS * 1000) return null;
  return (change.events.find((event) => event.type === type) as Extract<Event, { type: T }> | undefined) ?? null;
}
