import type { MealEntry, WorkoutEntry } from '../domain/entry.js';
import { addDays, instantOf, localDate, localTime } from '../domain/local-day.js';
import type { When } from '../reading/reading.js';
import type { TurnContext } from './turn-context.js';

/** Id, number and time of the entry that this text makes next; `made` were already made by it. */
export function entryBase(
  context: TurnContext,
  when: When,
  made = 0,
): Pick<MealEntry | WorkoutEntry, 'id' | 'number' | 'at' | 'localDate' | 'localTime'> {
  const zone = context.snapshot.user.timezone;
  const date = addDays(context.today, when.day);
  const at = when.day === 0 && !when.time ? context.now : instantOf(date, when.time ?? context.clock, zone);
  const number = context.snapshot.nextNumber + made;
  return {
    id: `${context.heard.id}.${number}`,
    number,
    at: at.toISOString(),
    localDate: localDate(at, zone),
    localTime: localTime(at, zone),
  };
}
