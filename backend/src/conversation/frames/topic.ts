import type { Entry, MealEntry } from '../../domain/entry.js';
import { addDays } from '../../domain/local-day.js';
import { lastTopic } from '../questions/last-topic.js';
import type { TurnContext } from '../turn-context.js';
import { lastEntries } from '../targets.js';
import type { NamedItem } from './talk.js';

/** How long the food that was changed last is what "it" means. */
const MINUTES = 10;

/** The food of the latest entry that was logged, added or changed last; null where that is none or several. */
export function topicOf(context: TurnContext, entries: readonly Entry[]): NamedItem | null {
  const entry = entries[0];
  if (entry?.kind !== 'meal') return null;
  const [only, ...more] = entry.items.length === 1 ? [0] : freshIn(entry, context);
  const item = only === undefined || more.length > 0 ? undefined : entry.items[only];
  return item ? { entry, index: only!, item } : null;
}

/** The places of what was added to a meal or changed last. */
export function freshIn(entry: MealEntry, context: TurnContext): readonly number[] {
  const change = context.snapshot.changes.findLast((one) => !one.undone);
  if (!change || context.now.getTime() - Date.parse(change.at) > MINUTES * 60_000) return [];
  const event = change.events.find((one) => one.type === 'entry-corrected' && one.after.id === entry.id);
  if (event?.type !== 'entry-corrected' || event.before.kind !== 'meal') return [];
  const before = event.before.items.map((item) => JSON.stringify(item));
  return entry.items.flatMap((item, index) => (before.includes(JSON.stringify(item)) ? [] : [index]));
}

/** Entries that stand, the one spoken of last first: after "what was dinner last night" the one that we told of, unless something was logged since. */
export function askedFirst(context: TurnContext): Entry[] {
  const entries = lastEntries(context);
  const topic = lastTopic(context);
  const last = context.snapshot.changes.at(-1);
  if (topic?.about !== 'list' || (last && last.at > context.snapshot.pending!.askedAt)) return entries;
  const day = addDays(context.today, topic.day);
  const told = entries.filter(
    (entry) => entry.localDate === day && (topic.meal === null || (entry.kind === 'meal' && entry.meal === topic.meal)),
  );
  return told.length === 1 ? [told[0]!, ...entries.filter((entry) => entry !== told[0])] : entries;
}
