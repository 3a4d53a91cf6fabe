import type { Entry, Item, MealEntry } from '../../domain/entry.js';
import { daysBetween } from '../../domain/local-day.js';
import type { ReadItem } from '../../reading/reading.js';
import type { Intent, IntentOf } from '../intents/intent.js';

/** What a text logs, and the entry that it makes. */
export interface Logged {
  intent: IntentOf<'log-meal'> | IntentOf<'log-workout'>;
  entry: Entry;
}

/** What was logged, as it stands now. */
export function told({ intent, entry: before }: Logged, after: Entry): Intent {
  const when = {
    day: intent.day + daysBetween(before.localDate, after.localDate),
    time: after.localTime === before.localTime ? intent.time : after.localTime,
  };
  if (intent.type === 'log-meal' && after.kind === 'meal' && before.kind === 'meal') {
    const items = after.items.map((item) => readAs(item, intent, before));
    return { ...intent, ...when, meal: after.meal === before.meal ? intent.meal : after.meal, items };
  }
  if (intent.type === 'log-workout' && after.kind === 'workout') {
    const { activity, minutes, calories, distance, assumed } = after;
    return { ...intent, ...when, activity, minutes, calories, distance, assumed };
  }
  return intent;
}

/** As it was read, where nothing of it changed. */
function readAs(item: Item, { items }: IntentOf<'log-meal'>, before: MealEntry): ReadItem {
  const at = before.items.indexOf(item);
  return items.length === before.items.length && at >= 0
    ? items[at]!
    : { ...item, words: item.words ?? item.name, choices: [], sureness: 1 };
}
