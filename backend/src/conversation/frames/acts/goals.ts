import type { When } from '../../../language/span.js';
import type { Event } from '../../events.js';
import { REMINDER_HOURS, settledHour } from '../../settled-hour.js';
import type { Resolve } from '../proposal.js';
import type { Talk } from '../talk.js';

/** How long a meal with a new time is about the reminder set last. */
const SECONDS = 600;

/** "And move lunch to 11:45" after a reminder was set: the reminder, where there is no such meal to move. */
export const settingMove: Resolve = (match, talk) => {
  const { time } = match.bindings['when']!.value as When;
  const meal = match.bindings['meal']!.value as 'lunch';
  if (!lastEvent(talk, 'settings-changed') || time === null || talk.entries.some((entry) => entry.kind === 'meal' && entry.meal === meal))
    return null;
  return { intents: [{ type: 'settings', set: { [`${meal}Time`]: settledHour(time, REMINDER_HOURS[`${meal}Time`]) } }] };
};

function lastEvent<T extends Event['type']>({ scene }: Talk, type: T): Extract<Event, { type: T }> | null {
  const change = scene.snapshot.changes.findLast((one) => !one.undone);
  if (!change || scene.now.getTime() - Date.parse(change.at) > SECONDS * 1000) return null;
  return (change.events.find((event) => event.type === type) as Extract<Event, { type: T }> | undefined) ?? null;
}
