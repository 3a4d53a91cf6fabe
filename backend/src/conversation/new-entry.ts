import type { MealEntry, WorkoutEntry } from '../domain/entry.js';
import { addDays, instantOf, localDate, localTime } from '../domain/local-day.js';
import type { When } from '../reading/reading.js';
import type { Scene } from './scene.js';

/** Id, number and time of the entry that this text makes next; `made` were already made by it. */
export function entryBase(
  scene: Scene,
  when: When,
  made = 0,
): Pick<MealEntry | WorkoutEntry, 'id' | 'number' | 'at' | 'localDate' | 'localTime'> {
  const zone = scene.snapshot.user.timezone;
  const date = addDays(scene.today, when.day);
  const at = when.day === 0 && !when.time ? scene.now : instantOf(date, when.time ?? scene.clock, zone);
  const number = scene.snapshot.nextNumber + made;
  return {
    id: `${scene.heard.id}.${number}`,
    number,
    at: at.toISOString(),
    localDate: localDate(at, zone),
    localTime: localTime(at, zone),
  };
}
