import { addDays, instantOf, localDate, weekdayOf } from './local-day.js';

/** One coming occurrence: its UTC instant and the local day it belongs to. */
export interface Due {
  at: Date;
  localDate: string;
}

/**
 * The next time, strictly after `after`, that a daily wall-clock time comes round in a zone. A time that the clock skips
 * comes as much later as the clock jumped (02:30 at 03:30); a time it shows twice comes once, the first time.
 * @param time HH:MM
 * @param weekday 0 Sunday to 6 Saturday, for a weekly occurrence; left out for a daily one
 */
export function nextDue(after: Date, time: string, zone: string, weekday?: number): Due {
  // The day before as well: near midnight a shifted time may belong to the day that has just ended.
  let date = addDays(localDate(after, zone), -1);
  for (let step = 0; step < 10; step++, date = addDays(date, 1)) {
    if (weekday !== undefined && weekdayOf(date) !== weekday) continue;
    const at = instantOf(date, time, zone);
    if (at > after) return { at, localDate: date };
  }
  throw new Error(`no occurrence of ${time} in ${zone}`);
}
